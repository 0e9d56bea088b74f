/** What a phone's own menu and the menu of the private chat offer. */

import { api } from "./api.js";
import { openNewGroup } from "./group.js";
import { switchTheme } from "./theme.js";

export function personMenu(phone) {
  const { words, page, person } = phone;
  return [
    { label: words.newGroup, icon: "members", act: () => openNewGroup(phone) },
    { label: words.newPerson, icon: "add", act: () => page.openNewPerson(phone) },
    { label: words.theme, icon: "sun", act: switchTheme },
    { label: words.removePerson, icon: "delete", danger: true, act: () => phone.attempt(api.removePerson(person.id)) },
  ];
}

export function botMenu(phone, blocked) {
  const { words, person } = phone;
  return [
    { label: words.restart, icon: "restart", act: () => phone.attempt(phone.start()) },
    blocked
      ? { label: words.unblock, icon: "check", act: () => phone.attempt(api.unblock(person.id)) }
      : { label: words.block, icon: "block", danger: true, act: () => phone.attempt(api.block(person.id)) },
  ];
}
