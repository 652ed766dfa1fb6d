/** Storage key for the unsent messages of all conversations. */
export const OUTBOX_KEY = "chatOutbox";

export function clearOutboxes(): void {
  try {
    localStorage.removeItem(OUTBOX_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
