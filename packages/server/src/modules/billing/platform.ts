import type { Payments } from "../../adapters/payments";

declare module "../../core/platform" {
  interface Platform {
    /** Takes the money for plans; null where no provider is configured. */
    payments: Payments | null;
  }
}
