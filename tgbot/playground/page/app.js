/** The page: a phone for each person, one stream of events for all of them. */

import { api, Unreachable } from "./api.js";
import { button, coalesced, el, redraw } from "./dom.js";
import { Stream } from "./events.js";
import { faceOf, fullName } from "./faces.js";
import { iconButton } from "./icons.js";
import { LANGUAGES, labels } from "./labels.js";
import { openNewPersonForm } from "./people.js";
import { Phone } from "./phone.js";
import { badge } from "./switcher.js";
import { restoreTheme, switchTheme } from "./theme.js";

const NARROW = matchMedia("(max-width: 480px)");
const ACTIVE = "active"; // in what this tab remembers: the user whose phone fills a narrow screen

class Page {
  world = { bot: null, users: [], groups: [] };
  #phones = new Map(); // user id -> Phone
  #active = Number(sessionStorage.getItem(ACTIVE)) || null; // the user whose phone fills a narrow screen

  constructor() {
    const language = navigator.language.slice(0, 2);
    this.language = language in LANGUAGES ? language : "en";
    this.words = labels(this.language);
    document.documentElement.lang = this.language;
    this.tabs = el("div", { class: "person-tabs", role: "tablist", "aria-label": this.words.people });
    this.row = el("main", { class: "phones" });
    this.body = el("div", { class: "page" }, this.#bar(), this.row);
    document.body.append(this.body);

    this.refreshWorld = coalesced(() => this.#fetchWorld());
    this.drawTabs = coalesced(() => this.#drawTabs(), 0);
    this.stream = new Stream({
      onEvent: (name, event) => this.#handle(name, event),
      onOpen: () => this.#connected(),
      onLost: () => this.body.classList.add("lost"),
    });
    NARROW.addEventListener("change", () => this.#sightChanged());
    document.addEventListener("visibilitychange", () => this.#sightChanged());
    // At a touch: browsers skip what a page adds to the history by itself.
    document.addEventListener("pointerdown", () => this.#noteInHistory(), { capture: true });
    window.addEventListener("popstate", () => NARROW.matches && this.#shown()?.showList(history.state?.chat !== true));
  }

  get bot() {
    return this.world.bot;
  }

  async begin() {
    await this.#fetchWorld();
  }

  isInSight(phone) {
    return document.visibilityState === "visible" && (!NARROW.matches || phone.person.id === this.#active);
  }

  unreadChanged() {
    this.drawTabs();
  }

  /** Offers a new person, from the menu of a phone or of the page, with the group that is open there. */
  openNewPerson(phone = this.#shown()) {
    const open = [phone, ...this.#phones.values()].map((each) => each?.openGroup).find((group) => group !== undefined);
    const added = async (user) => {
      await this.#fetchWorld();
      this.#activate(user);
      this.#phones.get(user)?.root.scrollIntoView({ inline: "nearest" });
    };
    openNewPersonForm(document.body, this.words, this.language, { groups: this.world.groups, open, added });
  }

  listToggled(phone) {
    if (phone === this.#shown()) this.#noteInHistory();
  }

  /** On a narrow screen the browser's Back leads from a chat to the list of chats: a chat is one step after it. */
  #noteInHistory() {
    const phone = this.#shown();
    const inChat = history.state?.chat === true;
    if (!NARROW.matches || phone === undefined || inChat !== phone.listOpen) return;
    if (inChat) history.back();
    else history.pushState({ chat: true }, "");
  }

  /** The phone that a narrow screen shows. */
  #shown() {
    return this.#phones.get(this.#active);
  }

  #handle(name, event) {
    const phone = this.#phones.get(event.user);
    if (name !== "world") return phone?.handle(name, event);
    this.refreshWorld();
    return phone?.refreshChats(); // a new name also changes the headings of older messages
  }

  /** After every connection: what happened in between may have been missed. */
  async #connected() {
    this.body.classList.remove("lost");
    await this.#fetchWorld();
    await Promise.all([...this.#phones.values()].map((phone) => phone.refresh()));
  }

  async #fetchWorld() {
    try {
      this.world = await api.world();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      this.body.classList.add("lost"); // the stream connects again, and then we ask again
      return;
    }
    const present = new Set(this.world.users.map((user) => user.id));
    for (const [id, phone] of this.#phones) {
      if (present.has(id)) continue;
      phone.root.remove();
      this.#phones.delete(id);
    }
    for (const user of this.world.users) this.#seat(user);
    if (!present.has(this.#active)) this.#active = this.world.users[0]?.id ?? null;
    this.#drawTabs();
    this.stream.follow(present);
  }

  #seat(user) {
    const phone = this.#phones.get(user.id);
    if (phone !== undefined) return phone.become(user);
    const added = new Phone(user, this);
    this.#phones.set(user.id, added);
    return this.row.append(added.root);
  }

  #activate(user) {
    this.#active = user;
    sessionStorage.setItem(ACTIVE, user);
    this.#noteInHistory();
    this.#drawTabs();
    this.tabs.querySelector(`[data-person="${user}"]`).scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#sightChanged();
  }

  #sightChanged() {
    for (const phone of this.#phones.values()) phone.seen();
  }

  #drawTabs() {
    const focused = this.tabs.contains(document.activeElement) && document.activeElement.dataset.person;
    redraw(this.tabs, [...this.#phones.values()].map(({ person, unread }) => {
      const active = person.id === this.#active;
      this.#phones.get(person.id).root.classList.toggle("active", active);
      return button({
        role: "tab", class: "person-tab", "aria-selected": String(active),
        "data-testid": "person-tab", "data-person": person.id,
        "aria-label": unread > 0 ? `${fullName(person)}, ${unread} ${this.words.unread}` : fullName(person),
        onclick: () => this.#activate(person.id),
      }, faceOf(person, "small"), el("span", { class: "person-tab-name" }, person.first_name), badge(unread));
    }), "person");
    if (focused) this.tabs.querySelector(`[data-person="${focused}"]`)?.focus();
  }

  #bar() {
    return el("header", { class: "page-bar" },
      el("h1", {}, "Crosswire"), el("span", { class: "lost-note", role: "status" }, this.words.connecting), this.tabs,
      iconButton("sun", this.words.theme, switchTheme, { "data-testid": "theme" }),
      iconButton("add", this.words.newPerson, () => this.openNewPerson(), { "data-testid": "new-person" }));
  }
}

restoreTheme();
new Page().begin();
