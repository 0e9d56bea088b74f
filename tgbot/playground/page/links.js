/** Links that stay inside the phone, and links that leave it. */

/** What a link to this bot asks for: `{start}` or `{startgroup}` with a payload, or null for any other link. */
export function botLink(url, botUsername) {
  const link = parsed(url);
  if (link === null || !["t.me", "telegram.me"].includes(link.hostname)) return null;
  if (link.pathname.slice(1).toLowerCase() !== botUsername.toLowerCase()) return null;
  if (link.searchParams.has("startgroup")) return { startgroup: link.searchParams.get("startgroup") };
  return { start: link.searchParams.get("start") };
}

/** Opens a web address in a new tab; other schemes (javascript:, data:) go nowhere. */
export function openOutside(url) {
  const link = parsed(url);
  if (link === null || !["http:", "https:"].includes(link.protocol)) return;
  window.open(link.href, "_blank", "noopener,noreferrer");
}

function parsed(url) {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  return URL.canParse(address) ? new URL(address) : null;
}
