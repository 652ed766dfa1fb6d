import { idempotentFetch } from "@wattleaf/shared/idempotent-fetch";
import { unansweredKeys } from "./unanswered-keys";

/** For every call of the page that writes: one effect, however often it is sent. */
export const keyedFetch = idempotentFetch({
  fetch: (input, init) => fetch(input, { ...init, credentials: "include" }),
  keys: unansweredKeys(),
});
