import type { WindowCounter } from "../../adapters/window-counter";
import type { AuthThrottles } from "./throttles";

declare module "../../core/platform" {
  interface Platform {
    /** Slow down guessing. */
    throttles: AuthThrottles;
    /** New accounts by network, for their daily limit. */
    registrationCounts: WindowCounter;
  }
}
