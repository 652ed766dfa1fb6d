import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import type { Readings } from "@wattleaf/shared/contracts/meters";

/** What a meter bought in a period. */
export interface PeriodEnergy {
  resolution: Readings["resolution"];
  bars: readonly EnergyBar[];
  /** Of everything measured; null when nothing was. */
  figures: { totalWh: number; averageWh: number; highestWh: number } | null;
  /** The meter sold energy as well in the period. */
  sells: boolean;
  gaps: Readings["gaps"];
}

export interface EnergyBar {
  /** Local time with its offset. */
  start: string;
  energyWh: number | null;
  /** Measured share of its time, 0–1. */
  coverage: number;
}

const WH_PER_KWH = 1_000;
/** How much of a local time names the row of an answer: `2026-10-14T18`, `2026-10-14`, `2026-10`. */
const KEY_LENGTH: Record<Readings["resolution"], number> = { interval: 16, hour: 13, day: 10, month: 7 };

/** Joins the answer about a period with the readings that it is made of. An hour that the clock shows twice is one bar. */
export function energyOf(
  { resolution, starts, energyWh, coverage, gaps }: Readings,
  answer: EnergyAnswer,
): PeriodEnergy {
  const rows = new Map(answer.status === "gap" ? [] : answer.rows.map(({ key, value }) => [key, value * WH_PER_KWH]));
  const keyOf = (start: string) => start.slice(0, KEY_LENGTH[resolution]);
  const bars = starts.flatMap((start, index) => {
    const isRepeated = index > 0 && keyOf(starts[index - 1] ?? "") === keyOf(start);
    return isRepeated ? [] : [{ start, energyWh: rows.get(keyOf(start)) ?? null, coverage: coverage[index] ?? 0 }];
  });
  const figures =
    answer.status === "gap" || answer.mean_of_groups === null
      ? null
      : {
          totalWh: answer.whole.value * WH_PER_KWH,
          averageWh: answer.mean_of_groups * WH_PER_KWH,
          highestWh: Math.max(...rows.values()),
        };
  return { resolution, bars, figures, sells: energyWh.some((wh) => wh !== null && wh < 0), gaps };
}
