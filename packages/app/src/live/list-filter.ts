import { fillText } from "../lib/fill-text";

/**
 * Chips and a search box show those entries of a list that belong to a group and contain every word. The address keeps
 * both, so that a filtered list can be linked to and Back works.
 */
export function start(filter: HTMLElement): void {
  const { list = "", param = "" } = filter.dataset;
  const entries = [...(document.getElementById(list)?.querySelectorAll<HTMLElement>("[data-group]") ?? [])];
  const chips = [...filter.querySelectorAll<HTMLAnchorElement>("a[data-chip]")];
  const search = filter.querySelector<HTMLInputElement>("input[type=search]");
  const textOf = new Map(entries.map((entry) => [entry, entry.textContent.toLowerCase()]));

  const show = () => {
    const address = new URLSearchParams(location.search);
    const asked = address.get(param) ?? "";
    const group = chips.some(({ dataset }) => dataset["chip"] === asked) ? asked : "";
    const query = search ? (address.get("q") ?? "") : "";
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = (entry: HTMLElement) =>
      (group === "" || entry.dataset["group"] === group) && words.every((word) => textOf.get(entry)?.includes(word));

    for (const entry of entries) entry.hidden = !matches(entry);
    const shown = entries.filter(({ hidden }) => !hidden).length;
    for (const part of document.querySelectorAll<HTMLElement>(`#${list} [data-part]`)) {
      part.hidden = !part.querySelector("[data-group]:not([hidden])");
    }
    for (const chip of chips) {
      if (chip.dataset["chip"] === group) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
      chip.href = addressWith({ [param]: chip.dataset["chip"] ?? "" });
    }
    // Not while typing: it would move the cursor.
    if (search && document.activeElement !== search) search.value = query;
    const status = filter.querySelector<HTMLElement>("[data-status]");
    if (status) {
      const text = shown === 0 ? status.dataset["none"] : status.dataset["some"];
      status.textContent = fillText(text ?? "", { shown, total: entries.length });
    }
    const clear = filter.querySelector<HTMLElement>("[data-clear]");
    if (clear) clear.hidden = shown === entries.length;
  };

  filter.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    // A new tab stays a new tab.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isClear = link.dataset["clear"] !== undefined;
    if (isClear && search) search.value = "";
    history.pushState(null, "", isClear ? addressWith({ [param]: "", q: "" }) : link.href);
    show();
    // It has gone with what it cleared.
    if (isClear) (search ?? chips[0])?.focus();
  });
  filter.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  search?.addEventListener("input", () => {
    history.replaceState(null, "", addressWith({ q: search.value.trim() }));
    show();
  });
  addEventListener("popstate", show);
  if (search?.value) history.replaceState(null, "", addressWith({ q: search.value.trim() }));
  show();
}

/** This page with other values in its query; an empty one is left out. */
function addressWith(values: Readonly<Record<string, string>>): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  address.hash = "";
  return address.pathname + address.search;
}
