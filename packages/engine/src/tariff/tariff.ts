import type { Territory } from "./territory";

/**
 * A tariff as the engine bills it: periods by hour of the year's twelve typical weekdays and weekends, tiers within a
 * period, demand charges, fixed charges and the rule for exports. Rates are integers of 1/100,000,000 of the currency
 * (`money.ts`) and already hold their adjustment.
 */
export interface Tariff {
  id: string;
  name: string;
  utility: string;
  territory: Territory;
  sector: string | null;
  /** ISO 4217; `XXX` where the tariff does not tell. */
  currency: string;
  /** UTC epoch milliseconds between which the rates apply; null if not specified. */
  effectiveFromMs: number | null;
  effectiveToMs: number | null;
  energy: EnergyRates;
  /** Rate steps per kWh by month; null when there are none. */
  fuelAdjustments: readonly number[] | null;
  flatDemand: FlatDemand | null;
  touDemand: HourlyDemand | null;
  coincidentDemand: HourlyDemand | null;
  /** Window over which demand is averaged; null if the tariff does not specify it. */
  demandWindowMinutes: number | null;
  ratchet: DemandRatchet | null;
  fixed: FixedCharge | null;
  minimum: FixedCharge | null;
  exportRule: ExportRule | null;
  taxes: readonly Tax[];
  applicability: Applicability;
}

/** Hours of 12 weekdays and 12 weekend days: `day type × 288 + month × 24 + hour`. */
export const SLOT_COUNT = 576;
export const SLOTS_PER_MONTH = 24;
export const WEEKEND_SLOTS_FROM = 288;

export const monthOfSlot = (slot: number): number => Math.floor((slot % WEEKEND_SLOTS_FROM) / SLOTS_PER_MONTH);

export interface EnergyRates {
  periods: readonly EnergyPeriod[];
  /** Number of the period in each slot. */
  periodOfSlot: Uint8Array;
}

export interface EnergyPeriod {
  label: string | null;
  tiers: readonly EnergyTier[];
}

/** What a tier's upper end counts: energy of the billing period, of its days, or of its days or hours of peak power. */
export type TierUnit = "kwh" | "kwh_daily" | "kwh_per_kw" | "kwh_per_kw_daily";

export interface EnergyTier {
  /** Upper end in `unit`, Infinity for the last. */
  max: number;
  unit: TierUnit;
  rate: number;
  /** Rate steps paid for a kWh exported; null where the tariff names none. */
  sell: number | null;
}

export interface DemandUnit {
  name: string;
  /** How many of the unit make a kW. */
  perKw: number;
  /** Each day's peak is charged, not that of the billing period. */
  daily: boolean;
}

export interface DemandPeriod {
  label: string | null;
  /** `max` in the demand unit, Infinity for the last. */
  tiers: readonly { max: number; rate: number }[];
}

export interface FlatDemand {
  unit: DemandUnit;
  periods: readonly DemandPeriod[];
  periodOfMonth: readonly number[];
}

export interface HourlyDemand {
  unit: DemandUnit;
  periods: readonly DemandPeriod[];
  periodOfSlot: Uint8Array;
}

/** Billed demand is at least a share of an earlier peak; the shares are fractions by month of the bill. */
export interface DemandRatchet {
  shareOfMonth: readonly number[];
  /** How many months back are looked at. */
  monthsBack: number;
  /** Which calendar months count as earlier peaks; all when null. */
  peakMonths: readonly boolean[] | null;
}

export interface FixedCharge {
  rate: number;
  unit: "day" | "month" | "year";
}

export type ExportRule = "net_metering" | "net_billing_instantaneous" | "net_billing_hourly" | "buy_all_sell_all";

export interface Tax {
  name: string;
  /** Rate steps of a fraction of all charges, and per kWh bought. */
  share: number;
  perKwh: number;
}

/** Whom the tariff is for; null where it sets no bound. */
export interface Applicability {
  minKw: number | null;
  maxKw: number | null;
  minKwhPerMonth: number | null;
  maxKwhPerMonth: number | null;
}
