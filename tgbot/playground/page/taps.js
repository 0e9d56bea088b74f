/** The taps of one phone that wait for the bot's answer. */

const keyOf = (message, data) => `${message} ${data}`;

export class Taps {
  #tapOf = new Map(); // button -> tap id, or null while the tap itself is on its way
  #early = new Set(); // answers that overtook the reply that names their tap

  isWaiting(message, data) {
    return this.#tapOf.has(keyOf(message, data));
  }

  /** Waits for the answer to this button; `tapped` gives the tap's id. */
  async wait(message, data, tapped) {
    const key = keyOf(message, data);
    this.#tapOf.set(key, null);
    try {
      const { tap } = await tapped;
      if (this.#early.delete(tap)) this.#tapOf.delete(key);
      else this.#tapOf.set(key, tap);
    } catch (error) {
      this.#tapOf.delete(key);
      throw error;
    }
  }

  answered(tap) {
    for (const [key, waiting] of this.#tapOf) {
      if (waiting === tap) {
        this.#tapOf.delete(key);
        return;
      }
    }
    this.#early.add(tap);
  }
}
