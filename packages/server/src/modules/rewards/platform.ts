import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";

/** What an account's electricity meters measured. */
export interface EnergyHistory {
  series: readonly IntervalSeries[];
  /** Some of it comes from a sandbox meter. */
  simulated: boolean;
}

declare module "../../core/platform" {
  interface Platform {
    /**
     * The readings that an account's points are counted from. A port: meters pay coins through this module, so this
     * module cannot import them.
     */
    energyHistory(userId: string, range: { fromMs: number; toMs: number }): Promise<EnergyHistory>;
  }
}
