/** The inline keyboard under a bubble. */

import { button, el } from "./dom.js";
import { icon } from "./icons.js";

const STYLES = ["primary", "success", "danger"];
const ICONS = { url: "link", copy_text: "copy" };

/** `isWaiting(key)`: whether a key awaits its answer; `press(key)` is called on each tap. */
export function keyboard(rows, { isWaiting, press }) {
  return el("div", { class: "keyboard" }, rows.map((row) =>
    el("div", { class: "keyboard-row" }, row.map((key) => drawn(key, isWaiting(key), press)))));
}

function drawn(key, waiting, press) {
  const style = STYLES.includes(key.style) ? key.style : "";
  const kind = Object.keys(ICONS).find((name) => name in key);
  const off = "disabled" in key;
  return button({
    class: `key ${style}${off ? " off" : ""}`, "data-testid": "inline-button", "aria-busy": String(waiting),
    "aria-disabled": off && "true",
    onclick: (event) => !off && event.currentTarget.getAttribute("aria-busy") === "false" && press(key),
  }, el("span", { class: "key-text" }, key.text), kind && icon(ICONS[kind]), el("span", { class: "spinner" }));
}
