/** Line icons on a 24 by 24 grid. */

import { button, svg } from "./dom.js";

const PATHS = {
  add: "M12 5v14M5 12h14",
  attach: "M8 12.5l6.2-6.2a3 3 0 0 1 4.3 4.3l-8 8a5 5 0 0 1-7-7l7.6-7.7",
  back: "M15 5l-7 7 7 7",
  block: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M5.7 5.7l12.6 12.6",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5v.1M9.2 13.5v1M14.8 13.5v1",
  chats: "M4 7h16M4 12h16M4 17h10",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  commands: "M15 5L9 19",
  copy: "M9 9h10v11H9zM5 15V4h10",
  crosswire: "M3.5 7.5h4l9 9h4M3.5 16.5h4l9-9h4",
  delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  document: "M7 3h7l5 5v13H7zM14 3v5h5",
  down: "M6 9l6 6 6-6",
  edit: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  gif: "M4 6h16v12H4zM10 10.5a2 2 0 1 0 0 3v-1.2H9M13 10v4M16 14v-4h2.4M16 12h2",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  link: "M8 16L17 7M10 7h7v7",
  lock: "M7 11h10v9H7zM9 11V8a3 3 0 0 1 6 0v3",
  members: "M9 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6M3 19c0-4 3-5 6-5s6 1 6 5M16 5.5a3 3 0 0 1 0 5.4M17 14.3c2.5.4 4 1.7 4 4.7",
  menu: "M12 5v.1M12 12v.1M12 19v.1",
  microphone: "M12 4a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0v-5A2.5 2.5 0 0 0 12 4M6 11.5a6 6 0 0 0 12 0M12 17.5V21",
  photo: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5v.1",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  play: "M8 5.5v13l11-6.5z",
  reply: "M10 6l-6 6 6 6M4.5 12H14c4 0 6 2 6 6",
  restart: "M5 12a7 7 0 1 1 2 5M5 12l-2-2.5M5 12l3-2",
  send: "M4 12l16-8-5 16-3-6.5zM12 13.5L20 4",
  sticker: "M5 5h14v9l-5 5H5zM14 19v-5h5M9 10v.1M14 10v.1M9 13.5c1 1 2.5 1.3 3.8.6",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  topics: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  video: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M10.5 9v6l5-3z",
};

export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: PATHS[name] }));
}

/** A round button of one icon; `act` gets the button, as a place for a menu to open. */
export function iconButton(picture, name, act, more = {}) {
  const onclick = (event) => act(event.currentTarget);
  return button({ class: "round", "aria-label": name, title: name, onclick, ...more }, icon(picture));
}
