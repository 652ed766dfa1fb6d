/** What was assumed, left out or could not be billed, as a code with plain values. */
export interface Notice {
  code: TariffNoticeCode;
  values: Values;
}
type Values = Record<string, number | string>;

/** English text of each notice, for developers to show or log. */
const WORDS = {
  additional_meters_not_billed: () => "The charge for additional meters isn't included. We bill one meter.",
  annual_minimum_prorated: () => "The annual minimum was applied to each bill by its number of days.",
  attributes_not_billed: ({ field, names }: Values) =>
    `The tariff only describes these charges in text (${field}: ${names}), so they aren't included.`,
  coincident_demand_not_billed: () =>
    "The tariff charges demand at the utility's own peak. Without coincident_peaks, that charge isn't included.",
  credit_without_true_up: () =>
    "Months with net exports are credited at full value because the tariff's data doesn't say how they're settled.",
  currency_unknown: () => "The tariff has no currency.",
  demand_window_assumed: ({ minutes }: Values) =>
    `The tariff doesn't say how long demand is averaged. We used ${minutes} minutes.`,
  demand_window_differs: ({ tariff_minutes: tariff, billed_minutes: billed }: Values) =>
    `The tariff averages demand over ${tariff} minutes, but the readings only allow ${billed}.`,
  exports_not_paid: ({ kwh }: Values) => `The tariff has no rule for exports, so ${kwh} kWh sold earn nothing.`,
  fixed_charge_taken_as_monthly: () => "The fixed charge has no unit. We treated it as monthly.",
  gaps_not_billed: ({ gaps, intervals }: Values) =>
    `${intervals} intervals in ${gaps} gaps have no readings. Their energy isn't billed.`,
  generation_not_known: () =>
    "Under buy all, sell all, the full generation counts. Without generation_kwh, only net exports do.",
  intervals_across_hours: () => "Some intervals cross the hour. Each is billed at the rate of the hour it starts in.",
  intervals_outside_billing_periods: ({ intervals }: Values) =>
    `${intervals} intervals are outside the billing periods and aren't billed.`,
  kva_billed_as_kw: ({ field }: Values) => `Demand in kVA was billed as kW, assuming a power factor of 1 (${field}).`,
  last_tier_open_ended: ({ field }: Values) => `The last tier has an upper limit, which we ignored (${field}).`,
  mixed_tier_units: ({ field }: Values) =>
    `Tiers with different units were read in order as increasing limits (${field}).`,
  no_energy_rates: () => "The tariff has no energy rates, so energy costs nothing.",
  no_sell_rates: () => "The tariff has no sell rates, so exports earn nothing.",
  outside_applicability: ({ unit, value, min, max }: Values) =>
    `The highest month has ${value} ${unit}; the tariff is for ${min === undefined ? `up to ${max}` : `at least ${min}`}.`,
  outside_effective_dates: () => "The series extends beyond the period when the tariff's rates applied.",
  partial_service: ({ service }: Values) =>
    `The tariff only bills ${service}. The rest of the service is billed separately.`,
  ratchet_history_incomplete: () => "The minimum billed demand depends on earlier months. Send them as demand_history.",
  reactive_power_not_billed: ({ rate }: Values) => `The charge for reactive power (${rate} per kVAR) isn't included.`,
  unknown_field: ({ field }: Values) => `The field ${field} isn't recognized and isn't billed.`,
  use_split_by_days: () => "Rates change within the bill, so we split its use by day.",
} satisfies Record<string, (values: Values) => string>;

export type TariffNoticeCode = keyof typeof WORDS;

export const notice = (code: TariffNoticeCode, values: Values = {}): Notice => ({ code, values });

/** The notice in a sentence of English; codes are what programs should look at. */
export const noticeText = ({ code, values }: Notice): string => WORDS[code](values);
