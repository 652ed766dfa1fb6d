import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import type { Evidence } from "../rewards";

/** With fewer figures, a stranger's bill could look the same but for one. */
const MIN_FIGURES = 4;

/**
 * What an uploaded file proves of a household: by its content, so that the same bill under another name, or with another
 * comment in it, is the same bill. Only a bill as its utility prints it can verify coins, and only if it states its
 * period, energy and cost; a table can be typed by anyone.
 */
export function evidenceOf(facts: UsageFacts): Evidence {
  const figures = facts.source === "bill_pdf" || facts.source === "bill_image" ? figuresOf(facts.bill) : [];
  if (figures.length < MIN_FIGURES) return { verifies: null, marks: [`upload/${JSON.stringify(facts)}`] };
  return { verifies: "upload_bill", marks: marksOf(figures) };
}

type Figure = readonly [name: string, value: unknown];

/** What is printed on the bill, as far as it was read; empty without period, energy and cost. */
function figuresOf(bill: Bill | undefined): Figure[] {
  if (!bill?.servicePeriod || !bill.energyKwh || !bill.totalCost) return [];
  const { provider, account, servicePeriod, energyKwh, totalCost, amountDue, taxesAndFees, meterReadings } = bill;
  const stated = {
    provider,
    account,
    period: servicePeriod,
    energyKwh,
    totalCost,
    amountDue,
    taxesAndFees,
    meterReadings,
    demandKw: bill.demandKw,
    ratePerKwh: bill.ratePerKwh,
  };
  return Object.entries(stated).flatMap(([name, field]) => (field ? [[name, field.value] as const] : []));
}

/**
 * The figures together, and each time without one of them: a copy with one figure changed or made unreadable has at
 * least one of these in common with its original.
 */
const marksOf = (figures: readonly Figure[]): string[] =>
  [null, ...figures].map((left) => `bill/${JSON.stringify(figures.filter((figure) => figure !== left))}`);
