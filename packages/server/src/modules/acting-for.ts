import type { Platform, RequestContext } from "../context";

/** What a service verb gets to know when something is done for an account without a request of its holder. */
export const actingFor = (platform: Platform, userId: string): RequestContext => ({
  platform,
  actor: { kind: "user", userId, sessionId: "", scope: "full" },
  language: "en",
  clientAddress: "",
  origin: null,
  signal: new AbortController().signal,
});
