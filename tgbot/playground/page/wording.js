/** Messages in one line: previews, quoted headers and service messages. */

import { fullName, senderName } from "./faces.js";
import { filled } from "./labels.js";

const MEDIA = ["voice", "video_note", "animation", "sticker", "photo", "document"];

/** The kind of media a message carries, or undefined. An animation also has a document: the order decides. */
export const mediaKind = (message) => MEDIA.find((kind) => message[kind] !== undefined);

/** One line for the chat list or a quoted header; spoilers stay hidden there too. */
export function preview(message, words) {
  const service = serviceText(message, words);
  if (service !== null) return service;
  const text = masked(message.text ?? message.caption ?? "", message.entities ?? message.caption_entities ?? []);
  const kind = mediaKind(message);
  const parts = [kind && words[kind], kind === "sticker" && message.sticker.emoji, text];
  return parts.filter(Boolean).join(" · ").replace(/\s+/gu, " ");
}

/** The sentence of a service message, or null for an ordinary one. */
export function serviceText(message, words) {
  const by = message.from ? senderName(message) : message.chat.title;
  if (message.new_chat_members) {
    const name = message.new_chat_members.map(fullName).join(", ");
    return filled(name === by ? words.joined : words.added, { by, name });
  }
  if (message.left_chat_member) {
    const name = fullName(message.left_chat_member);
    return filled(name === by ? words.left : words.removed, { by, name });
  }
  if (message.group_chat_created) return filled(words.founded, { by, title: message.chat.title });
  if (message.new_chat_title) return filled(words.renamed, { by, title: message.new_chat_title });
  if (message.forum_topic_created) {
    return filled(words.topicCreated, { by, title: message.forum_topic_created.name });
  }
  if (message.pinned_message) return filled(words.pinnedBy, { by });
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return words.upgraded;
  return null;
}

function masked(text, entities) {
  let shown = text;
  for (const { type, offset, length } of entities) {
    if (type === "spoiler") shown = shown.slice(0, offset) + "▒".repeat(length) + shown.slice(offset + length);
  }
  return shown;
}
