import type { MonthlyUse, NotFromMonthlyUse } from "../../tariff/monthly-use";
import { billMonthlyUse } from "../../tariff/monthly-use";
import type { Notice } from "../../tariff/notices";
import type { Tariff } from "../../tariff/tariff";

export interface TariffCost {
  tariffId: string;
  cents: number;
  /** What it would have saved; negative where it costs more. */
  savingCents: number;
  notices: Notice[];
}

export interface OtherTariffs {
  /**
   * What savings are against: the current tariff computed in the same way, or the bill itself, whose other charges the
   * computed tariffs do not hold.
   */
  against: "current_tariff" | "bill";
  againstCents: number;
  /** The cheapest first. */
  costs: TariffCost[];
  /** Tariffs whose cost one bill's use cannot tell. */
  unknown: { tariffId: string; reason: NotFromMonthlyUse | "other_currency" }[];
}

/**
 * What one bill's use would have cost under other tariffs, as far as the bill tells it: tariffs with hourly rates or
 * demand charges stay unknown, because they need readings.
 * @param currentId the tariff that the bill was made under, where it is known and among the tariffs
 */
export function costUnderOtherTariffs(
  use: MonthlyUse,
  bill: { costCents: number; currency: string },
  tariffs: readonly Tariff[],
  currentId?: string,
): OtherTariffs {
  const result: OtherTariffs = { against: "bill", againstCents: bill.costCents, costs: [], unknown: [] };
  for (const tariff of tariffs) {
    if (tariff.currency !== bill.currency) {
      result.unknown.push({ tariffId: tariff.id, reason: "other_currency" });
      continue;
    }
    const isCurrent = tariff.id === currentId;
    const billed = billMonthlyUse(use, tariff, isCurrent);
    if ("reason" in billed) {
      result.unknown.push({ tariffId: tariff.id, reason: billed.reason });
      continue;
    }
    const { cents, notices } = billed.bill;
    result.costs.push({ tariffId: tariff.id, cents, savingCents: 0, notices });
    if (isCurrent) {
      result.against = "current_tariff";
      result.againstCents = cents;
    }
  }
  result.costs = result.costs
    .map((cost) => ({ ...cost, savingCents: result.againstCents - cost.cents }))
    .toSorted((a, b) => a.cents - b.cents || a.tariffId.localeCompare(b.tariffId, "en"));
  return result;
}
