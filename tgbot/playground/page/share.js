/** The chats of this person, to share a text with one of them, as a t.me/share link asks: it can still be changed there. */

import { button } from "./dom.js";
import { faceOf, groupFace } from "./faces.js";
import { openPanel } from "./sheet.js";

export function openShareChoice(phone, text) {
  const { words, page } = phone;
  openPanel(phone.screen, words.shareWith, words, (close) => phone.chats.map((entry) => {
    const choose = () => {
      close();
      phone.open(entry.chat.id);
      phone.view.composer.suggest(text);
    };
    const face = entry.chat.type === "private" ? faceOf(page.bot) : groupFace(entry.chat);
    return button({ class: "person-line", onclick: choose }, face, phone.titleOf(entry));
  }));
}
