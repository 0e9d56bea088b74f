/** Building nodes. Text only ever enters the page as text nodes: nothing here parses HTML. */

/** An element; attributes that begin with "on" are listeners, and null, undefined or false means "without". */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...present(children));
  return node;
}

export const button = (attributes, ...children) => el("button", { type: "button", ...attributes }, ...children);

/** Children without those that are null, undefined or false. */
export function present(children) {
  return children.flat().filter((child) => child !== null && child !== undefined && child !== false);
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/** A function that runs the step once for many calls in the same moment. */
export function coalesced(step, delay = 30) {
  let timer = null;
  return () => {
    timer ??= setTimeout(() => {
      timer = null;
      step();
    }, delay);
  };
}

/**
 * Draws these nodes into their parent. While they are the same by `key`, each stays in the page and only takes the new
 * content: a tap that is under way is not lost.
 */
export function redraw(parent, nodes, key) {
  const same = nodes.length === parent.children.length &&
    nodes.every((node, place) => node.dataset[key] === parent.children[place].dataset[key]);
  if (!same) return parent.replaceChildren(...nodes);
  return nodes.forEach((node, place) => {
    const shown = parent.children[place];
    if (shown.outerHTML === node.outerHTML) return;
    for (const { name, value } of node.attributes) shown.setAttribute(name, value);
    shown.replaceChildren(...node.childNodes);
  });
}
