/** The dark pill near the top of a phone that tells something and goes. */

import { el } from "./dom.js";

const SHOWN_MS = 3000;
const PER_LETTER_MS = 35;

export function showToast(toasts, text) {
  const toast = el("div", { class: "toast", "data-testid": "toast" }, text);
  toasts.replaceChildren(toast);
  setTimeout(() => toast.classList.add("going"), SHOWN_MS + PER_LETTER_MS * text.length);
  toast.addEventListener("transitionend", () => toast.classList.contains("going") && toast.remove());
}
