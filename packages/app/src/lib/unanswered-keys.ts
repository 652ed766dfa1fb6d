import { MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { CallKeys } from "@wattleaf/shared/idempotent-fetch";
import { randomId } from "./random-id";

/** Past it, the user who does the same again means it. */
const REMEMBERED_MS = 10 * MINUTE_MS;

/**
 * Keys of a page: the same call sent again has the same key until it is answered. So a double click, or another try
 * after a lost connection, never has a second effect.
 */
export function unansweredKeys(now: () => number = Date.now): CallKeys {
  const unanswered = new Map<string, { key: string; atMs: number }>();
  return {
    keyOf(call) {
      const known = unanswered.get(call);
      if (known && now() - known.atMs < REMEMBERED_MS) return known.key;
      const key = randomId();
      unanswered.set(call, { key, atMs: now() });
      return key;
    },
    answered: (call) => void unanswered.delete(call),
  };
}
