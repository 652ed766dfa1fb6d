import type { Platform } from "./platform";
import type { RequestContext } from "./request-context";

const noBrowser = () => Promise.reject(new Error("System jobs cannot sign a browser in or out"));

/** The context of work that the product does for an account without a request of its holder. */
export const systemContext = (platform: Platform, onBehalfOf: string): RequestContext => ({
  platform,
  actor: { kind: "system", onBehalfOf },
  language: "en",
  clientAddress: "",
  deviceCookie: null,
  userAgent: null,
  origin: null,
  signal: new AbortController().signal,
  replayed: () => undefined,
  session: {
    start: noBrowser,
    end: noBrowser,
    pending: null,
    keepPending() {
      throw new Error("System jobs cannot sign a browser in or out");
    },
  },
});
