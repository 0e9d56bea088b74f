/** A message's text with its entities, as nodes. Offsets are UTF-16 units, as JavaScript counts. */

import { button, el } from "./dom.js";
import { icon } from "./icons.js";
import { formattedMoment, fullMoment } from "./when.js";

const BLOCKS = ["blockquote", "expandable_blockquote", "pre"];
const PLAIN = { bold: "strong", italic: "em", underline: "u", strikethrough: "s", code: "code" };

/**
 * `reader` is who looks at it: `{words, language, isOpen(what), setOpen(what, open), followLink(url), sayCommand(text)}`.
 * `isOpen` remembers shown spoilers ("spoiler") and expanded quotes (their offset) when a message is drawn again.
 */
export function formatted(text, entities, reader) {
  const outermostFirst = [...entities].sort(
    (one, other) => one.offset - other.offset || other.length - one.length || rank(one) - rank(other),
  );
  return dressed(text, 0, text.length, outermostFirst, reader);
}

const rank = ({ type }) => (BLOCKS.includes(type) ? 0 : 1);

function dressed(text, start, end, entities, reader) {
  const nodes = document.createDocumentFragment();
  let at = start;
  let waiting = entities;
  while (waiting.length > 0) {
    const [entity, ...rest] = waiting;
    const stop = Math.min(end, entity.offset + entity.length);
    const inside = rest.filter((other) => other.offset < stop);
    waiting = rest.filter((other) => other.offset >= stop);
    const block = BLOCKS.includes(entity.type);
    const before = text.slice(at, entity.offset);
    // A block begins on its own line anyway: the line breaks around it would show as empty lines.
    nodes.append(block ? before.replace(/\n$/, "") : before);
    const content = dressed(text, entity.offset, stop, inside, reader);
    nodes.append(dress(entity, text.slice(entity.offset, stop), content, reader));
    at = block && text[stop] === "\n" ? stop + 1 : stop;
  }
  nodes.append(text.slice(at, end));
  return nodes;
}

function dress(entity, text, content, reader) {
  if (entity.type in PLAIN) return el(PLAIN[entity.type], {}, content);
  switch (entity.type) {
    case "pre":
      return el("pre", { "data-language": entity.language }, content);
    case "spoiler":
      return spoiler(content, reader);
    case "blockquote":
      return el("blockquote", {}, el("div", { class: "quote-text" }, content));
    case "expandable_blockquote":
      return expandableQuote(entity, content, reader);
    case "url":
      return link(text, content, reader);
    case "text_link":
      return link(entity.url, content, reader);
    case "bot_command":
      return button({ class: "text-button", onclick: () => reader.sayCommand(text) }, content);
    case "date_time":
      return moment(entity, content, reader);
    case "mention":
    case "text_mention":
    case "hashtag":
      return el("span", { class: "mention" }, content);
    default:
      return content;
  }
}

function link(url, content, reader) {
  const follow = (event) => {
    event.preventDefault();
    reader.followLink(url);
  };
  return el("a", { href: "#", title: url, rel: "noreferrer", onclick: follow }, content);
}

function moment({ unix_time: unix, date_time_format: format = "" }, content, reader) {
  const shown = formattedMoment(unix, format, reader.language) ?? content;
  const machine = new Date(unix * 1000).toISOString();
  return el("time", { datetime: machine, title: fullMoment(unix, reader.language) }, shown);
}

/** One tap shows every spoiler of the message. */
function spoiler(content, reader) {
  if (reader.isOpen("spoiler")) return el("span", { class: "spoiler shown" }, content);
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": reader.words.spoiler },
    el("span", { class: "spoiler-text" }, content));
  const show = (event) => {
    event.preventDefault();
    event.stopPropagation();
    reader.setOpen("spoiler", true);
    const message = node.closest("[data-message]");
    for (const hidden of message.querySelectorAll(".text .spoiler:not(.shown)")) unveil(hidden);
  };
  node.addEventListener("click", show, { once: true });
  node.addEventListener("keydown", (event) => {
    if ([" ", "Enter"].includes(event.key) && !node.classList.contains("shown")) show(event);
  });
  return node;
}

function unveil(node) {
  node.classList.add("shown");
  for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
}

/** Three lines of a long quote; a short one has nothing to expand, which only the laid out text can tell. */
function expandableQuote({ offset }, content, reader) {
  const body = el("div", { class: "quote-text" }, content);
  const chevron = button({ class: "quote-chevron" }, icon("down"));
  const quote = el("blockquote", { class: "expandable" }, body, chevron);
  const set = (open) => {
    quote.classList.toggle("open", open);
    if (open) quote.classList.add("long");
    chevron.setAttribute("aria-expanded", String(open));
    chevron.setAttribute("aria-label", open ? reader.words.collapse : reader.words.expand);
  };
  quote.addEventListener("click", (event) => {
    if (!quote.classList.contains("long") || event.target.closest("a, .spoiler, .text-button")) return;
    event.stopPropagation();
    reader.setOpen(offset, !reader.isOpen(offset));
    set(reader.isOpen(offset));
  });
  set(reader.isOpen(offset));
  lengths.observe(body);
  return quote;
}

const lengths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const quote = target.parentElement;
    const clipped = target.scrollHeight > target.clientHeight + 1;
    if (!quote.classList.contains("open")) quote.classList.toggle("long", clipped);
  }
});
