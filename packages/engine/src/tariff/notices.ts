/** What was assumed, left out or could not be billed, as a code with plain values. */
export interface Notice {
  code: TariffNoticeCode;
  values: Values;
}
type Values = Record<string, number | string>;

/** What each notice says, for a developer to show or log. */
const WORDS = {
  additional_meters_not_billed: () => "The charge for each further meter is left out: one meter is billed.",
  annual_minimum_prorated: () => "The yearly minimum was held against each bill by its days.",
  attributes_not_billed: ({ field, names }: Values) =>
    `The tariff describes these charges in words (${field}: ${names}); they are left out.`,
  coincident_demand_not_billed: () =>
    "The tariff charges the demand at the utility's own peak; without coincident_peaks it is left out.",
  credit_without_true_up: () =>
    "Months that sold more than they bought stand as credits at full value: the tariff's data names no settlement of them.",
  currency_unknown: () => "The tariff names no currency.",
  demand_window_assumed: ({ minutes }: Values) =>
    `The tariff does not say over which time demand is averaged: ${minutes} minutes were taken.`,
  demand_window_differs: ({ tariff_minutes: tariff, billed_minutes: billed }: Values) =>
    `The tariff averages demand over ${tariff} minutes, the readings allow ${billed}.`,
  exports_not_paid: ({ kwh }: Values) => `The tariff has no rule for exports: ${kwh} kWh sold earn nothing.`,
  fixed_charge_taken_as_monthly: () => "The fixed charge has no unit and was taken as monthly.",
  gaps_not_billed: ({ gaps, intervals }: Values) =>
    `${intervals} intervals in ${gaps} gaps have no reading; their energy is not billed.`,
  generation_not_known: () =>
    "Under buy all, sell all the whole generation counts: without generation_kwh only the net exports do.",
  intervals_across_hours: () =>
    "Intervals reach across the full hour; each is billed at the rate of the hour in which it begins.",
  intervals_outside_billing_periods: ({ intervals }: Values) =>
    `${intervals} intervals lie outside the billing periods and are not billed.`,
  kva_billed_as_kw: ({ field }: Values) => `Demand in kVA was billed as kW, as at a power factor of 1 (${field}).`,
  last_tier_open_ended: ({ field }: Values) => `The last tier names an end; it was taken without one (${field}).`,
  mixed_tier_units: ({ field }: Values) => `Tiers of several units were read in order as rising ends (${field}).`,
  no_energy_rates: () => "The tariff has no energy rates: energy costs nothing.",
  no_sell_rates: () => "The tariff names no sell rates: exports earn nothing.",
  outside_applicability: ({ unit, value, min, max }: Values) =>
    `The highest month has ${value} ${unit}; the tariff is for ${min === undefined ? `at most ${max}` : `at least ${min}`}.`,
  outside_effective_dates: () => "The series reaches beyond the time in which the tariff's rates applied.",
  partial_service: ({ service }: Values) => `The tariff bills ${service} alone; the rest of the service costs besides.`,
  ratchet_history_incomplete: () =>
    "The least demand billed depends on earlier months that are not known: give them as demand_history.",
  reactive_power_not_billed: ({ rate }: Values) => `The charge for reactive power (${rate} per kVAR) is left out.`,
  unknown_field: ({ field }: Values) => `The field ${field} is not known and not billed.`,
  use_split_by_days: () => "Rates change within the bill: its use was split by days.",
} satisfies Record<string, (values: Values) => string>;

export type TariffNoticeCode = keyof typeof WORDS;

export const notice = (code: TariffNoticeCode, values: Values = {}): Notice => ({ code, values });

/** The notice in a sentence of English; codes are what programs should look at. */
export const noticeInWords = ({ code, values }: Notice): string => WORDS[code](values);
