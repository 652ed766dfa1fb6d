import type { WindowCounter } from "../../adapters/window-counter";

declare module "../../core/platform" {
  interface Platform {
    /** Emails that callers without an account make the server send, by network and by recipient. */
    publicEmailCounts: WindowCounter;
  }
}
