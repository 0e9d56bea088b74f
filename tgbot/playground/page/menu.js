/** A popup menu inside a host (a phone's screen or the page). */

import { button, el } from "./dom.js";
import { icon } from "./icons.js";

/** Opens a menu at the anchor; an item is `{label, act, icon?, note?, danger?}`; falsy items are left out. */
export function openMenu(host, anchor, name, items) {
  const before = document.activeElement;
  const list = el("div", { class: "menu", role: "menu", "aria-label": name, "data-testid": "menu" });
  const layer = el("div", { class: "menu-layer" }, list);
  const close = () => {
    layer.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  list.append(...items.filter(Boolean).map((item) => menuItem(item, close)));
  layer.addEventListener("click", (event) => event.target === layer && close());
  layer.addEventListener("contextmenu", (event) => event.preventDefault());
  layer.addEventListener("keydown", (event) => walk(event, list, close));
  host.append(layer);
  place(list, anchor.getBoundingClientRect(), host.getBoundingClientRect());
  list.firstElementChild?.focus({ preventScroll: true });
}

function menuItem({ label, act, icon: picture, note, danger }, close) {
  const choose = () => {
    close();
    act();
  };
  return button({ role: "menuitem", class: danger ? "danger" : "", tabindex: "-1", onclick: choose },
    picture && icon(picture), el("span", { class: "menu-label" }, label),
    note && el("span", { class: "menu-note" }, note));
}

function walk(event, list, close) {
  const items = [...list.children];
  const at = items.indexOf(document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 };
  if (["Escape", "Tab"].includes(event.key)) close();
  else if (event.key in steps) items[steps[event.key] % items.length].focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Below the anchor where there is room, else above it; never outside the host. */
function place(list, anchor, host) {
  const margin = 8;
  const { offsetWidth: width, offsetHeight: height } = list; // as laid out, not as the animation shows it
  const below = anchor.bottom - host.top + 4;
  const above = anchor.top - host.top - height - 4;
  const top = below + height + margin > host.height ? above : below;
  const onTheRight = anchor.left + anchor.right > host.left + host.right;
  const left = onTheRight ? anchor.right - host.left - width : anchor.left - host.left;
  const within = (value, room) => Math.max(margin, Math.min(value, room - margin));
  list.style.top = `${within(top, host.height - height)}px`;
  list.style.left = `${within(left, host.width - width)}px`;
}
