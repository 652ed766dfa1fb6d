import { DAY_MS } from "@wattleaf/shared/domain/time";
import { notice, type Notice } from "./notices";
import { centsOfTotals, totalsOfLines, type PeriodBill } from "./bill";
import { chargesDemand, hasHourlyRates, linesOfUse } from "./bill-series";
import { prorate } from "./billing-periods";
import type { EnergyUse } from "./energy-use";
import { quantitySteps, shareOf } from "./money";
import { SLOT_COUNT, SLOTS_PER_MONTH, WEEKEND_SLOTS_FROM, type Tariff } from "./tariff";

/** The usage of one bill; both days are inclusive. */
export interface MonthlyUse {
  /** YYYY-MM-DD. */
  firstDay: string;
  lastDay: string;
  kwh: number;
  /** By time-of-use period, under the names of the bill. */
  touKwh?: readonly { label: string; kwh: number }[];
}

/** Why a tariff cannot be billed from a month's use alone. */
export type NotFromMonthlyUse = "needs_hourly_readings" | "needs_demand";

export type MonthlyBill = Pick<PeriodBill, "days" | "months" | "lines" | "totals" | "cents"> & { notices: Notice[] };

/**
 * Bills one bill's total usage, where that is sufficient: under rates that do not change within the day, or under the
 * customer's own tariff if the bill is split by exactly its periods. The split of one tariff cannot be used for
 * another, whose hours differ. If rates change within the bill, its usage is split by days, as utilities do.
 * @param ownTariff the bill was calculated with this tariff, so its split can be used
 */
export function billMonthlyUse(
  use: MonthlyUse,
  tariff: Tariff,
  ownTariff = false,
): { bill: MonthlyBill } | { reason: NotFromMonthlyUse } {
  if (chargesDemand(tariff)) return { reason: "needs_demand" };
  const fromMs = Date.parse(`${use.firstDay}T00:00:00Z`);
  const toMs = Date.parse(`${use.lastDay}T00:00:00Z`) + DAY_MS;
  const notices: Notice[] = [];
  const span = prorate(fromMs, toMs);
  const importBySlot = hasHourlyRates(tariff)
    ? ownTariff && use.touKwh && splitByLabel(use.touKwh, tariff, span.month)
    : splitByDays(quantitySteps(use.kwh), tariff, fromMs, toMs, notices);
  if (!importBySlot) return { reason: "needs_hourly_readings" };
  const energy: EnergyUse = { importBySlot, exportBySlot: new Float64Array(SLOT_COUNT), missingIntervals: 0 };
  const lines = linesOfUse(tariff, energy, span, 0, []);
  const totals = totalsOfLines(lines);
  return {
    bill: { days: span.days, months: span.months, lines, totals, cents: centsOfTotals(totals), notices },
  };
}

/** The use of each day type and month by its share of the days; the rounded parts sum to the whole. */
function splitByDays(steps: number, { energy }: Tariff, fromMs: number, toMs: number, notices: Notice[]): Float64Array {
  const daysOfSlot = new Map<number, number>();
  for (let dayMs = fromMs; dayMs < toMs; dayMs += DAY_MS) {
    const date = new Date(dayMs);
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    const slot = (weekend ? WEEKEND_SLOTS_FROM : 0) + date.getUTCMonth() * SLOTS_PER_MONTH;
    daysOfSlot.set(slot, (daysOfSlot.get(slot) ?? 0) + 1);
  }
  if (new Set([...daysOfSlot.keys()].map((slot) => energy.periodOfSlot[slot])).size > 1) {
    notices.push(notice("use_split_by_days"));
  }
  const bySlot = new Float64Array(SLOT_COUNT);
  const allDays = (toMs - fromMs) / DAY_MS;
  let days = 0;
  let before = 0;
  for (const [slot, own] of daysOfSlot) {
    days += own;
    const reached = shareOf(steps, days, allDays);
    bySlot[slot] = reached - before;
    before = reached;
  }
  return bySlot;
}

const plain = (label: string): string => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Use by the month's periods; undefined unless the split has exactly their names. */
function splitByLabel(
  split: NonNullable<MonthlyUse["touKwh"]>,
  { energy }: Tariff,
  month: number,
): Float64Array | undefined {
  const slotOfLabel = new Map<string, number>();
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    if (Math.floor((slot % WEEKEND_SLOTS_FROM) / SLOTS_PER_MONTH) !== month) continue;
    const label = energy.periods[energy.periodOfSlot[slot] ?? 0]?.label;
    if (!label) return undefined;
    slotOfLabel.set(plain(label), slot);
  }
  if (split.length !== slotOfLabel.size) return undefined;
  const bySlot = new Float64Array(SLOT_COUNT);
  for (const { label, kwh } of split) {
    const slot = slotOfLabel.get(plain(label));
    if (slot === undefined) return undefined;
    bySlot[slot] = quantitySteps(kwh);
  }
  return bySlot;
}
