/** What a person can do on a phone, as calls to the local Telegram. */

/** The local Telegram said no; the message is its own sentence. */
export class Refused extends Error {}

/** The local Telegram did not answer at all. */
export class Unreachable extends Error {}

/** What a person is told of a call that failed; any other error is thrown again, since it is a bug. */
export function sentence(error, words) {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return words.connecting;
  throw error;
}

async function call(method, path, body) {
  const request = { method, headers: { Accept: "application/json" } };
  if (method !== "GET") {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(`/people${path}`, request).catch((error) => {
    throw new Unreachable(path, { cause: error });
  });
  if (response.ok) return response.json();
  const { error } = await response.json().catch(() => ({ error: `${response.status} ${response.statusText}` }));
  throw new Refused(error);
}

const chatPath = (user, chat) => `/users/${user}/chats/${chat}`;

export const api = {
  world: () => call("GET", ""),
  addPerson: (person) => call("POST", "/users", person),
  changePerson: (user, change) => call("PATCH", `/users/${user}`, change),
  removePerson: (user) => call("DELETE", `/users/${user}`),

  addGroup: (group) => call("POST", "/groups", group),
  group: (chat) => call("GET", `/groups/${chat}`),
  changeGroup: (chat, change) => call("PATCH", `/groups/${chat}`, change),
  addMember: (chat, user) => call("POST", `/groups/${chat}/members`, { user }),
  removeMember: (chat, user) => call("DELETE", `/groups/${chat}/members/${user}`),

  chats: (user) => call("GET", `/users/${user}/chats`),
  chat: (user, chat) => call("GET", chatPath(user, chat)),
  read: (user, chat) => call("POST", `${chatPath(user, chat)}/read`),
  text: (user, chat, text, place) => call("POST", `${chatPath(user, chat)}/text`, { text, ...place }),
  media: (user, chat, kind, caption, place) => call("POST", `${chatPath(user, chat)}/media`, { kind, caption, ...place }),
  edit: (user, chat, message, text) => call("POST", `${chatPath(user, chat)}/edit`, { message_id: message, text }),
  delete: (user, chat, message) => call("POST", `${chatPath(user, chat)}/delete`, { message_id: message }),
  tap: (user, chat, message, data) => call("POST", `${chatPath(user, chat)}/tap`, { message_id: message, data }),

  addTopic: (user, chat, name) => call("POST", `${chatPath(user, chat)}/topics`, { name }),

  start: (user, payload) => call("POST", `/users/${user}/start`, { payload }),
  block: (user) => call("POST", `/users/${user}/block`),
  unblock: (user) => call("POST", `/users/${user}/unblock`),
};

export const fileUrl = (fileId) => `/people/files/${encodeURIComponent(fileId)}`;
