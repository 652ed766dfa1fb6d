/** Where the browser keeps the unreceived messages of all conversations. */
export const OUTBOX_KEY = "chatOutbox";

export function clearOutboxes(): void {
  try {
    localStorage.removeItem(OUTBOX_KEY);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
