import { hasHourlyRates } from "../tariff/bill-series";
import { meterSeries } from "../tariff/metered-series";
import { monthOfSlot, SLOT_COUNT, type Tariff } from "../tariff/tariff";
import type { IntervalSeries } from "../time-series/interval-series";

export const TARIFF_PERIODS = ["peak", "mid_peak", "off_peak", "super_off_peak"] as const;
/** What a utility's customers call the hours of a tariff. */
export type TariffPeriod = (typeof TARIFF_PERIODS)[number];

/** The names that utilities give them, the more particular first. */
const NAMES: readonly [RegExp, TariffPeriod][] = [
  [/super|overnight/i, "super_off_peak"],
  [/off|non-?peak|\bbase\b/i, "off_peak"],
  [/mid|part|low|shoulder/i, "mid_peak"],
  [/peak|high/i, "peak"],
];

/** The tariff's period of each interval; null where its rates do not change within the day. */
export function tariffPeriodsOf(series: IntervalSeries, tariff: Tariff): readonly TariffPeriod[] | null {
  if (!hasHourlyRates(tariff)) return null;
  const ofSlot = periodsOfSlots(tariff);
  return Array.from(meterSeries(series).slots, (slot) => ofSlot[slot] ?? "off_peak");
}

function periodsOfSlots(tariff: Tariff): TariffPeriod[] {
  const { periods, periodOfSlot } = tariff.energy;
  const named = periods.map(({ label }) => NAMES.find(([pattern]) => label && pattern.test(label))?.[1]);
  const rateAt = (slot: number) => periods[periodOfSlot[slot] ?? 0]?.tiers[0]?.rate ?? 0;
  return Array.from({ length: SLOT_COUNT }, (_, slot) => {
    const name = named[periodOfSlot[slot] ?? 0];
    if (name) return name;
    // Without a name that tells: by the rate among those of its month.
    const rates = Array.from({ length: SLOT_COUNT }, (_each, other) => other)
      .filter((other) => monthOfSlot(other) === monthOfSlot(slot))
      .map(rateAt);
    const rate = rateAt(slot);
    if (rate === Math.min(...rates)) return "off_peak";
    return rate === Math.max(...rates) ? "peak" : "mid_peak";
  });
}
