import type { PlainToast } from "../lib/show-toast";

const KEY = "toast";

/** Keeps a message for the page that opens next. */
export function keepToast(toast: PlainToast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Without storage the next page opens without the message.
  }
}

/** The message that the page before has left. */
export function keptToast(): PlainToast | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as PlainToast);
  } catch {
    return null;
  }
}
