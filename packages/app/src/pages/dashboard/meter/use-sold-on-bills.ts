import { useQuery } from "@tanstack/react-query";
import { trpc, trpcClient } from "../../../lib/trpc";
import { type ReadyMeter, useSells } from "../energy/use-energy";

/** kWh sold on the days of each bill, by its first day; null for a home that sells nothing. */
export function useSoldOnBills({ id, lastReadingAt }: ReadyMeter): ReadonlyMap<string, number> | null {
  const sells = useSells(id) ?? false;
  const sold = useQuery({
    queryKey: [...trpc.meters.bills.queryKey({ meter_id: id }), "sold", lastReadingAt],
    queryFn: async ({ signal }) => {
      const question = { metric: "sold", group: "bill", meter_id: id } as const;
      const { answer } = await trpcClient.energyQuery.ask.mutate(question, { signal });
      return answer.status === "answered" ? answer.rows : [];
    },
    enabled: sells,
  });
  return sold.data ? new Map(sold.data.map(({ key, value }) => [firstDayOf(key), value])) : null;
}

/** Rows are named `2026-10-12..2026-11-10`. */
const firstDayOf = (key: string): string => key.slice(0, "YYYY-MM-DD".length);
