/** One stream of events for all phones: a browser opens no more than six connections to one host. */

const NAMES = ["message", "edited", "deleted", "answer", "chats", "world"];
const RETRY_MS = 1500;

export class Stream {
  #users = "";
  #source = null;
  #retry = null;

  /** `onEvent(name, content)` for each event, `onOpen()` after each connection, `onLost()` when it breaks. */
  constructor({ onEvent, onOpen, onLost }) {
    this.onEvent = onEvent;
    this.onOpen = onOpen;
    this.onLost = onLost;
  }

  /** Follows exactly these users; the same users again change nothing. */
  follow(users) {
    const wanted = [...users].sort((one, other) => one - other).join(",");
    if (wanted === this.#users) return;
    this.#users = wanted;
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#source?.close();
    if (this.#users === "") return;
    const source = new EventSource(`/people/events?users=${this.#users}`);
    source.onopen = () => this.onOpen();
    source.onerror = () => {
      this.onLost();
      // The browser reconnects by itself after a break, but gives up after an answer other than 200.
      if (source.readyState === EventSource.CLOSED) this.#retry = setTimeout(() => this.#connect(), RETRY_MS);
    };
    for (const name of NAMES) {
      source.addEventListener(name, (event) => this.onEvent(name, JSON.parse(event.data)));
    }
    this.#source = source;
  }
}
