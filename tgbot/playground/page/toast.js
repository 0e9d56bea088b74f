/** A transient notice: the dark pill near the top of a phone. */

import { el } from "./dom.js";

const SHOWN_MS = 3000;
const PER_LETTER_MS = 35;
const FADE_MS = 300; // a little more than in phone.css

export function showToast(toasts, text) {
  const toast = el("div", { class: "toast", "data-testid": "toast" }, text);
  toasts.replaceChildren(toast);
  const shown = SHOWN_MS + PER_LETTER_MS * text.length;
  setTimeout(() => toast.classList.add("going"), shown);
  setTimeout(() => toast.remove(), shown + FADE_MS); // by time: a phone out of sight fades nothing, and never says so
}
