/** Light or dark: the system's choice until the switch is used, then what was chosen. */

const KEY = "theme";

export function restoreTheme() {
  const chosen = localStorage.getItem(KEY);
  if (chosen !== null) document.documentElement.dataset.theme = chosen;
}

export function switchTheme() {
  const { dataset } = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next = (dataset.theme ?? system) === "dark" ? "light" : "dark";
  dataset.theme = next;
  localStorage.setItem(KEY, next);
}
