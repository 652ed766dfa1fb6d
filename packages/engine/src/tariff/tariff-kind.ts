import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";
import { SLOTS_PER_MONTH, type Tariff, WEEKEND_SLOTS_FROM } from "./tariff";

/** By what its energy costs: the hours or the days of some month differ, else its use has tiers, else neither. */
export function tariffKind({ energy: { periods, periodOfSlot } }: Pick<Tariff, "energy">): TariffKind {
  const firstOfMonth = (slot: number) => (slot % WEEKEND_SLOTS_FROM) - (slot % SLOTS_PER_MONTH);
  if (periodOfSlot.some((period, slot, all) => period !== all[firstOfMonth(slot)])) return "time_of_use";
  return periods.some(({ tiers }) => tiers.length > 1) ? "tiered" : "flat";
}
