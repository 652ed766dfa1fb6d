import type { DeliveredEvent, EnergyHistory } from "./counted-energy";
import type { LiveLeaderboard } from "./live-leaderboard";

declare module "../../core/platform" {
  interface Platform {
    /**
     * The readings that an account's points are counted from. A port: meters pay coins through this module, so this
     * module cannot import them.
     */
    energyHistory(userId: string, range: { fromMs: number; toMs: number }): Promise<EnergyHistory>;
    leaderboard: LiveLeaderboard;
    /** The demand response that an account delivered. A port: it is measured by meters. */
    deliveredEvents(userId: string): Promise<readonly DeliveredEvent[]>;
  }
}
