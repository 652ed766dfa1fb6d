import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import type { TariffKind } from "@wattleaf/shared/domain/tariff-kinds";

/** A residential tariff in the catalog. Its figures are samples and must not be used to dispute a bill. */
export interface CatalogTariff {
  id: string;
  provider: UtilityProvider;
  kind: TariffKind;
  /** First day (YYYY-MM-DD) of the published schedule that the figures follow. */
  effectiveDate: string;
  /** Its last day, where the source names one. */
  lastDate?: string;
  timeZone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The state that the utility serves in; null where it is offered by no single utility. */
  region: string | null;
  source: { title: string; url: string };
  sample: true;
  note: string;
  item: UrdbItem;
}

export const SAMPLE_NOTE = "Sample figures rounded from published schedules, not for billing.";

const SUMMER_JUNE_TO_SEPTEMBER = [5, 6, 7, 8];

/** 24 periods from stretches that each end before an hour: `day([0, 16], [1, 21], [0, 24])`. */
export function day(...stretches: readonly (readonly [period: number, until: number])[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => stretches.find(([, until]) => hour < until)?.[0] ?? 0);
}

/** 12 rows: one day for summer and one for the other months, which count from zero. */
export function seasons(
  summer: readonly number[],
  rest: readonly number[],
  summerMonths: readonly number[] = SUMMER_JUNE_TO_SEPTEMBER,
): number[][] {
  return Array.from({ length: 12 }, (_, month) => [...(summerMonths.includes(month) ? summer : rest)]);
}

export const allYear = (every: readonly number[]): number[][] => seasons(every, every);

/** A rate with an allowance of so many kWh a day that costs `credit` less. */
export const withAllowance = (kwhPerDay: number, rate: number, credit: number) => [
  { max: kwhPerDay, unit: "kWh daily", rate, adj: -credit },
  { unit: "kWh daily", rate },
];
