/** Names and avatars of people, groups and the bot. */

import { el } from "./dom.js";
import { icon } from "./icons.js";

const TONES = 7;

/** The class that gives a user its colour, the same wherever it is shown. */
export const toneOf = (user) => (user?.is_bot ? "tone-bot" : `tone-${Math.abs(user?.id ?? 0) % TONES}`);

export function fullName(user) {
  return [user.first_name, user.last_name].filter(Boolean).join(" ");
}

/** Whose name stands above a message: an admin may write as the group, an owner as a channel. */
export const senderName = (message) => message.sender_chat?.title ?? fullName(message.from);

export function faceOf(user, size = "") {
  if (!user.is_bot) return initialsOn(toneOf(user), fullName(user), size);
  return el("span", { class: `avatar bot ${size}`, "aria-hidden": "true" }, icon("crosswire"));
}

export const groupFace = (chat, size = "") => initialsOn(toneOf(chat), chat.title, size);

function initialsOn(tone, name, size) {
  return el("span", { class: `avatar ${size} ${tone}`, "aria-hidden": "true" }, initials(name));
}

function initials(name) {
  const words = name.trim().split(/\s+/u);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => [...word][0] ?? "").join("").toUpperCase();
}
