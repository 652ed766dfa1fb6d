import type { AuthThrottles } from "./throttles";

declare module "../../core/platform" {
  interface Platform {
    /** Slow down guessing. */
    throttles: AuthThrottles;
  }
}
