import type { BillLineKind } from "@wattleaf/shared/domain/bill-lines";
import { centsOfTotals, totalsOfLines, type BillLine } from "./bill";
import type { BillingPeriod } from "./billing-periods";
import { CENTS_PER_CURRENCY_UNIT, centsOf, quantitySteps, STEPS_PER_QUANTITY, STEPS_PER_RATE } from "./money";
import type { FixedCharge, Tariff } from "./tariff";

/** What part of a standing charge falls on a billing period, in the charge's own unit. */
type Span = Pick<BillingPeriod, "days" | "months" | "years">;

const spanSteps = ({ unit }: FixedCharge, span: Span): number =>
  quantitySteps({ day: span.days, month: span.months, year: span.years }[unit]);

/** The fixed charge, prorated by its unit. */
export function fixedLines({ fixed }: Tariff, span: Span): BillLine[] {
  if (!fixed) return [];
  const steps = spanSteps(fixed, span);
  return [
    fixedChargeLine("fixed", null, steps / STEPS_PER_QUANTITY, fixed.unit, fixed.rate, centsOf(steps, fixed.rate)),
  ];
}

/**
 * What lifts a bill to the tariff's minimum. Credits for exported energy do not count against it: they stay with the
 * customer, who owes the minimum besides.
 */
export function minimumLines({ minimum }: Tariff, span: Span, lines: readonly BillLine[]): BillLine[] {
  if (!minimum) return [];
  const totals = totalsOfLines(lines);
  const energy = totals.energyCents + totals.exportCents;
  const charged = Math.max(0, energy) + centsOfTotals(totals) - energy;
  const missing = centsOf(spanSteps(minimum, span), minimum.rate) - charged;
  if (missing <= 0) return [];
  return [fixedChargeLine("minimum", null, 1, "bill", (missing / CENTS_PER_CURRENCY_UNIT) * STEPS_PER_RATE, missing)];
}

/** Taxes on everything charged before them; a bill that is a credit is not taxed. */
export function taxLines({ taxes }: Tariff, importKwhSteps: number, lines: readonly BillLine[]): BillLine[] {
  const taxable = Math.max(0, centsOfTotals(totalsOfLines(lines)));
  const taxableSteps = taxable * (STEPS_PER_QUANTITY / CENTS_PER_CURRENCY_UNIT);
  return taxes.flatMap(({ name, share, perKwh }) => [
    ...(share === 0
      ? []
      : [
          fixedChargeLine(
            "tax",
            name,
            taxable / CENTS_PER_CURRENCY_UNIT,
            "charges",
            share,
            centsOf(taxableSteps, share),
          ),
        ]),
    ...(perKwh === 0
      ? []
      : [
          fixedChargeLine(
            "tax",
            name,
            importKwhSteps / STEPS_PER_QUANTITY,
            "kWh",
            perKwh,
            centsOf(importKwhSteps, perKwh),
          ),
        ]),
  ]);
}

function fixedChargeLine(
  kind: BillLineKind,
  label: string | null,
  quantity: number,
  unit: string,
  rate: number,
  cents: number,
): BillLine {
  return { kind, period: null, label, tier: null, quantity, unit, rate: rate / STEPS_PER_RATE, cents, peak: null };
}
