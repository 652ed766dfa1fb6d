import { DAY_PARTS, type DayPart } from "@wattleaf/shared/contracts/load-day";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { MainsAnalysis } from "./analyze";

/** A stretch in which something ran, in samples; `other` for what has no name. */
export interface Cycle {
  name: DayPart;
  from: number;
  /** One past the last sample. */
  to: number;
  kwh: number;
  /** 0 to 1; null for a run without a name. */
  confidence: number | null;
}

/** Below this, what has no name is lamps and screens. */
const NOTABLE_WATTS = 500;
const NOTABLE_KWH = 0.15;
/** A run that fills most of a day is no cycle: heating, cooling. */
const LONGEST_HOURS = 12;
/** More are not told apart by a person. */
const MOST_CYCLES = 12;

/** The runs that a user could name in the part of an analysis from a sample on: the largest, by time. */
export function dayCycles(
  { devices, unassigned }: Pick<MainsAnalysis, "devices" | "unassigned">,
  { first, intervalSeconds }: { first: number; intervalSeconds: number },
): Cycle[] {
  const hours = intervalSeconds / HOUR_SECONDS;
  const found = devices.flatMap(({ device, runs }) =>
    runs.flatMap(({ from, to, energyWh, confidence }): Cycle[] => {
      if (from < first || (to - from) * hours > LONGEST_HOURS) return [];
      return [{ name: dayPartOf(device), from, to, kwh: energyWh / 1_000, confidence }];
    }),
  );
  const unnamed = stretchesAbove(unassigned, first).map(({ from, to, sum }): Cycle => ({
    name: "other",
    from,
    to,
    kwh: (sum * hours) / 1_000,
    confidence: null,
  }));
  return [...found, ...unnamed]
    .filter(({ kwh }) => kwh >= NOTABLE_KWH)
    .toSorted((a, b) => b.kwh - a.kwh)
    .slice(0, MOST_CYCLES)
    .toSorted((a, b) => a.from - b.from);
}

/** A device of the home's own labels has no name among the parts. */
const dayPartOf = (device: string): DayPart => DAY_PARTS.find((part) => part === device) ?? "other";

function stretchesAbove(watts: Float64Array, first: number) {
  const stretches: { from: number; to: number; sum: number }[] = [];
  for (let i = first; i < watts.length; i += 1) {
    const value = watts[i] as number;
    if (!(value >= NOTABLE_WATTS)) continue;
    const last = stretches.at(-1);
    if (last?.to === i) {
      last.to = i + 1;
      last.sum += value;
    } else stretches.push({ from: i, to: i + 1, sum: value });
  }
  return stretches;
}
