import { seriesEndMs } from "../time-series/interval-series";
import type { TariffUnavailable } from "@wattleaf/shared/domain/tariff-availability";
import { availabilityOf, availableFirst } from "../tariff/availability";
import { compareTariffs, type NotComparable } from "../tariff/compare-tariffs";
import type { MeteredSeries } from "../tariff/metered-series";
import { billMonthlyUse, type MonthlyUse, type NotFromMonthlyUse } from "../tariff/monthly-use";
import type { Notice } from "../tariff/notices";
import type { Tariff } from "../tariff/tariff";
import { servedAt, type Territory, UNKNOWN_TERRITORY } from "../tariff/territory";

export interface TariffCost {
  tariffId: string;
  cents: number;
  /** What it would have saved; negative where it costs more. */
  savingCents: number;
  /** Why it can't be chosen; null when it can. */
  unavailable: TariffUnavailable | null;
  notices: Notice[];
}

export interface OtherTariffs {
  /**
   * What savings are against: the current tariff computed in the same way, or the bill itself, whose other charges the
   * computed tariffs do not hold.
   */
  against: "current_tariff" | "bill";
  againstCents: number;
  /** What can be chosen first, then the cheapest first. */
  costs: TariffCost[];
  /** Tariffs whose cost this use cannot tell. */
  unknown: { tariffId: string; reason: NotFromMonthlyUse | NotComparable }[];
}

/** What a bill's own charges are. */
export interface BillCost {
  costCents: number;
  currency: string;
}

/**
 * What one bill's use would have cost under other tariffs, as far as the bill tells it: tariffs with hourly rates or
 * demand charges stay unknown, because they need readings.
 * @param asOfMs when the customer would choose another
 * @param currentId the tariff that the bill was made under, where it is known and among the tariffs
 */
export function costUnderOtherTariffs(
  use: MonthlyUse,
  bill: BillCost,
  tariffs: readonly Tariff[],
  asOfMs: number,
  currentId?: string,
): OtherTariffs {
  const result: OtherTariffs = { against: "bill", againstCents: bill.costCents, costs: [], unknown: [] };
  const home = { ...UNKNOWN_TERRITORY, ...homeOf(tariffs, currentId) };
  const sector = sectorOf(tariffs, currentId);
  for (const tariff of tariffs) {
    if (servedAt(tariff.territory, home) === "elsewhere") {
      result.unknown.push({ tariffId: tariff.id, reason: "other_territory" });
      continue;
    }
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
    const { unavailable } = availabilityOf(tariff, notices, { asOfMs, sector });
    result.costs.push({ tariffId: tariff.id, cents, savingCents: 0, unavailable, notices });
    if (isCurrent) {
      result.against = "current_tariff";
      result.againstCents = cents;
    }
  }
  return ranked(result);
}

/**
 * The same from the readings of the bill's period, billed as one bill: time of use and demand are told too.
 * @param metered all its readings are the bill's
 */
export function costByReadings(
  metered: MeteredSeries,
  bill: BillCost,
  tariffs: readonly Tariff[],
  asOfMs: number,
  currentId?: string,
): OtherTariffs {
  const result: OtherTariffs = { against: "bill", againstCents: bill.costCents, costs: [], unknown: [] };
  const sameCurrency = tariffs.filter(({ currency }) => currency === bill.currency);
  for (const { id, currency } of tariffs) {
    if (currency !== bill.currency) result.unknown.push({ tariffId: id, reason: "other_currency" });
  }
  const billingPeriods = [{ fromMs: metered.series.startMs, toMs: seriesEndMs(metered.series) }];
  const comparison = compareTariffs(metered, sameCurrency, {
    asOfMs,
    sector: sectorOf(tariffs, currentId),
    billingPeriods,
    home: { timeZone: metered.series.timeZone, ...homeOf(tariffs, currentId) },
  });
  for (const { tariffId, reason } of comparison.notComparable) result.unknown.push({ tariffId, reason });
  for (const { tariffId, cents, unavailable, notices } of comparison.ranked) {
    result.costs.push({ tariffId, cents, savingCents: 0, unavailable, notices });
    if (tariffId === currentId) {
      result.against = "current_tariff";
      result.againstCents = cents;
    }
  }
  return ranked(result);
}

/** What is known of the home by its current tariff. */
function homeOf(tariffs: readonly Tariff[], currentId: string | undefined): Partial<Territory> {
  const current = tariffs.find(({ id }) => id === currentId)?.territory ?? {};
  return Object.fromEntries(Object.entries(current).filter(([, known]) => known !== null));
}

const sectorOf = (tariffs: readonly Tariff[], currentId: string | undefined): string | null =>
  tariffs.find(({ id }) => id === currentId)?.sector ?? null;

const ranked = (result: OtherTariffs): OtherTariffs => ({
  ...result,
  costs: result.costs
    .map((cost) => ({ ...cost, savingCents: result.againstCents - cost.cents }))
    .toSorted((a, b) => availableFirst(a, b) || a.cents - b.cents || a.tariffId.localeCompare(b.tariffId, "en")),
});
