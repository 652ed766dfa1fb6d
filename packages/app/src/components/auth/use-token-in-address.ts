import { useSyncExternalStore } from "react";

/** The token of an email's link: it is after the `#`, which browsers do not send. Empty if there is none. */
export function useTokenInAddress(): string {
  const hash = useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => "",
  );
  return new URLSearchParams(hash.slice(1)).get("token") ?? "";
}

/** A second email's link may be opened in the same tab. */
function onHashChange(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
