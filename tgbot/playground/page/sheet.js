/** Sheets over a host (a phone's screen or the page): alerts, forms, lists and enlarged pictures. */

import { button, el, present } from "./dom.js";
import { iconButton } from "./icons.js";

/** Opens a sheet and gives back the function that closes it; the rest of the host rests while it is open. */
function openSheet(host, { name, role = "dialog", testid, kind = "", body, dismissible = true }) {
  const before = document.activeElement;
  const sheet = el("div", {
    class: `sheet ${kind}`, role, "aria-modal": "true", "aria-label": name, "data-testid": testid, tabindex: "-1",
  });
  const layer = el("div", { class: `sheet-layer ${kind}` }, sheet);
  const close = () => {
    layer.remove();
    settle(host);
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  sheet.append(...present([body(close)]));
  layer.addEventListener("click", (event) => dismissible && event.target === layer && close());
  layer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  host.append(layer);
  settle(host);
  (sheet.querySelector("[data-focus]") ?? sheet).focus({ preventScroll: true });
  return close;
}

/** Only the topmost sheet can be reached. */
function settle(host) {
  const layers = [...host.children].filter((child) => child.classList.contains("sheet-layer"));
  for (const child of host.children) {
    if (!child.classList.contains("toasts")) child.inert = layers.length > 0 && child !== layers.at(-1);
  }
}

/** What the bot says as an alert: read, then OK. */
export function openAlert(host, text, words) {
  openSheet(host, {
    name: text, role: "alertdialog", testid: "alert", kind: "alert", dismissible: false,
    body: (close) => [
      el("p", { class: "alert-text" }, text),
      button({ class: "alert-ok", "data-focus": true, onclick: close }, words.ok),
    ],
  });
}

export function openPicture(host, url, words) {
  openSheet(host, {
    name: words.photo, testid: "picture", kind: "viewer",
    body: (close) => [
      el("img", { src: url, alt: words.photo, onclick: close }),
      iconButton("close", words.close, close, { class: "round close", "data-focus": true }),
    ],
  });
}

/** A sheet with a heading and a way out. */
export function openPanel(host, title, words, body) {
  return openSheet(host, {
    name: title, testid: "panel", kind: "panel",
    body: (close) => [
      el("header", {}, el("h2", {}, title), iconButton("close", words.close, close)),
      ...present([body(close)]),
    ],
  });
}

/** The first field of a panel: a name, of which something can be seen. */
export const nameField = (longest, hooks = {}) => el("input", {
  type: "text", required: true, pattern: ".*\\S.*", maxlength: longest, autocomplete: "off", "data-focus": true, ...hooks,
});
