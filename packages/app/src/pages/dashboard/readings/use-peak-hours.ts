import { useQueries } from "@tanstack/react-query";
import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import { clockKeyOf } from "@wattleaf/shared/domain/hour-keys";
import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { useMemo } from "react";
import { trpc, trpcClient } from "../../../lib/trpc";
import type { TimeWindow } from "../../../ui/chart/envelope";
import { firstDayOf, lastDayOf, shiftPeriod } from "../../../components/energy/period";
import type { ReadyMeter } from "../energy/use-energy";

/** In a longer window the hours of a day are too narrow to be told apart. */
const MAX_WINDOW_MS = 45 * DAY_MS;

/** Local months, YYYY-MM, from the first to the last; null where there are none to look at. */
export interface PeakMonths {
  first: string | null;
  last: string | null;
}

/** The months whose peak hours a window shows: none of a long window, or without a tariff. */
export function peakMonthsIn({ tariffId, timeZone }: ReadyMeter, { fromMs, toMs }: TimeWindow): PeakMonths {
  if (tariffId === null || toMs - fromMs > MAX_WINDOW_MS) return { first: null, last: null };
  const clock = zoneClock(timeZone);
  const monthOf = (ms: number) => new Date(clock(ms)).toISOString().slice(0, "YYYY-MM".length);
  return { first: monthOf(fromMs), last: monthOf(toMs - 1) };
}

/** The hours in some months that the meter's tariff prices highest. */
export function usePeakHours({ id, timeZone }: ReadyMeter, { first, last }: PeakMonths): readonly TimeWindow[] {
  const queries = useMemo(
    () =>
      (first !== null && last !== null ? monthsBetween(first, last) : []).map((month) => ({
        queryKey: [...trpc.meters.readings.queryKey({ meter_id: id, from: month, to: month }), "peak"],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const question = { metric: "bought", period: `${firstDayOf(month)}..${lastDayOf("month", month)}` } as const;
          const { answer } = await trpcClient.energyQuery.ask.mutate(
            { ...question, group: "hour", filters: ["peak"], meter_id: id },
            { signal },
          );
          return peakHoursOf(answer, timeZone);
        },
      })),
    [id, timeZone, first, last],
  );
  return useQueries({ queries, combine });
}

const combine = (results: readonly { data: TimeWindow[] | undefined }[]): TimeWindow[] =>
  results.flatMap(({ data }) => data ?? []);

function monthsBetween(first: string, last: string): string[] {
  const months = [first];
  for (let month = first; month < last;) months.push((month = shiftPeriod("month", month, 1)));
  return months;
}

/** Hours that follow each other are one stretch. */
function peakHoursOf(answer: EnergyAnswer, timeZone: string): TimeWindow[] {
  const clock = zoneClock(timeZone);
  const stretches: TimeWindow[] = [];
  for (const { key } of answer.status === "answered" ? answer.rows : []) {
    const fromMs = utcOfLocal(clock, Date.parse(`${clockKeyOf(key)}:00Z`));
    const before = stretches.at(-1);
    if (before?.toMs === fromMs) before.toMs += HOUR_MS;
    else stretches.push({ fromMs, toMs: fromMs + HOUR_MS });
  }
  return stretches;
}
