/** Moments as a reader sees them: local time, in the phone's language. */

const styled = (language, options) => new Intl.DateTimeFormat(language, { hourCycle: "h23", ...options });

export const clock = (unix, language) => styled(language, { hour: "2-digit", minute: "2-digit" }).format(unix * 1000);

/** Today's moments by the clock, older ones by the day. */
export function clockOrDay(unix, language) {
  if (daysAgo(unix) === 0) return clock(unix, language);
  return styled(language, { day: "numeric", month: "short" }).format(unix * 1000);
}

export function dayName(unix, language) {
  const days = daysAgo(unix);
  if (days > 1) return styled(language, { day: "numeric", month: "long" }).format(unix * 1000);
  const word = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
  return word[0].toLocaleUpperCase(language) + word.slice(1);
}

export const dayKey = (unix) => new Date(unix * 1000).toDateString();

/** A date_time entity by its format: "r" or any of w, d or D, t or T; null where the text is to stay as it is. */
export function formattedMoment(unix, format, language) {
  if (format === "r") return relative(unix, language);
  const options = {};
  if (format.includes("w")) options.weekday = "long";
  if (format.includes("d")) Object.assign(options, { day: "2-digit", month: "2-digit", year: "2-digit" });
  if (format.includes("D")) Object.assign(options, { day: "numeric", month: "long", year: "numeric" });
  if (/t/i.test(format)) Object.assign(options, { hour: "2-digit", minute: "2-digit" });
  if (format.includes("T")) options.second = "2-digit";
  return Object.keys(options).length === 0 ? null : styled(language, options).format(unix * 1000);
}

/** The whole moment, for a tooltip. */
export const fullMoment = (unix, language) =>
  styled(language, { dateStyle: "full", timeStyle: "medium" }).format(unix * 1000);

export const duration = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function relative(unix, language) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const steps = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

function daysAgo(unix) {
  const midnight = (date) => new Date(date).setHours(0, 0, 0, 0);
  return Math.round((midnight(Date.now()) - midnight(unix * 1000)) / 86400000);
}
