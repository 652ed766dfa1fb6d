import { skipToken, useQuery } from "@tanstack/react-query";
import { trpc } from "../../../lib/trpc";
import { type EnergyView, firstDayOf, lastDayOf } from "../../../components/energy/period";
import type { PeriodEnergy } from "./energy";
import type { ReadyMeter } from "./use-energy";

/** What the home's own baseline expects of a week, a month or a year; undefined until it is known, and of a day's hours. */
export function useBaseline(meter: ReadyMeter, view: EnergyView, period: string) {
  const span = { from: firstDayOf(period), to: lastDayOf(view, period) };
  const input = view === "day" ? skipToken : { ...span, meter_id: meter.id };
  return useQuery(trpc.rewards.compareWithBaseline.queryOptions(input)).data;
}

type Days = NonNullable<NonNullable<ReturnType<typeof useBaseline>>["comparison"]>["days"];

/** The expected energy of each of the period's days or months; null where none of its days has a baseline. */
export function expectedOf(days: Days, keys: PeriodEnergy["keys"]): (number | null)[] {
  const expected = new Map<string, number>();
  const length = keys[0]?.length;
  for (const { date, expectedKwh } of days) {
    const key = date.slice(0, length);
    expected.set(key, (expected.get(key) ?? 0) + expectedKwh);
  }
  return keys.map((key) => expected.get(key) ?? null);
}
