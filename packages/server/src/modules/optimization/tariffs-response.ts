import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { compareShiftedTariffs, SHIFT_ASSUMPTIONS } from "@wattleaf/shared/contracts/optimization/tariffs";
import type { ShiftedYear, YearCost } from "@wattleaf/engine/schedule/year/shift-year";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { Availability } from "@wattleaf/engine/tariff/availability";
import { type ChosenTariff, toAvailabilityResponse, toTariffNoticesResponse } from "../tariffs";
import type { FlexibleHome } from "./flexible-home";

type Output = OutputOf<typeof compareShiftedTariffs>;
type Tariff = Output["tariffs"][number];
type Assumption = (typeof SHIFT_ASSUMPTIONS)[number];

export function toShiftedTariffResponse(
  { before, after, months, movedKwh, unmetDays, bill }: ShiftedYear,
  { tariff, notices, sample }: ChosenTariff,
  territory: Tariff["territory"],
  availability: Availability,
  timeZone: string,
): Tariff {
  return {
    tariff_id: tariff.id,
    sample,
    territory,
    ...toAvailabilityResponse(availability),
    before: costResponse(before),
    after: costResponse(after),
    saving: cents(before.total - after.total),
    saving_to_current: null,
    loads: [...movedKwh].map(([id, kwh]) => ({ id, moved_kwh: rounded(kwh) })),
    months: months.map((month) => ({
      start: momentIn(timeZone, month.fromMs),
      before: costResponse(month.before),
      after: costResponse(month.after),
      saving: cents(month.before.total - month.after.total),
      peak_before_kw: month.peakBeforeKw,
      peak_after_kw: month.peakAfterKw,
    })),
    unmet_days: unmetDays,
    notices: toTariffNoticesResponse([...notices, ...bill.notices]),
  };
}

const costResponse = ({ bill, batteryWear, total }: YearCost) => ({
  bill: cents(bill),
  battery_wear: cents(batteryWear),
  total: cents(total),
});

const cents = (money: number): number => Math.round(money * 100) / 100 || 0;
const rounded = (kwh: number): number => Math.round(kwh * 1_000) / 1_000;

const MESSAGES: Record<Assumption, string> = {
  hourly_steps: "Days are planned in steps of one hour; a run shorter than an hour is spread over it.",
  known_days:
    "Each day is planned with its load known, which is the most that shifting can save. Plans made from a forecast save less.",
  same_day_each_day:
    "The facility's load, generation and devices are the same on each weekday and on each weekend day.",
  found_loads:
    "Charging and machine runs come from disaggregation of the readings, with its confidence. A session that ends after its planning day stays as it was.",
  batteries_end_as_they_begin: "Batteries end each planning day with the charge that they began it with.",
  heating_left_out: "The heated or cooled room is not moved: that takes a year of weather.",
  month_peak_searched:
    "Where a month's highest demand is charged, five plans between the lowest peak and no limit are billed for each month, and the cheapest counts.",
  unprofitable_months_unchanged: "A month whose bill would not be lower stays as it is.",
};

/** What the figures rest on, in the order of the contract. */
export function toAssumptionsResponse(
  { readings, loads, hasRoom }: FlexibleHome,
  tariffs: Output["tariffs"],
): Output["assumptions"] {
  const holds: Record<Assumption, boolean> = {
    hourly_steps: true,
    known_days: true,
    same_day_each_day: readings === null,
    found_loads: loads.some(({ source }) => source === "readings"),
    batteries_end_as_they_begin: loads.some(({ kind }) => kind === "battery"),
    heating_left_out: hasRoom,
    month_peak_searched: tariffs.some(({ months }) => months.some(({ peak_after_kw: kw }) => kw !== null)),
    unprofitable_months_unchanged: true,
  };
  return (Object.keys(MESSAGES) as Assumption[]).flatMap((code) =>
    holds[code] ? [{ code, message: MESSAGES[code] }] : [],
  );
}
