import type { Utilities } from "./connectors";
import type { MeterImports } from "./importing/imports";

declare module "../../core/platform" {
  interface Platform {
    /** The utilities that meters are connected to. */
    utilities: Utilities;
    imports: MeterImports;
  }
}
