/** One person's phone. */

import { api, sentence } from "./api.js";
import { ChatView } from "./chat.js";
import { coalesced, el, redraw } from "./dom.js";
import { faceOf, fullName } from "./faces.js";
import { groupMenu, openGroupChoice } from "./group.js";
import { iconButton } from "./icons.js";
import { filled, LANGUAGES, labels } from "./labels.js";
import { botLink, openOutside, sharedBy } from "./links.js";
import { openMenu } from "./menu.js";
import { languageChoice } from "./people.js";
import { botMenu, personMenu } from "./phone_menus.js";
import { openShareChoice } from "./share.js";
import { openAlert } from "./sheet.js";
import { chatList, chatTabs } from "./switcher.js";
import { Taps } from "./taps.js";
import { showToast } from "./toast.js";

export class Phone {
  chats = []; // as GET /people/users/{user}/chats answers
  openId = null;
  payload = null; // of the deep link that waits for Start
  drafts = new Map(); // chat id -> text not sent yet
  topics = new Map(); // chat id -> the topic that is open in a forum
  taps = new Taps();
  view = null;
  listOpen = false;
  #fetches = 0; // how often the chats were asked for

  constructor(person, page) {
    this.page = page;
    this.content = el("div", { class: "content" });
    this.toasts = el("div", { class: "toasts", role: "status" });
    this.screen = el("div", { class: "screen" }, this.content, this.toasts);
    this.bar = el("header", { class: "phone-bar" });
    this.root = el("section", { class: "phone", "data-testid": "phone", "data-user": person.id },
      this.bar, this.screen);
    this.refreshChats = coalesced(() => this.attempt(this.#fetchChats()));
    this.become(person);
  }

  get language() {
    return this.person.language_code in LANGUAGES ? this.person.language_code : "en";
  }

  get words() {
    return labels(this.language);
  }

  get unread() {
    return this.chats.reduce((sum, entry) => sum + this.unreadOf(entry), 0);
  }

  /** The group that is open, if one is. */
  get openGroup() {
    const chat = this.#entry(this.openId)?.chat;
    return chat?.type === "private" ? undefined : chat?.id;
  }

  /** Takes the person's name and language, and draws everything in them. */
  become(person) {
    if (JSON.stringify(person) === JSON.stringify(this.person)) return;
    this.person = person;
    this.root.lang = this.language;
    this.root.setAttribute("aria-label", filled(this.words.phone, { name: fullName(person) }));
    this.#drawBar();
    if (this.openId !== null) this.#show(this.openId);
  }

  /** Fetches everything again after a reconnect. */
  async refresh() {
    await this.attempt(this.#fetchChats());
  }

  handle(name, event) {
    switch (name) {
      case "message":
        return this.#arrived(event);
      case "edited":
        this.#noteLast(event);
        return this.#viewOf(event.chat)?.edited(event.message);
      case "deleted":
        this.refreshChats();
        return this.#viewOf(event.chat)?.deleted(event.message_ids);
      case "answer":
        return this.#answered(event);
      case "chats":
        return this.refreshChats();
    }
  }

  open(chatId) {
    this.#setList(false);
    if (chatId !== this.#private().chat.id) this.payload = null;
    this.#show(chatId);
  }

  /** Marks the open chat as read, if the person can see it. */
  seen() {
    const entry = this.#entry(this.openId);
    if (entry === undefined || !this.#inSight()) return;
    if (entry.unread > 0) {
      entry.unread = 0;
      this.attempt(api.read(this.person.id, entry.chat.id));
    }
    this.#drawTabs();
  }

  unreadOf(entry) {
    return entry.chat.id === this.openId && this.#inSight() ? 0 : entry.unread;
  }

  titleOf(entry) {
    return entry.chat.type === "private" ? fullName(this.page.bot) : entry.chat.title;
  }

  noteOf(entry) {
    return entry.chat.type === "private" ? this.words.bot : this.words.group;
  }

  async start() {
    const payload = this.payload;
    this.payload = null;
    await api.start(this.person.id, payload ?? undefined);
    await this.#fetchChats();
  }

  press(chatId, message, button) {
    if (button.callback_data !== undefined) return this.#tap(chatId, message, button.callback_data);
    if (button.url !== undefined) return this.followLink(button.url);
    if (button.copy_text !== undefined) return this.copy(button.copy_text.text);
    if (button.switch_inline_query_current_chat !== undefined) {
      return this.view.composer.suggest(`@${this.page.bot.username} ${button.switch_inline_query_current_chat}`);
    }
    return this.say(this.words.notOnThisPhone);
  }

  /** A link to the bot opens it here, with its payload on the Start button; what is shared, too; any other leaves. */
  followLink(url) {
    const shared = sharedBy(url);
    if (shared !== null) return openShareChoice(this, shared);
    const asked = botLink(url, this.page.bot.username);
    if (asked === null) return openOutside(url);
    if (asked.startgroup !== undefined) return openGroupChoice(this, asked.startgroup);
    this.payload = asked.start;
    return this.open(this.#private().chat.id);
  }

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(this.words.copied);
    } catch {
      this.say(text); // the browser keeps its clipboard shut: the text can at least be read
    }
  }

  say(text) {
    showToast(this.toasts, text);
  }

  /** Awaits a call; shows a refusal of the local Telegram on this phone. */
  async attempt(step) {
    try {
      return await step;
    } catch (error) {
      this.say(sentence(error, this.words));
      return undefined;
    }
  }

  async #fetchChats() {
    const asked = ++this.#fetches;
    const chats = await api.chats(this.person.id);
    if (asked !== this.#fetches) return undefined; // answers can overtake each other: only the last question's counts
    if (chats.length === 0) return undefined; // the person is gone: the page takes this phone away
    this.chats = chats;
    const wanted = this.#entry(this.openId ?? this.#remembered()) ?? this.chats.find(({ chat }) => chat.type !== "private") ?? this.chats[0];
    if (this.view === null || this.openId !== wanted.chat.id) return this.#show(wanted.chat.id);
    this.view.entry = wanted;
    this.seen();
    this.#drawTabs();
    return this.view.load();
  }

  #show(chatId) {
    this.openId = chatId;
    sessionStorage.setItem(this.#memory, chatId);
    this.view = new ChatView(this, this.#entry(chatId));
    this.#drawContent();
    this.seen();
    return this.attempt(this.view.load());
  }

  #arrived({ chat, message, silent }) {
    const entry = this.#entry(chat);
    const own = message.from?.id === this.person.id;
    if (own && message.text?.startsWith("/start")) this.#startPressed(); // perhaps on another device
    if (entry === undefined || !entry.started) return this.refreshChats();
    entry.last = message;
    if (!own) entry.unread += 1;
    this.#viewOf(chat)?.added(message);
    this.seen();
    this.#drawTabs();
    if (!own && !silent) this.#buzz();
    return undefined;
  }

  #startPressed() {
    this.payload = null;
    this.view?.composer.redraw();
  }

  /** An answer is for the device that tapped: the same person may be on another page, too. */
  #answered(answer) {
    if (this.taps.answered(answer)) this.#showAnswer(answer);
  }

  #showAnswer({ text, alert, url }) {
    this.view?.refreshWaiting();
    if (url) this.followLink(url);
    if (text && alert) openAlert(this.screen, text, this.words);
    else if (text) this.say(text);
  }

  #tap(chatId, message, data) {
    const waiting = this.taps.wait(message.message_id, data, api.tap(this.person.id, chatId, message.message_id, data));
    this.view.refreshWaiting();
    this.attempt(waiting).then((early) => (early ? this.#showAnswer(early) : this.view.refreshWaiting()));
  }

  #drawBar() {
    const { words } = this;
    const focused = this.bar.contains(document.activeElement);
    const choice = languageChoice(this.person.language_code, {
      "aria-label": words.language, "data-testid": "language",
      onchange: (event) => this.attempt(api.changePerson(this.person.id, { language_code: event.target.value })),
    });
    const open = (anchor) => openMenu(this.root, anchor, words.personMenu, personMenu(this));
    const menu = iconButton("menu", words.personMenu, open, { "data-testid": "person-menu" });
    const code = this.person.language_code.slice(0, 2).toUpperCase();
    this.bar.replaceChildren(faceOf(this.person, "small"),
      el("span", { class: "phone-name", "data-testid": "name" }, fullName(this.person)),
      el("label", { class: "language" }, el("span", { "aria-hidden": "true" }, code), choice), menu);
    if (focused) choice.focus();
  }

  #drawContent() {
    const { words } = this;
    const toggle = iconButton(this.listOpen ? "back" : "chats", words.chats, () => this.#toggleList(),
      { "aria-expanded": String(this.listOpen), "data-testid": "chat-list" });
    const menu = iconButton("menu", words.chatMenu, (anchor) => this.#chatMenu(anchor), { "data-testid": "chat-menu" });
    this.tabs = el("div", { class: "chat-tabs", role: "tablist", "aria-label": words.chats });
    this.rows = el("nav", { class: "chat-rows", "aria-label": words.chats });
    this.content.replaceChildren(el("header", { class: "chat-bar" }, toggle, this.tabs, menu),
      this.listOpen ? this.rows : this.view.root);
    this.#drawTabs();
  }

  #toggleList() {
    this.showList(!this.listOpen);
    this.content.querySelector("[aria-expanded]").focus();
  }

  /** Shows the list of chats, or the open chat. */
  showList(open) {
    if (open === this.listOpen) return;
    this.#setList(open);
    this.#drawContent();
    this.seen();
  }

  #setList(open) {
    this.listOpen = open;
    this.page.listToggled(this);
  }

  #drawTabs() {
    const focused = this.tabs.contains(document.activeElement) && document.activeElement.dataset.chat;
    redraw(this.tabs, chatTabs(this), "chat");
    if (focused) this.tabs.querySelector(`[data-chat="${focused}"]`)?.focus();
    if (this.listOpen) this.rows.replaceChildren(...chatList(this));
    this.page.unreadChanged();
  }

  async #chatMenu(anchor) {
    const { chat, blocked } = this.#entry(this.openId);
    const items = chat.type === "private" ? botMenu(this, blocked) : await this.attempt(groupMenu(this, chat.id));
    if (items !== undefined) openMenu(this.screen, anchor, this.words.chatMenu, items);
  }

  #buzz() {
    this.root.classList.remove("buzz");
    requestAnimationFrame(() => this.root.classList.add("buzz"));
  }

  #noteLast({ chat, message }) {
    const entry = this.#entry(chat);
    if (entry?.last?.message_id !== message.message_id) return;
    entry.last = message;
    this.#drawTabs();
  }

  get #memory() {
    return `open chat of ${this.person.id}`;
  }

  /** What was open before the page was loaded again. */
  #remembered() {
    return Number(sessionStorage.getItem(this.#memory)) || null;
  }

  #inSight() {
    return !this.listOpen && this.page.isInSight(this);
  }

  #entry(chatId) {
    return this.chats.find(({ chat }) => chat.id === chatId);
  }

  #private() {
    return this.chats.find(({ chat }) => chat.type === "private");
  }

  #viewOf(chatId) {
    return chatId === this.openId ? this.view : null;
  }
}
