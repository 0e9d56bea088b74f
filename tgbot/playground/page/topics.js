/** The topics of a forum, as tabs above its messages. General is always there, and has no id. */

import { api } from "./api.js";
import { button, el, redraw } from "./dom.js";
import { iconButton } from "./icons.js";
import { nameField, openPanel } from "./sheet.js";

const GENERAL = null;

/** The topic of a message; a reply thread does not count. */
export const topicOf = (message) => (message.is_topic_message ? message.message_thread_id : GENERAL);

export class TopicTabs {
  open; // the id of the topic that is shown
  #view;
  #topics = []; // as GET /people/users/{user}/chats/{chat} answers
  #news = new Set(); // topics with messages since they were last open

  constructor(view) {
    this.#view = view;
    const { words } = view;
    this.tabs = el("div", { class: "topic-tabs", role: "tablist", "aria-label": words.topics });
    const add = iconButton("add", words.newTopic, () => this.#openNewTopic(), { "data-testid": "new-topic" });
    this.root = el("div", { class: "topics", hidden: true }, this.tabs, add);
    this.open = view.phone.topics.get(view.chatId) ?? GENERAL;
  }

  become(isForum, topics) {
    this.root.hidden = !isForum;
    this.#topics = topics;
    if (!this.#ids().includes(this.open)) this.turnTo(GENERAL);
    else this.#draw();
  }

  turnTo(topic) {
    if (topic === this.open) return;
    this.open = topic;
    this.#view.phone.topics.set(this.#view.chatId, topic);
    this.#draw();
    this.#view.topicChanged();
  }

  heard(topic) {
    if (topic !== this.open) this.#news.add(topic);
    this.#draw();
  }

  #ids() {
    return [GENERAL, ...this.#topics.map((topic) => topic.message_thread_id)];
  }

  #draw() {
    this.#news.delete(this.open);
    const { words } = this.#view;
    const named = [{ message_thread_id: GENERAL, name: words.general }, ...this.#topics];
    redraw(this.tabs, named.map(({ message_thread_id: topic, name }) => {
      const news = this.#news.has(topic);
      return button({
        role: "tab", class: news ? "topic-tab news" : "topic-tab", "aria-selected": String(topic === this.open),
        "data-topic": topic ?? "general", "aria-label": news ? `${name}, ${words.unread}` : name,
        onclick: () => this.turnTo(topic),
      }, name);
    }), "topic");
  }

  #openNewTopic() {
    const { phone, person, chatId, words } = this.#view;
    const name = nameField(128, { "data-testid": "topic-name" });
    openPanel(phone.screen, words.newTopic, words, (close) => {
      const create = async (event) => {
        event.preventDefault();
        close();
        const made = await phone.attempt(api.addTopic(person.id, chatId, name.value.trim()));
        if (made === undefined) return;
        await phone.attempt(this.#view.load());
        this.turnTo(made.message_thread_id);
      };
      return el("form", { onsubmit: create },
        el("label", { class: "line" }, el("span", {}, words.name), name),
        el("button", { type: "submit", class: "wide", "data-testid": "create-topic" }, words.create));
    });
  }
}
