import { useMemo, useSyncExternalStore } from "react";

/** Browsers tell of a query that a script has changed only when the reader goes back or forward. */
const CHANGED = "wattleaf:query";

function subscribe(onChange: () => void): () => void {
  for (const type of [CHANGED, "popstate"]) addEventListener(type, onChange);
  return () => {
    for (const type of [CHANGED, "popstate"]) removeEventListener(type, onChange);
  };
}

/** The address's query, for islands: empty while prerendered and hydrated, since one page serves every query. */
export function useAddressQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Changes the address's query in place; the rest of the address stays. */
export function changeAddressQuery(change: (query: URLSearchParams) => void): void {
  const url = new URL(location.href);
  change(url.searchParams);
  history.replaceState(history.state, "", url);
  dispatchEvent(new Event(CHANGED));
}
