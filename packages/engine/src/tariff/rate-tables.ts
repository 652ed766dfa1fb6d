import { fieldReasonError } from "@wattleaf/shared/error-reason";
import { SLOT_COUNT, SLOTS_PER_MONTH, WEEKEND_SLOTS_FROM, type DemandUnit, type TierUnit } from "./tariff";

/** A mechanical horsepower in kW (550 ft·lbf/s). */
const KW_PER_HP = 0.745_699_871_582_27;
/** URDB writers end the last tier with 0, with 1e38 or with nothing. */
const NO_LIMIT_FROM = 1e30;

type Matrix = readonly (readonly number[])[] | null | undefined;

/**
 * Period of each slot from the two 12 × 24 matrices. A structure of one period needs no schedule.
 * @throws DomainError when a schedule is missing or names a period that the structure does not have
 */
export function periodOfSlot(name: string, periodCount: number, weekday: Matrix, weekend: Matrix): Uint8Array {
  const slots = new Uint8Array(SLOT_COUNT);
  if (!weekday && !weekend && periodCount <= 1) return slots;
  for (const [kind, matrix, from] of [
    ["weekday", weekday, 0],
    ["weekend", weekend, WEEKEND_SLOTS_FROM],
  ] as const) {
    const path = `${name}${kind}schedule`;
    if (!matrix) throw fieldReasonError(path, "tariff_schedule_missing");
    matrix.forEach((row, month) =>
      row.forEach((period, hour) => {
        if (period >= periodCount) {
          throw fieldReasonError(`${path}.${month}.${hour}`, "tariff_period_unknown", { count: periodCount, period });
        }
        slots[from + month * SLOTS_PER_MONTH + hour] = period;
      }),
    );
  }
  return slots;
}

/**
 * Upper ends of a period's tiers, rising, the last without end.
 * @param units of the ends, where they may differ: ends of different units cannot be compared
 * @throws DomainError when a tier that is not the last has no upper end, or one below that of the tier before
 */
export function tierEnds(
  path: string,
  maxima: readonly (number | null | undefined)[],
  units: readonly TierUnit[] = [],
): number[] {
  return maxima.map((max, index) => {
    if (index === maxima.length - 1) return Infinity;
    if (max == null || max <= 0 || max >= NO_LIMIT_FROM) {
      throw fieldReasonError(`${path}.${index}.max`, "tariff_tier_open");
    }
    const before = maxima[index - 1];
    if (before != null && max < before && units[index] === units[index - 1]) {
      throw fieldReasonError(`${path}.${index}.max`, "tariff_tier_falls", { before });
    }
    return max;
  });
}

/** Whether the last tier names an end, which no bill can obey: what is above it must cost something. */
export const endsTooSoon = (max: number | null | undefined): boolean => max != null && max > 0 && max < NO_LIMIT_FROM;

/** @throws DomainError when the unit is none of URDB's */
export function tierUnit(path: string, unit: string | null | undefined): TierUnit {
  switch ((unit ?? "kWh").trim().toLowerCase()) {
    case "":
    case "kwh":
      return "kwh";
    case "kwh daily":
      return "kwh_daily";
    case "kwh/kw":
      return "kwh_per_kw";
    case "kwh/kw daily":
      return "kwh_per_kw_daily";
    default:
      throw fieldReasonError(path, "tariff_tier_unit");
  }
}

export function demandUnit(unit: string | null | undefined): DemandUnit {
  const name = unit ?? "kW";
  return { name, perKw: name.startsWith("hp") ? 1 / KW_PER_HP : 1, daily: name.endsWith("daily") };
}
