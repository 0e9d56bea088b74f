/** The taps of one phone that wait for the bot's answer. */

const keyOf = (message, data) => `${message} ${data}`;

export class Taps {
  #tapOf = new Map(); // button -> tap id, or null while the tap itself is on its way
  #early = new Map(); // tap id -> an answer that overtook the reply that names its tap

  isWaiting(message, data) {
    return this.#tapOf.has(keyOf(message, data));
  }

  /** Waits for the answer to this button; `tapped` gives the tap's id. Gives back the answer if that came before. */
  async wait(message, data, tapped) {
    const key = keyOf(message, data);
    this.#tapOf.set(key, null);
    try {
      const { tap } = await tapped;
      const answer = this.#early.get(tap);
      if (answer === undefined) this.#tapOf.set(key, tap);
      else this.#tapOf.delete(key);
      if (!this.#onTheirWay()) this.#early.clear();
      return answer;
    } catch (error) {
      this.#tapOf.delete(key);
      throw error;
    }
  }

  /** Whether the answer is to a tap of this phone; one to a tap that is on its way is kept until that is known. */
  answered(answer) {
    for (const [key, waiting] of this.#tapOf) {
      if (waiting === answer.tap) {
        this.#tapOf.delete(key);
        return true;
      }
    }
    if (this.#onTheirWay()) this.#early.set(answer.tap, answer);
    return false;
  }

  #onTheirWay() {
    return [...this.#tapOf.values()].includes(null);
  }
}
