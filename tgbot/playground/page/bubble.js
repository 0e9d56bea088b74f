/** One message as it stands in the chat. */

import { button, el } from "./dom.js";
import { formatted } from "./entities.js";
import { senderName, toneOf } from "./faces.js";
import { icon, iconButton } from "./icons.js";
import { keyboard } from "./keyboard.js";
import { isBare, media } from "./media.js";
import { clock } from "./when.js";
import { preview, serviceText } from "./wording.js";

/** The message's node; `view` is the chat that shows it (see chat.js). */
export function bubble(message, view) {
  const service = serviceText(message, view.words);
  return service === null ? spoken(message, view) : pill(message, service);
}

/** The effects that are free for all bots, as small signs: a page of many phones is no place for fireworks. */
const EFFECTS = {
  "5104841245755180586": "🔥", "5107584321108051014": "👍", "5104858069142078462": "👎",
  "5159385139981059251": "❤️", "5044134455711629726": "❤️", "5046509860389126442": "🎉", "5046589136895476101": "💩",
};

export const isOwn = (message, person) => message.from?.id === person.id;

function pill(message, text) {
  const hooks = { "data-testid": "message", "data-message": message.message_id };
  return el("div", { class: "service", ...hooks }, el("span", {}, text));
}

function spoken(message, view) {
  const own = isOwn(message, view.person);
  const rows = message.reply_markup?.inline_keyboard ?? [];
  const guarded = message.has_protected_content && "protected";
  const classes = ["message", own ? "own" : "other", isBare(message) && "bare", guarded];
  return el("article", {
    class: classes.filter(Boolean).join(" "), tabindex: "-1", "data-testid": "message",
    "data-message": message.message_id, "data-from": message.from?.id,
    "aria-label": message.from && senderName(message),
  },
  el("div", { class: "column" },
    el("div", { class: "bubble", ondblclick: () => view.composer.replyTo(message) }, content(message, view, own)),
    rows.length > 0 && keyboard(rows, {
      isWaiting: (button) => view.isWaiting(message, button),
      press: (button) => view.press(message, button),
    })),
  iconButton("menu", view.words.actions, (anchor) => view.showActions(message, anchor),
    { class: "more", tabindex: "-1" }));
}

/** What a link adds to /start: Telegram's apps send it, and show the command only. */
const LINKED_START = /^(\/start) \S+$/;

function content(message, view, own) {
  const said = message.text ?? message.caption;
  const text = own && !view.isGroup ? said?.replace(LINKED_START, "$1") : said;
  const reader = view.readerOf(message);
  const picture = media(message, reader);
  const body = el("div", { class: "text" },
    text && formatted(text, message.entities ?? message.caption_entities ?? [], reader), meta(message, view));
  return [
    view.isGroup && !own && message.from &&
      el("div", { class: `sender ${toneOf(message.sender_chat ?? message.from)}` }, senderName(message)),
    message.reply_to_message && quotedHeader(message.reply_to_message, view),
    ...(message.show_caption_above_media ? [body, picture] : [picture, body]),
    message.reactions?.length > 0 && reactions(message.reactions),
  ];
}

function quotedHeader(quoted, view) {
  const author = quoted.from ? senderName(quoted) : "";
  return button({ class: `quoted ${toneOf(quoted.from)}`, onclick: () => view.jumpTo(quoted.message_id) },
    el("span", { class: "quoted-name" }, author),
    el("span", { class: "quoted-text" }, preview(quoted, view.words)));
}

function meta(message, view) {
  // A bot edits its screens in place all the time; messengers mark only what people edit.
  const edited = message.edit_date && !message.from?.is_bot;
  const { words } = view;
  const guard = message.has_protected_content &&
    el("span", { class: "guard", role: "img", "aria-label": words.protected, title: words.protected }, icon("lock"));
  const effect = EFFECTS[message.effect_id];
  return el("span", { class: "meta" }, effect && el("span", { class: "effect", "aria-hidden": "true" }, effect), guard, edited && el("span", {}, words.edited),
    el("time", {}, clock(message.date, view.language)));
}

function reactions(given) {
  const counts = new Map();
  for (const { emoji } of given) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  return el("div", { class: "reactions" }, [...counts].map(([emoji, count]) =>
    el("span", { class: "reaction" }, emoji, count > 1 && el("span", {}, String(count)))));
}
