/** Pictures, and stand-ins for what the local Telegram only makes up: voice, video notes, GIFs, stickers and files. */

import { fileUrl } from "./api.js";
import { button, el, svg } from "./dom.js";
import { icon } from "./icons.js";
import { duration } from "./when.js";
import { mediaKind } from "./wording.js";

/** The node of a message's media, or null; `look` is `{words, isOpen, setOpen, enlarge(url)}`. */
export function media(message, look) {
  const kind = mediaKind(message);
  return kind === undefined ? null : DRAWN[kind](message, look);
}

/** Stickers and video notes stand on the wallpaper without a bubble. */
export const isBare = (message) => ["sticker", "video_note"].includes(mediaKind(message));

const DRAWN = {
  photo: ({ photo, has_media_spoiler: hidden }, look) => {
    const { file_id: file, width, height } = photo.reduce((best, size) => (size.width > best.width ? size : best));
    const image = el("img", { src: fileUrl(file), width, height, alt: look.words.photo, draggable: "false" });
    const veiled = () => hidden === true && !look.isOpen("picture");
    const frame = button({ class: "photo" }, image);
    const name = () => frame.setAttribute("aria-label", veiled() ? look.words.hiddenPicture : look.words.enlarge);
    frame.classList.toggle("veiled", veiled());
    frame.addEventListener("click", () => {
      if (!veiled()) return look.enlarge(image.src);
      look.setOpen("picture", true);
      frame.classList.remove("veiled");
      return name();
    });
    image.addEventListener("error", () => frame.classList.add("missing"));
    name();
    return frame;
  },

  voice: ({ voice, message_id: id }, { words }) =>
    standIn("voice", words.voice, el("span", { class: "disc" }, icon("play")), waveform(id), clockOf(voice)),

  video_note: ({ video_note: note }, { words }) =>
    standIn("video-note", words.video_note, icon("play"), clockOf(note)),

  animation: (_, { words }) => standIn("animation", words.animation, el("span", { class: "tag" }, "GIF"), icon("play")),

  sticker: ({ sticker: { emoji = "🙂" } }, { words }) => standIn("sticker", `${words.sticker} ${emoji}`, emoji),

  document: ({ document: file }, { words }) =>
    standIn("document", `${words.document} ${file.file_name ?? ""}`, el("span", { class: "disc" }, icon("document")),
      el("span", { class: "file" }, el("span", { class: "file-name" }, file.file_name ?? words.document),
        el("span", { class: "file-size" }, size(file.file_size ?? 0)))),
};

const standIn = (kind, name, ...parts) =>
  el("div", { class: `stand-in ${kind}`, role: "img", "aria-label": name }, parts);

const clockOf = ({ duration: seconds }) => el("span", { class: "duration" }, duration(seconds));

const size = (bytes) => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`);

/** Bars that look like speech, the same for the same message. */
function waveform(seed) {
  const bars = Array.from({ length: 32 }, (_, place) => {
    const height = 4 + 16 * Math.abs(Math.sin(seed * 1.7 + place * 0.9) * Math.cos(place * 0.35 + seed));
    return svg("rect", { x: place * 4, y: (22 - height) / 2, width: 2.4, height, rx: 1.2 });
  });
  return svg("svg", { viewBox: "0 0 128 22", class: "waveform" }, ...bars);
}
