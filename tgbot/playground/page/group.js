/** What a person can do with a group: see its members, promote, add and remove, leave, found a new one. */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { faceOf, fullName, groupFace } from "./faces.js";
import { nameField, openPanel } from "./sheet.js";

/** The items of a group's menu; only those that make sense now. */
export async function groupMenu(phone, chat) {
  const { words } = phone;
  const { bot, chat: { type, is_forum: forum } } = await api.group(chat);
  return [
    { label: words.members, icon: "members", act: () => openMembers(phone, chat) },
    { label: bot ? words.removeBot : words.addBot, icon: "bot",
      act: () => phone.attempt(api.changeGroup(chat, { bot: !bot })) },
    type === "supergroup" && { label: forum ? words.topicsOff : words.topicsOn, icon: "topics",
      act: () => phone.attempt(api.changeGroup(chat, { forum: !forum })) },
    { label: words.newGroup, icon: "add", act: () => openNewGroup(phone) },
    { label: words.leave, icon: "leave", danger: true,
      act: () => phone.attempt(api.removeMember(chat, phone.person.id)) },
  ];
}

export function openNewGroup(phone) {
  const { words, page, person } = phone;
  const title = nameField(128);
  const bot = el("input", { type: "checkbox", checked: true });
  const members = page.world.users.map((user) =>
    ({ user, box: el("input", { type: "checkbox", checked: true, disabled: user.id === person.id }) }));
  openPanel(phone.screen, words.newGroup, words, (close) => {
    const found = (event) => {
      event.preventDefault();
      const chosen = members.filter(({ box }) => box.checked).map(({ user }) => user.id);
      const group = { title: title.value.trim(), members: chosen, admins: [person.id], bot: bot.checked };
      close();
      phone.attempt(api.addGroup(group));
    };
    return el("form", { onsubmit: found },
      el("label", { class: "line" }, el("span", {}, words.groupName), title),
      el("fieldset", {}, el("legend", {}, words.members),
        members.map(({ user, box }) => el("label", { class: "choice" }, box, faceOf(user, "small"), fullName(user)))),
      el("label", { class: "choice" }, bot, words.withBot),
      el("button", { type: "submit", class: "wide" }, words.create));
  });
}

/** The groups of this person, to add the bot to one of them, as a startgroup link asks. */
export function openGroupChoice(phone, payload) {
  const { words, page } = phone;
  const groups = phone.chats.filter(({ chat }) => chat.type !== "private");
  openPanel(phone.screen, words.chooseGroup, words, (close) => groups.map(({ chat }) => {
    const choose = async () => {
      close();
      await phone.attempt(api.changeGroup(chat.id, { bot: true }));
      phone.open(chat.id);
      await phone.attempt(api.text(phone.person.id, chat.id, `/start@${page.bot.username} ${payload}`.trim()));
    };
    return button({ class: "person-line", onclick: choose }, groupFace(chat), chat.title);
  }));
}

async function openMembers(phone, chat) {
  const list = el("div", { class: "members" });
  const draw = async () => {
    const group = await api.group(chat);
    const focused = list.contains(document.activeElement) && document.activeElement.closest(".person-line").dataset.member;
    list.replaceChildren(...memberLines(phone, group, (step) => phone.attempt(step.then(draw))));
    if (focused) list.querySelector(`[data-member="${focused}"] button`)?.focus();
  };
  openPanel(phone.screen, phone.words.members, phone.words, () => list);
  await phone.attempt(draw());
}

function memberLines(phone, group, change) {
  const { words, page } = phone;
  const chat = group.chat.id;
  const admins = group.members.filter(({ status }) => status === "administrator").map(({ user }) => user.id);
  const roles = { creator: words.owner, administrator: words.admin, member: words.member };
  const action = (user, label, act) => button({
    class: "small-action", "aria-label": `${label}: ${fullName(user)}`, onclick: () => change(act()),
  }, label);

  const people = page.world.users.map((user) => {
    const status = group.members.find((member) => member.user.id === user.id)?.status;
    const promote = () => api.changeGroup(chat, { admins: [...admins, user.id] });
    const demote = () => api.changeGroup(chat, { admins: admins.filter((admin) => admin !== user.id) });
    return line(user, roles[status] ?? words.notHere,
      status === "member" && action(user, words.promote, promote),
      status === "administrator" && action(user, words.demote, demote),
      status === undefined && action(user, words.add, () => api.addMember(chat, user.id)),
      status !== undefined && status !== "creator" &&
        action(user, words.remove, () => api.removeMember(chat, user.id)));
  });
  const bot = line(page.bot, group.bot_admin ? words.admin : group.bot ? words.bot : words.notHere,
    group.bot && action(page.bot, group.bot_admin ? words.demote : words.promote,
      () => api.changeGroup(chat, { bot_admin: !group.bot_admin })),
    action(page.bot, group.bot ? words.remove : words.add, () => api.changeGroup(chat, { bot: !group.bot })));
  return [...people, bot];
}

function line(user, role, ...actions) {
  return el("div", { class: "person-line", "data-member": user.id }, faceOf(user),
    el("span", { class: "person-text" }, el("span", {}, fullName(user)), el("span", { class: "person-role" }, role)),
    el("span", { class: "person-actions" }, actions));
}
