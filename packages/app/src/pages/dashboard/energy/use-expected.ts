import { useQuery } from "@tanstack/react-query";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { trpc, trpcClient } from "../../../lib/trpc";
import type { Measure } from "./energy";
import { addDays, type EnergyView, firstDayOf, lastDayOf } from "../../../components/energy/period";
import { newestDateOf, type ReadyMeter } from "./use-energy";

/** An hour, a day or a month that is not over: energy bought in kWh; null bounds where too little is known for them. */
interface ExpectedRow {
  key: string;
  kwh: number;
  low: number | null;
  high: number | null;
}

/** For each of the period's keys; null where everything was measured. */
export type ExpectedEnergy = Record<"high" | "low" | "values", (number | null)[]>;

/** Of the same name in the contract of forecasts, whose default it is. */
const INTERVAL_SHARE = 0.8;
/** Readings that ended longer ago foretell nothing. */
const MAX_SILENT_MS = 7 * DAY_MS;
/** What a day's hours are learned from: eight weeks, and at least two. */
const LEARNED_DAYS = 57;
const FEWEST_DAYS = 14;
/** Finer intervals would be more values than one answer has. */
const FINEST_INTERVAL_SECONDS = 900;
const WH_PER_KWH = 1_000;
/** An hour that is measured but for rounding. */
const WHOLE = 0.99;

interface ShownPeriod {
  view: EnergyView;
  period: string;
  measure: Measure;
  keys: readonly string[];
}

/** What the rest of a period will most likely come to, with its 80% intervals; null for one that is over. */
export function useExpected(meter: ReadyMeter, { view, period, measure, keys }: ShownPeriod): ExpectedEnergy | null {
  const { id, lastReadingAt } = meter;
  const { data: rows = [] } = useQuery({
    queryKey: [...trpc.meters.readings.queryKey({ meter_id: id, from: period, to: view }), "expected", lastReadingAt],
    queryFn: ({ signal }) => {
      if (Date.now() - Date.parse(lastReadingAt) > MAX_SILENT_MS) return [];
      if (view === "day") return hoursAhead(meter, period, signal);
      return view === "year" ? monthAhead(meter, signal) : daysAhead(meter, view, period, signal);
    },
    enabled: measure === "energy" && lastDayOf(view, period) >= newestDateOf(meter),
  });
  if (measure !== "energy" || rows.length === 0) return null;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const of = (figure: "high" | "kwh" | "low") => keys.map((key) => byKey.get(key)?.[figure] ?? null);
  return { values: of("kwh"), low: of("low"), high: of("high") };
}

async function daysAhead({ id }: ReadyMeter, view: EnergyView, period: string, signal: AbortSignal) {
  const span = { from: firstDayOf(period), to: lastDayOf(view, period) };
  const { forecast } = await trpcClient.forecast.period.mutate({ meter_id: id, ...span, by_day: true }, { signal });
  return (forecast?.days ?? []).map(({ date, ...day }) => rowOf(date, day));
}

/** Of the current month; the ones after it are too far ahead. */
async function monthAhead(meter: ReadyMeter, signal: AbortSignal): Promise<ExpectedRow[]> {
  const month = newestDateOf(meter).slice(0, "YYYY-MM".length);
  const span = { from: firstDayOf(month), to: lastDayOf("month", month) };
  const { forecast } = await trpcClient.forecast.period.mutate({ meter_id: meter.id, ...span }, { signal });
  return forecast ? [rowOf(month, forecast.expected)] : [];
}

/** The rest of a day that has begun, learned from what was bought in the weeks before. */
async function hoursAhead(meter: ReadyMeter, day: string, signal: AbortSignal): Promise<ExpectedRow[]> {
  const { id, timeZone, lastReadingAt, firstReadingAt, intervalSeconds } = meter;
  const endMs = Date.parse(lastReadingAt);
  const dayEndMs = utcOfLocal(zoneClock(timeZone), Date.parse(addDays(day, 1)));
  const hours = Math.ceil((dayEndMs - endMs) / HOUR_MS);
  if (hours < 1 || endMs - Date.parse(firstReadingAt) < FEWEST_DAYS * DAY_MS) return [];
  const isByInterval = (intervalSeconds ?? 0) >= FINEST_INTERVAL_SECONDS;
  const { starts, energyWh, coverage } = await trpcClient.meters.readings.query(
    {
      meter_id: id,
      from: new Date(endMs - LEARNED_DAYS * DAY_MS).toISOString(),
      to: lastReadingAt,
      resolution: isByInterval ? "interval" : "hour",
    },
    { signal },
  );
  const series = {
    start: starts[0] ?? lastReadingAt,
    interval_seconds: isByInterval ? (intervalSeconds ?? HOUR_SECONDS) : HOUR_SECONDS,
    time_zone: timeZone,
    kwh: energyWh.map((wh, at) => (wh === null || (coverage[at] ?? 0) < WHOLE ? null : Math.max(0, wh) / WH_PER_KWH)),
  };
  const found = await trpcClient.forecast.load.mutate({ series, hours, interval_share: INTERVAL_SHARE }, { signal });
  return found.hours
    .filter(({ start }) => start.startsWith(day))
    .map(({ start, ...hour }) => rowOf(start.slice(0, "YYYY-MM-DDThh".length), hour));
}

const rowOf = (
  key: string,
  { kwh, low_kwh: low, high_kwh: high }: { kwh: number; low_kwh: number | null; high_kwh: number | null },
): ExpectedRow => ({ key, kwh, low, high });
