import { useQuery } from "@tanstack/react-query";
import { trpc, trpcClient } from "../../../lib/trpc";
import type { ReadyMeter } from "../energy/use-energy";

/** kWh of one bill's days. */
export interface BilledEnergy {
  bought: number;
  sold: number;
}

/** What a home that sells bought and sold on each bill, by its first day; null for others, whose bills say it all. */
export function useBilledEnergy({ id, lastReadingAt }: ReadyMeter): ReadonlyMap<string, BilledEnergy> | null {
  const energy = useQuery({
    queryKey: [...trpc.meters.bills.queryKey({ meter_id: id }), "energy", lastReadingAt],
    queryFn: async ({ signal }) => {
      const ask = async (metric: "bought" | "sold") => {
        const { answer } = await trpcClient.energyQuery.ask.mutate({ metric, group: "bill", meter_id: id }, { signal });
        return answer.status === "answered" ? answer.rows : [];
      };
      const [bought, sold] = await Promise.all([ask("bought"), ask("sold")]);
      return { bought, sold };
    },
  });
  if (!energy.data || energy.data.sold.length === 0) return null;
  const { bought, sold } = energy.data;
  const soldOn = new Map(sold.map(({ key, value }) => [key, value]));
  return new Map(bought.map(({ key, value }) => [firstDayOf(key), { bought: value, sold: soldOn.get(key) ?? 0 }]));
}

/** Rows are named `2026-10-12..2026-11-10`. */
const firstDayOf = (key: string): string => key.slice(0, "YYYY-MM-DD".length);
