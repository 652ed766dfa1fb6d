import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { joinedUploads } from "./joined-uploads";
import type { OwnBill, OwnBills, UploadedUsage } from "./ports";
import { doubtsOf } from "./tools/doubts";

/**
 * The bills among uploads, the newest period first: each uploaded bill, or the months of the files that count
 * costs. Null when no file tells what a time cost.
 */
export function uploadedBills(uploads: readonly UploadedUsage[]): OwnBills | null {
  const single = uploads.flatMap((upload) => billOf(upload) ?? []);
  const [newest] = uploads.filter(({ facts }) => facts.bill);
  if (single.length > 0 && newest)
    return { from: newest, bills: single.toSorted((a, b) => (a.start < b.start ? 1 : -1)) };
  const withCosts = joinedUploads(uploads.filter(({ facts }) => facts.months.some(({ cost }) => cost !== null)));
  return withCosts ? { from: withCosts, bills: monthsAsBills(withCosts.facts) } : null;
}

function billOf({ uploadId, fileName, facts }: UploadedUsage): OwnBill | null {
  const { bill, start, end, total, unit, cost } = facts;
  if (!bill || !cost || start === null || end === null || unit !== "Wh") return null;
  return {
    id: uploadId,
    start: start.slice(0, 10),
    end: end.slice(0, 10),
    energyWh: total,
    amountCents: Math.round(cost.total * 100),
    currency: cost.currency,
    tariffId: null,
    lines: [],
    ratePerKwh: bill.ratePerKwh?.value ?? null,
    taxesCents: bill.taxesAndFees ? Math.round(bill.taxesAndFees.value * 100) : null,
    read: { uploadId, fileName, doubts: doubtsOf(bill) },
  };
}

function monthsAsBills({ months, cost, unit }: UsageFacts): OwnBill[] {
  return months
    .flatMap(({ month, total, days, cost: amount }): OwnBill[] => {
      if (amount === null || unit !== "Wh" || days <= 0) return [];
      const start = Date.parse(`${month}-01`);
      return [
        {
          id: month,
          start: `${month}-01`,
          end: new Date(start + Math.round(days) * DAY_MS).toISOString().slice(0, 10),
          energyWh: total,
          amountCents: Math.round(amount * 100),
          currency: cost?.currency ?? null,
          tariffId: null,
          lines: [],
          ratePerKwh: null,
          taxesCents: null,
        },
      ];
    })
    .toReversed();
}
