/** An open chat on a phone: pinned message, messages, composer. */

import { api } from "./api.js";
import { bubble, isOwn } from "./bubble.js";
import { Composer } from "./composer.js";
import { button, el, present } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { openMenu } from "./menu.js";
import { openPicture } from "./sheet.js";
import { badge } from "./switcher.js";
import { TopicTabs, topicOf } from "./topics.js";
import { dayKey, dayName } from "./when.js";
import { preview, serviceText } from "./wording.js";

export class ChatView {
  commands = [];
  #messages = new Map(); // message id -> Message
  #nodes = new Map(); // message id -> its node
  #opened = new Set(); // spoilers, quotes and pictures that this person has opened
  #backlog = null; // events that arrive while the history is on its way
  #pinned = null;
  #about = ""; // what the bot says of itself
  #below = 0; // messages that came while the person looked at older ones
  #loads = 0; // how often the history was asked for

  constructor(phone, entry) {
    this.phone = phone;
    this.entry = entry;
    this.words = phone.words;
    this.language = phone.language;
    this.person = phone.person;
    this.drafts = phone.drafts;
    this.chatId = entry.chat.id;
    this.isPrivate = entry.chat.type === "private";
    this.isGroup = !this.isPrivate;

    this.list = el("div", { class: "messages" });
    this.log = el("div", {
      class: "log", role: "log", tabindex: "0", "aria-label": phone.titleOf(entry), "data-testid": "log",
      onkeydown: (event) => this.#walk(event), onscroll: () => this.#scrolled(),
      oncontextmenu: (event) => this.#contextMenu(event), onclick: (event) => this.#touched(event),
    }, this.list);
    this.pinnedBar = button({ class: "pinned", hidden: true, onclick: () => this.jumpTo(this.#pinned) });
    this.downButton = iconButton("down", this.words.down, () => this.toNewest(), { class: "round down", hidden: true });
    this.composer = new Composer(this);
    this.topics = new TopicTabs(this);
    this.root = el("div", { class: "chat", "data-testid": "chat", "data-open-chat": this.chatId },
      this.topics.root, this.pinnedBar, el("div", { class: "log-frame" }, this.log, this.downButton), this.composer.root);
    this.#regroup();
  }

  /** Fetches the history and draws what differs from what is shown. */
  async load() {
    this.#backlog ??= [];
    const asked = ++this.#loads;
    const { chat, messages, commands, pinned, topics, about } = await api.chat(this.person.id, this.chatId);
    if (asked !== this.#loads) return; // answers can overtake each other: only the last question's counts
    if (chat === undefined) return; // the person has left it: the list of chats closes this view
    const newest = messages.at(-1);
    const unseen = this.#messages.has(newest?.message_id) ? undefined : newest;
    const kept = new Set(messages.map((message) => message.message_id));
    for (const id of [...this.#messages.keys()]) if (!kept.has(id)) this.#drop(id);
    for (const message of messages) this.#put(message);
    this.commands = commands;
    this.#pinned = pinned;
    this.#about = about;
    this.topics.become(chat.is_forum, topics);
    // A question that came while nobody looked is found with its reply begun, as in Telegram.
    if (unseen?.reply_markup?.force_reply) this.composer.expectReply(unseen);
    const late = this.#backlog ?? [];
    this.#backlog = null;
    for (const step of late) step();
    this.#regroup();
    this.composer.redraw();
  }

  added(message) {
    this.#onceLoaded(() => {
      this.#put(message);
      if (message.pinned_message) this.#pinned = message.pinned_message.message_id;
      if (isOwn(message, this.person)) this.toNewest();
      else this.#heard(message);
      if (message.reply_markup?.force_reply) this.composer.expectReply(message);
      this.#regroup();
    });
  }

  edited(message) {
    this.#onceLoaded(() => {
      this.#put(message);
      this.#regroup();
    });
  }

  deleted(ids) {
    this.#onceLoaded(() => {
      for (const id of ids) this.#drop(id);
      this.composer.deleted(ids);
      this.#regroup();
    });
  }

  /** Shows the messages of the topic that is open now. */
  topicChanged() {
    this.#regroup();
    this.toNewest();
  }

  /** Where a new message goes: what it answers, and in a forum its topic. */
  placeOf(answered) {
    return { reply_to: answered?.message_id, topic: this.topics.open ?? undefined };
  }

  /** Shows on every key whether it waits for its answer. */
  refreshWaiting() {
    for (const [id, message] of this.#messages) {
      const buttons = message.reply_markup?.inline_keyboard?.flat() ?? [];
      this.#nodes.get(id).querySelectorAll(".key").forEach((key, place) =>
        key.setAttribute("aria-busy", String(this.isWaiting(message, buttons[place]))));
    }
  }

  isWaiting(message, button) {
    return this.phone.taps.isWaiting(message.message_id, button.callback_data);
  }

  press(message, button) {
    this.phone.press(this.chatId, message, button);
  }

  /** What this person sees of the message's text and pictures. */
  readerOf(message) {
    // New content is hidden again, but an expanded quote stays so while its message is edited.
    const content = message.text ?? message.caption;
    const key = (what) => `${message.message_id} ${what} ${typeof what === "number" ? "" : content}`;
    return {
      words: this.words,
      language: this.language,
      isOpen: (what) => this.#opened.has(key(what)),
      setOpen: (what, open) => (open ? this.#opened.add(key(what)) : this.#opened.delete(key(what))),
      followLink: (url) => this.phone.followLink(url),
      sayCommand: (text) => this.sayCommand(text),
      enlarge: (url) => openPicture(this.phone.screen, url, this.words),
    };
  }

  /** Sends a command; in a group it is addressed, as messengers do. */
  sayCommand(command) {
    const text = this.isGroup && !command.includes("@") ? `${command}@${this.phone.page.bot.username}` : command;
    this.phone.attempt(api.text(this.person.id, this.chatId, text, this.placeOf()));
    this.toNewest();
  }

  toNewest() {
    this.log.scrollTop = 0;
  }

  jumpTo(id) {
    const node = this.#nodes.get(id);
    if (node === undefined) return;
    this.topics.turnTo(topicOf(this.#messages.get(id)));
    node.scrollIntoView({ block: "center" });
    node.classList.remove("flash");
    requestAnimationFrame(() => node.classList.add("flash"));
  }

  showActions(message, anchor) {
    const { words, person, phone } = this;
    const own = isOwn(message, person);
    const text = message.text ?? message.caption;
    openMenu(phone.screen, anchor, words.actions, [
      { label: words.reply, icon: "reply", act: () => this.composer.replyTo(message) },
      text && !message.has_protected_content && { label: words.copy, icon: "copy", act: () => phone.copy(text) },
      own && message.text && { label: words.edit, icon: "edit", act: () => this.composer.edit(message) },
      own && { label: words.delete, icon: "delete", danger: true,
        act: () => phone.attempt(api.delete(person.id, this.chatId, message.message_id)) },
    ]);
  }

  #heard(message) {
    this.topics.heard(topicOf(message));
    if (this.downButton.hidden || topicOf(message) !== this.topics.open) return;
    this.#below += 1;
    this.#drawDown();
  }

  #onceLoaded(step) {
    if (this.#backlog === null) step();
    else this.#backlog.push(step);
  }

  #put(message) {
    const id = message.message_id;
    const shown = this.#nodes.get(id);
    if (shown !== undefined && JSON.stringify(this.#messages.get(id)) === JSON.stringify(message)) return;
    const node = bubble(message, this);
    this.#messages.set(id, message);
    this.#nodes.set(id, node);
    if (shown === undefined) {
      const next = [...this.#nodes.keys()].filter((other) => other > id).sort((one, other) => one - other)[0];
      this.list.insertBefore(node, this.#nodes.get(next) ?? null);
    } else {
      const focused = focusables(shown).indexOf(document.activeElement);
      shown.replaceWith(node);
      focusables(node)[focused]?.focus({ preventScroll: true });
    }
  }

  #drop(id) {
    this.#nodes.get(id)?.remove();
    this.#nodes.delete(id);
    this.#messages.delete(id);
  }

  /** Day headings, and which bubbles stand together: the name above the first, the tail at the last. */
  #regroup() {
    for (const heading of this.list.querySelectorAll(".day, .blank")) heading.remove();
    const here = (message) => topicOf(message) === this.topics.open;
    for (const [id, node] of this.#nodes) node.hidden = !here(this.#messages.get(id));
    const shown = [...this.#messages.values()].filter(here).sort((one, other) => one.message_id - other.message_id);
    const sender = (message) => message.sender_chat?.id ?? message.from?.id;
    const together = (one, other) => one !== undefined && other !== undefined && sender(one) === sender(other) &&
      dayKey(one.date) === dayKey(other.date) && [one, other].every((each) => serviceText(each, this.words) === null);
    shown.forEach((message, place) => {
      const node = this.#nodes.get(message.message_id);
      node.classList.toggle("first", !together(shown[place - 1], message));
      node.classList.toggle("last", !together(message, shown[place + 1]));
      if (place === 0 || dayKey(shown[place - 1].date) !== dayKey(message.date)) {
        node.before(el("div", { class: "day" }, el("span", {}, dayName(message.date, this.language))));
      }
    });
    if (shown.length === 0 && this.#backlog === null) this.list.append(this.#blank());
    this.#drawPinned();
  }

  #blank() {
    const { words } = this;
    if (!this.isPrivate || this.entry.started) return el("div", { class: "blank" }, el("span", {}, words.empty));
    return el("div", { class: "blank" },
      this.#about && el("p", { class: "bot-about", "data-testid": "about" }, el("strong", {}, words.about), this.#about),
      el("span", {}, words.introduction));
  }

  #drawPinned() {
    const message = this.#messages.get(this.#pinned);
    this.pinnedBar.hidden = message === undefined || topicOf(message) !== this.topics.open;
    if (this.pinnedBar.hidden) return;
    this.pinnedBar.replaceChildren(icon("pin"), el("span", { class: "pinned-what" },
      el("span", { class: "pinned-name" }, this.words.pinned),
      el("span", { class: "pinned-text" }, preview(message, this.words))));
  }

  #scrolled() {
    this.downButton.hidden = this.log.scrollTop > -160;
    if (!this.downButton.hidden || this.#below === 0) return;
    this.#below = 0;
    this.#drawDown();
  }

  #drawDown() {
    const { words } = this;
    this.downButton.setAttribute("aria-label", this.#below ? `${words.down}, ${this.#below} ${words.unread}` : words.down);
    this.downButton.replaceChildren(...present([icon("down"), badge(this.#below)]));
  }

  /** Arrow keys walk through the messages, Enter opens the actions. */
  #walk(event) {
    const nodes = [...this.list.querySelectorAll(".message:not([hidden])")];
    if (event.target !== this.log && !nodes.includes(event.target)) return;
    const at = nodes.indexOf(event.target);
    if (event.key === "ArrowUp") nodes.at(at === -1 ? -1 : Math.max(0, at - 1))?.focus();
    else if (event.key === "ArrowDown" && at !== -1) (nodes[at + 1] ?? this.log).focus();
    else if (event.key === "Enter" && at !== -1) this.#actionsOf(event.target);
    else return;
    event.preventDefault();
  }

  #contextMenu(event) {
    const node = event.target.closest(".message");
    if (node === null || event.target.closest("a, .key")) return;
    event.preventDefault();
    this.#actionsOf(node);
  }

  /** Where there is no mouse, a tap on a bubble opens its actions. */
  #touched(event) {
    const touch = matchMedia("(hover: none)").matches;
    const node = event.target.closest(".bubble")?.closest(".message");
    if (touch && node && !event.target.closest("a, button, .spoiler, blockquote.long")) this.#actionsOf(node);
  }

  #actionsOf(node) {
    this.showActions(this.#messages.get(Number(node.dataset.message)), node.querySelector(".bubble"));
  }
}

const focusables = (node) => [...node.querySelectorAll("button, a, [tabindex='0']")];
