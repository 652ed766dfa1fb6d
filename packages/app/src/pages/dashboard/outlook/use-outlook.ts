import { useQuery } from "@tanstack/react-query";
import { trpc, trpcClient } from "../../../lib/trpc";
import { addDays } from "../../../components/energy/period";
import { newestDateOf, type ReadyMeter } from "../energy/use-energy";
import { type DaySaving, newestDay } from "./day-saving";
import { changeOf } from "../energy/energy";

/** The newest day and four of each weekday before it, and a day that is not over. */
const ASKED_DAYS = 30;
const COMPARED_DAYS = 28;
/** A year earlier on the same weekdays. */
const YEAR_DAYS = 364;

/** What the meter's billing period has cost and will cost. */
export function useForecast({ id, lastReadingAt }: ReadyMeter) {
  return useQuery({
    queryKey: [...trpc.meters.usage.queryKey({ meter_id: id }), "forecast", lastReadingAt],
    queryFn: ({ signal }) => trpcClient.forecast.period.mutate({ meter_id: id }, { signal }),
  });
}

export interface Recent {
  day: DaySaving | null;
  currency: string | null;
  /** Energy of the latest four weeks against the same ones a year earlier, a fraction; null where that says nothing. */
  change: number | null;
}

/** The newest whole day's saving, and the latest weeks against the year before. */
export function useRecent(meter: ReadyMeter) {
  const { id, lastReadingAt } = meter;
  const to = newestDateOf(meter);
  return useQuery({
    queryKey: [...trpc.meters.usage.queryKey({ meter_id: id }), "recent", lastReadingAt],
    queryFn: async ({ signal }): Promise<Recent> => {
      const from = (days: number, end: string) => `${addDays(end, -days)}..${end}`;
      const ask = async (question: Parameters<typeof trpcClient.energyQuery.ask.mutate>[0]) =>
        (await trpcClient.energyQuery.ask.mutate({ meter_id: id, ...question }, { signal })).answer;
      const period = from(ASKED_DAYS, to);
      const weeks = addDays(to, -1);
      const [days, compared] = await Promise.all([
        ask({ metric: meter.tariffId === null ? "bought" : "cost", period, group: "day" }),
        ask({
          metric: "bought",
          period: from(COMPARED_DAYS - 1, weeks),
          compared_to: from(COMPARED_DAYS - 1, addDays(weeks, -YEAR_DAYS)),
        }),
      ]);
      return {
        day: newestDay(days.status === "answered" ? days.rows : []),
        currency: days.status === "answered" ? days.currency : null,
        change:
          compared.status === "answered" && !compared.compared?.whole.missing_intervals ? changeOf(compared) : null,
      };
    },
  });
}
