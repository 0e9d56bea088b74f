/** The chats of a phone: as tabs in its header, and as a list with the last messages. */

import { button, el } from "./dom.js";
import { faceOf, groupFace } from "./faces.js";
import { clockOrDay } from "./when.js";
import { preview } from "./wording.js";

/**
 * The open chat's tab shows its title, the others an avatar with a badge: every chat is one tap away.
 * The list has the liveliest chat first; tabs keep their places (by id: groups, then the private chat).
 */
export function chatTabs(phone) {
  return [...phone.chats].sort((one, other) => one.chat.id - other.chat.id).map((entry) => {
    const { chat } = entry;
    const open = chat.id === phone.openId;
    const title = phone.titleOf(entry);
    const unread = phone.unreadOf(entry);
    return button({
      role: "tab", class: "chat-tab", "aria-selected": String(open), title,
      "aria-label": unread > 0 ? `${title}, ${unread} ${phone.words.unread}` : title,
      "data-testid": "chat-tab", "data-chat": chat.id,
      onclick: () => phone.open(chat.id),
    }, face(phone, chat), badge(unread),
    open && el("span", { class: "tab-text" }, el("span", { class: "tab-title" }, title),
      el("span", { class: "tab-note" }, phone.noteOf(entry))));
  });
}

export function chatList(phone) {
  return phone.chats.map((entry) => {
    const { chat, last } = entry;
    const title = phone.titleOf(entry);
    return button({
      class: "chat-row", "data-testid": "chat-row", "data-row": chat.id, onclick: () => phone.open(chat.id),
    }, face(phone, chat, "large"),
    el("span", { class: "row-text" }, el("span", { class: "row-title" }, title),
      el("span", { class: "row-preview" }, last ? preview(last, phone.words) : phone.words.empty)),
    el("span", { class: "row-side" }, last && el("time", {}, clockOrDay(last.date, phone.language)),
      badge(phone.unreadOf(entry))));
  });
}

const face = (phone, chat, size) => (chat.type === "private" ? faceOf(phone.page.bot, size) : groupFace(chat, size));

export const badge = (count) =>
  count > 0 && el("span", { class: "badge", "data-testid": "badge", "aria-hidden": "true" }, String(count));
