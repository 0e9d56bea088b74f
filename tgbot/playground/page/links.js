/** Links that stay inside the phone, and links that leave it. */

/** What a link to this bot asks for: `{start}` or `{startgroup}` with a payload, or null for any other link. */
export function botLink(url, botUsername) {
  const link = telegramLink(url);
  if (link === null) return null;
  if (link.pathname.slice(1).toLowerCase() !== botUsername.toLowerCase()) return null;
  if (link.searchParams.has("startgroup")) return { startgroup: link.searchParams.get("startgroup") };
  return { start: link.searchParams.get("start") };
}

/** What a link shares with another chat: an address and a text; null for any other link. */
export function sharedBy(url) {
  const link = telegramLink(url);
  if (link === null || !/^\/share(\/url)?$/.test(link.pathname) || !link.searchParams.get("url")) return null;
  return [link.searchParams.get("url"), link.searchParams.get("text")].filter(Boolean).join("\n");
}

/** Opens a web address in a new tab; other schemes (javascript:, data:) go nowhere. */
export function openOutside(url) {
  const link = parsed(url);
  if (link === null || !["http:", "https:"].includes(link.protocol)) return;
  window.open(link.href, "_blank", "noopener,noreferrer");
}

function telegramLink(url) {
  const link = parsed(url);
  return link !== null && ["t.me", "telegram.me"].includes(link.hostname) ? link : null;
}

function parsed(url) {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
