const PARTS = ["guides", "sdks", "troubleshooting"];

/** Leads from `?tab=` and `?guide=` to the pages that they have become. */
export function start(): void {
  const query = new URLSearchParams(location.search);
  const tab = PARTS.find((part) => part === query.get("tab"));
  if (tab === undefined) return;
  const guide = tab === "guides" ? (query.get("guide") ?? "") : "";
  const lang = query.get("lang");
  const rest = lang === null ? "" : `?${new URLSearchParams({ lang })}`;
  location.replace(`/documentation/${tab}${guide && `/${encodeURIComponent(guide)}`}${rest}`);
}
