/** The foot of a chat: the field to write in, or the button that must come first (Start, Unblock). */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { senderName } from "./faces.js";
import { icon, iconButton } from "./icons.js";
import { openMenu } from "./menu.js";
import { preview } from "./wording.js";

const ATTACHMENTS = {
  photo: "photo", animation: "gif", sticker: "sticker", voice: "microphone", video_note: "video", document: "document",
};
const WITHOUT_CAPTION = ["sticker", "video_note"];

export class Composer {
  #view;
  #about = null; // {message, editing}: what is being answered or changed

  constructor(view) {
    this.#view = view;
    const { words, drafts } = view;
    this.field = el("textarea", {
      rows: "1", placeholder: words.message, "aria-label": words.message, autocomplete: "off",
      "data-testid": "composer", oninput: () => this.#typed(), onkeydown: (event) => this.#key(event),
    });
    this.field.value = drafts.get(view.chatId) ?? "";
    this.sendButton = iconButton("send", words.send, () => this.#send(), { "data-testid": "send" });
    this.commandsButton = iconButton("commands", words.commands, (anchor) => this.#offerCommands(anchor),
      { "data-testid": "commands" });
    this.attachButton = iconButton("attach", words.attach, (anchor) => this.#offerMedia(anchor),
      { "data-testid": "attach" });
    this.aboutBar = el("div", { class: "about", hidden: true });
    this.root = el("footer", { class: "foot" });
    this.redraw();
  }

  /** Draws what the chat allows now. */
  redraw() {
    const { words, entry, phone } = this.#view;
    if (entry.blocked) {
      this.root.replaceChildren(this.#wide("unblock", words.unblock, () => api.unblock(phone.person.id)));
    } else if (this.#view.isPrivate && (!entry.started || phone.payload !== null)) {
      this.root.replaceChildren(this.#wide("start", words.start, () => phone.start()));
    } else if (!this.root.contains(this.field)) {
      const field = el("div", { class: "field" }, this.field, this.commandsButton);
      this.root.replaceChildren(this.aboutBar,
        el("div", { class: "composer" }, this.attachButton, field, this.sendButton));
    }
    this.#typed();
  }

  replyTo(message) {
    this.#concern({ message, editing: false });
    this.field.focus();
  }

  /** The bot asks for a reply: what is written next is one, unless the person is at something else. */
  expectReply(message) {
    if (this.#about === null && this.field.value === "") this.#concern({ message, editing: false });
  }

  /** What was deleted is no longer replied to or edited. */
  deleted(ids) {
    if (ids.includes(this.#about?.message.message_id)) this.#concern(null);
  }

  edit(message) {
    this.#concern({ message, editing: true });
    this.field.value = message.text;
    this.#typed();
    this.field.focus();
  }

  /** Puts text into the field, as a button of the bot may ask. */
  suggest(text) {
    this.field.value = text;
    this.#typed();
    this.field.focus();
  }

  #concern(about) {
    this.#about = about;
    this.aboutBar.hidden = about === null;
    if (about === null) return;
    const { words } = this.#view;
    const { message, editing } = about;
    this.aboutBar.replaceChildren(icon(editing ? "edit" : "reply"),
      el("div", { class: "about-what" },
        el("span", { class: "about-name" }, editing ? words.edit : senderName(message)),
        el("span", { class: "about-text" }, preview(message, words))),
      iconButton("close", words.cancel, () => this.#forget()));
  }

  #forget() {
    if (this.#about?.editing) this.field.value = "";
    this.#concern(null);
    this.#typed();
    this.field.focus();
  }

  #typed() {
    const { drafts, chatId, commands } = this.#view;
    const blank = this.field.value.trim() === "";
    drafts.set(chatId, this.field.value);
    this.sendButton.disabled = blank;
    this.commandsButton.hidden = commands.length === 0 || !blank;
    this.field.style.height = "auto";
    if (this.field.scrollHeight > 0) this.field.style.height = `${this.field.scrollHeight}px`;
  }

  #key(event) {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Escape" && this.#about !== null) {
      event.stopPropagation();
      this.#forget();
    }
  }

  async #send() {
    const text = this.field.value.trim();
    if (text === "") return;
    const { phone, chatId } = this.#view;
    const about = this.#about;
    this.field.value = "";
    this.#concern(null);
    this.#typed();
    this.field.focus();
    this.#view.toNewest();
    const sent = await phone.attempt(about?.editing
      ? api.edit(phone.person.id, chatId, about.message.message_id, text)
      : api.text(phone.person.id, chatId, text, this.#view.placeOf(about?.message)));
    if (sent === undefined && this.field.value === "") this.suggest(text); // refused: nothing typed is lost
  }

  #offerMedia(anchor) {
    const { words, phone, chatId } = this.#view;
    const send = (kind) => {
      const caption = WITHOUT_CAPTION.includes(kind) ? "" : this.field.value.trim();
      const place = this.#view.placeOf(this.#about?.editing ? undefined : this.#about?.message);
      if (caption !== "") this.field.value = "";
      this.#concern(null);
      this.#typed();
      phone.attempt(api.media(phone.person.id, chatId, kind, caption || undefined, place));
      this.#view.toNewest();
    };
    openMenu(phone.screen, anchor, words.attach, Object.entries(ATTACHMENTS).map(([kind, picture]) =>
      ({ label: words[kind], icon: picture, act: () => send(kind) })));
  }

  #offerCommands(anchor) {
    const { words, phone, commands } = this.#view;
    openMenu(phone.screen, anchor, words.commands, commands.map(({ command, description }) =>
      ({ label: `/${command}`, note: description, act: () => this.#view.sayCommand(`/${command}`) })));
  }

  #wide(testid, name, act) {
    return button({ class: "wide", "data-testid": testid, onclick: () => this.#view.phone.attempt(act()) }, name);
  }
}
