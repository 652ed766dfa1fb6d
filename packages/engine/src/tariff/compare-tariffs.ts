import { DomainError } from "@wattleaf/shared/errors";
import type { Notice } from "./notices";
import { type Availability, availabilityOf, availableFirst, type Chooser } from "./availability";
import type { BillLineKind } from "@wattleaf/shared/domain/bill-lines";
import type { BillTotals, SeriesBill } from "./bill";
import { billMetered, type BillOptions } from "./bill-series";
import type { MeteredSeries } from "./metered-series";
import { fieldError } from "@wattleaf/shared/field-error";
import type { Tariff } from "./tariff";
import { servedAt, type Territory, UNKNOWN_TERRITORY } from "./territory";

/** Lines shown of a tariff: enough to see where the money goes. */
const LARGEST_LINES = 6;

/** What one component of the bill costs against the current tariff; a positive difference costs more. */
export interface ComponentChange {
  component: keyof BillTotals;
  currentCents: number;
  cents: number;
  differenceCents: number;
}

/** All lines of one kind, period and tier, over the whole series. */
export interface LineSum {
  kind: BillLineKind;
  label: string | null;
  period: number | null;
  tier: number | null;
  unit: string;
  quantity: number;
  cents: number;
}

export interface ComparedTariff extends Availability {
  tariffId: string;
  currency: string;
  cents: number;
  /** Current cost less this one; null without a current tariff. */
  savingCents: number | null;
  /** Whether the home can choose it; what it cannot is not compared. */
  served: "served" | "unknown";
  totals: BillTotals;
  /** Components that differ from the current tariff, the largest difference first. */
  changes: ComponentChange[];
  largestLines: LineSum[];
  notices: Notice[];
}

export type NotComparable = "other_currency" | "other_territory" | "not_billable";

export interface TariffComparison {
  /** What can be chosen first, then the cheapest first. */
  ranked: ComparedTariff[];
  /** Tariffs that the series cannot be billed under, and why. */
  notComparable: Excluded[];
}

export interface Excluded {
  tariffId: string;
  reason: NotComparable;
  message: string;
}

/**
 * Bills a series under several tariffs.
 * @param asOfMs when the customer would choose one
 * @param home what is known of where the home is; else the current tariff's territory and the series' time zone
 * @param sector the customer's, where it is known without a current tariff
 * @param currentId id of the tariff that savings are against; it must be among them
 * @throws DomainError invalid_input when the series cannot be billed under the current tariff
 */
export function compareTariffs(
  metered: MeteredSeries,
  tariffs: readonly Tariff[],
  {
    asOfMs,
    currentId,
    home,
    sector,
    ...options
  }: BillOptions & {
    asOfMs: number;
    currentId?: string | undefined;
    home?: Partial<Territory>;
    sector?: string | null;
  },
): TariffComparison {
  const currentTariff = tariffs.find(({ id }) => id === currentId);
  if (currentId !== undefined && !currentTariff) {
    throw fieldError("current_tariff_id", "Use one of the compared tariffs.");
  }
  const current = currentTariff ? billMetered(metered, currentTariff, options) : null;
  const currency = current?.currency ?? tariffs[0]?.currency;
  const place = placeOf(currentTariff, metered.series.timeZone, home);
  const chooser = { asOfMs, sector: sector ?? currentTariff?.sector ?? null };
  const comparison: TariffComparison = { ranked: [], notComparable: [] };
  for (const tariff of tariffs) {
    const excluded = tariff === currentTariff ? null : exclusionOf(tariff, currency, place);
    if (excluded) {
      comparison.notComparable.push(excluded);
      continue;
    }
    const served = tariff === currentTariff ? "served" : chosenAt(tariff, place);
    try {
      const bill = tariff === currentTariff && current ? current : billMetered(metered, tariff, options);
      comparison.ranked.push({ ...compared(tariff, bill, current, chooser), served });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      comparison.notComparable.push({ tariffId: tariff.id, reason: "not_billable", message: error.message });
    }
  }
  comparison.ranked.sort(
    (a, b) => availableFirst(a, b) || a.cents - b.cents || a.tariffId.localeCompare(b.tariffId, "en"),
  );
  return comparison;
}

/** Where a home is: as it says, else where its tariff is offered, else where its clock is. */
export const placeOf = (current: Tariff | undefined, timeZone: string, home?: Partial<Territory>): Territory => ({
  ...(current?.territory ?? UNKNOWN_TERRITORY),
  timeZone: current?.territory.timeZone ?? timeZone,
  ...home,
});

/** Why a tariff is not compared, or null. */
export function exclusionOf(tariff: Tariff, currency: string | undefined, place: Territory): Excluded | null {
  const { id: tariffId } = tariff;
  if (tariff.currency !== currency) {
    const message = `Its rates are in ${tariff.currency}, the others in ${currency}.`;
    return { tariffId, reason: "other_currency", message };
  }
  if (servedAt(tariff.territory, place) !== "elsewhere") return null;
  return {
    tariffId,
    reason: "other_territory",
    message: `${tariff.utility || "Its utility"} doesn't serve this home.`,
  };
}

/** Whether the home can choose a tariff that nothing excludes. */
export const chosenAt = ({ territory }: Tariff, place: Territory): ComparedTariff["served"] =>
  servedAt(territory, place) === "served" ? "served" : "unknown";

function compared(
  tariff: Tariff,
  bill: SeriesBill,
  current: SeriesBill | null,
  chooser: Chooser,
): Omit<ComparedTariff, "served"> {
  return {
    tariffId: bill.tariffId,
    currency: bill.currency,
    cents: bill.cents,
    savingCents: current && current.cents - bill.cents,
    ...availabilityOf(tariff, bill.notices, chooser),
    totals: bill.totals,
    changes: current ? componentChanges(current.totals, bill.totals) : [],
    largestLines: largestLines(bill),
    notices: bill.notices,
  };
}

/** The components in which two bills differ; their differences sum to that of the bills. */
export function componentChanges(current: BillTotals, other: BillTotals): ComponentChange[] {
  return (Object.keys(current) as (keyof BillTotals)[])
    .map((component) => ({
      component,
      currentCents: current[component],
      cents: other[component],
      differenceCents: other[component] - current[component],
    }))
    .filter(({ differenceCents }) => differenceCents !== 0)
    .toSorted((a, b) => Math.abs(b.differenceCents) - Math.abs(a.differenceCents));
}

function largestLines(bill: SeriesBill): LineSum[] {
  const sums = new Map<string, LineSum>();
  for (const { kind, label, period, tier, unit, quantity, cents } of bill.periods.flatMap(({ lines }) => lines)) {
    const key = JSON.stringify([kind, label, period, tier, unit]);
    const known = sums.get(key);
    if (known) {
      known.quantity += quantity;
      known.cents += cents;
    } else sums.set(key, { kind, label, period, tier, unit, quantity, cents });
  }
  return [...sums.values()].toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents)).slice(0, LARGEST_LINES);
}
