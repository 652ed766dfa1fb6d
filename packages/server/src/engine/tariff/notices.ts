/** What was assumed, left out or could not be billed, as a code with plain values. The docs say each in a line. */
export type TariffNoticeCode =
  // Of the tariff
  | "additional_meters_not_billed"
  | "attributes_not_billed"
  | "currency_unknown"
  | "fixed_charge_taken_as_monthly"
  | "kva_billed_as_kw"
  | "last_tier_open_ended"
  | "mixed_tier_units"
  | "no_energy_rates"
  | "partial_service"
  | "reactive_power_not_billed"
  | "unknown_field"
  // Of a bill
  | "annual_minimum_prorated"
  | "coincident_demand_not_billed"
  | "credit_without_true_up"
  | "demand_window_assumed"
  | "demand_window_differs"
  | "exports_not_paid"
  | "gaps_not_billed"
  | "generation_not_known"
  | "intervals_across_hours"
  | "intervals_outside_billing_periods"
  | "no_sell_rates"
  | "outside_applicability"
  | "outside_effective_dates"
  | "ratchet_history_incomplete"
  | "use_split_by_days";

export interface Notice {
  code: TariffNoticeCode;
  values: Record<string, number | string>;
}

export const notice = (code: TariffNoticeCode, values: Notice["values"] = {}): Notice => ({ code, values });
