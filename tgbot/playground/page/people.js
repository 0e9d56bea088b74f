/** Who the people are: their languages, and the sheet that adds a person and with them a phone. */

import { api, sentence } from "./api.js";
import { el } from "./dom.js";
import { LANGUAGES } from "./labels.js";
import { nameField, openPanel } from "./sheet.js";

/** A choice of our six languages, and of the person's own where that is another. */
export function languageChoice(chosen, attributes) {
  const names = { ...LANGUAGES };
  names[chosen] ??= new Intl.DisplayNames([chosen], { type: "language" }).of(chosen);
  return el("select", attributes,
    Object.entries(names).map(([code, name]) => el("option", { value: code, selected: code === chosen }, name)));
}

/**
 * A new person, who also joins a group: the one that is open, unless another is chosen.
 *
 * The form stays, with what is typed, until that is done: a failure is told in it, and it can be sent again.
 */
export function openNewPersonForm(host, words, language, { groups, open, added }) {
  const name = nameField(64, { "data-testid": "new-name" });
  const choice = languageChoice(language, { "data-testid": "new-language" });
  const group = el("select", { "data-testid": "new-group" },
    groups.map(({ id, title }) => el("option", { value: id, selected: id === open }, title)),
    el("option", { value: "" }, words.noGroup));
  const failure = el("p", { class: "failure", role: "alert", "data-testid": "failure" });
  const create = el("button", { type: "submit", class: "wide", "data-testid": "create-person" }, words.create);
  openPanel(host, words.newPerson, words, (close) => {
    let person; // there, though perhaps not in the group yet
    const add = async (event) => {
      event.preventDefault();
      create.disabled = true;
      failure.replaceChildren();
      try {
        person ??= await api.addPerson({ first_name: name.value.trim(), language_code: choice.value });
        if (group.value !== "") await api.addMember(Number(group.value), person.id);
      } catch (error) {
        failure.replaceChildren(sentence(error, words));
        return;
      } finally {
        create.disabled = false;
      }
      close();
      added(person.id);
    };
    return el("form", { onsubmit: add },
      el("label", { class: "line" }, el("span", {}, words.name), name),
      el("label", { class: "line" }, el("span", {}, words.language), choice),
      groups.length > 0 && el("label", { class: "line" }, el("span", {}, words.joins), group),
      failure, create);
  });
}
