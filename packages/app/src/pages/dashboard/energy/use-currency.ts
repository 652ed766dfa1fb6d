import { useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { currencyOf } from "@wattleaf/shared/domain/units";
import { trpc } from "../../../lib/trpc";
import { useUnits } from "../../../lib/units";

/** What a meter's costs are counted in: its tariff's currency, else its newest bill's; null where there is neither. */
export function useCurrency({ id }: Pick<Meter, "id">): string | null {
  const units = useUnits();
  // Both are on the page anyway.
  const advice = useQuery(trpc.advice.list.queryOptions({ meter_id: id }));
  const bills = useQuery(trpc.meters.bills.queryOptions({ meter_id: id }));
  // The likeliest until they have loaded: a longer word in its place would move the page.
  if (advice.isPending || bills.isPending) return units.currency ?? "USD";
  const known = advice.data?.currency ?? bills.data?.bills[0]?.currency ?? null;
  return known && currencyOf(known, units);
}
