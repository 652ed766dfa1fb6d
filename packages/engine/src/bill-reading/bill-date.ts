import { monthOfName } from "../import/text/month-names";
import { dateIn, monthIn, placeDate } from "./dates";
import { LABELS } from "./labels";
import { isoLocal } from "../time-series/calendar";
import { firstValue, labeled } from "./near-label";
import type { Reading } from "./reading";
import { textOf } from "./text-lines";

/** When the bill was made, by its label; it gives the year to dates without one. */
export const billDateOf = (reading: Pick<Reading, "lines">, dayFirst: boolean | undefined): number | undefined =>
  dateAt(reading, LABELS.billDate, dayFirst) ??
  reading.lines.map((line) => endOfBilledMonth(textOf(line))).find((end) => end !== undefined);

function dateAt({ lines }: Pick<Reading, "lines">, label: RegExp, dayFirst: boolean | undefined): number | undefined {
  for (const found of labeled(lines, label)) {
    const date = firstValue(found, dateIn)?.value;
    const placed = date && date.year !== null ? placeDate(date, dayFirst ?? false) : undefined;
    if (placed !== undefined && (!date?.isOrderUnknown || dayFirst !== undefined)) return placed;
  }
  return undefined;
}

/** "2024年3月分": Japanese bills name their month, and give dates without a year. */
function endOfBilledMonth(text: string): number | undefined {
  const [month] = /\d{4}年\s?\d{1,2}月(?=分)/u.exec(text) ?? [];
  return month === undefined ? undefined : monthIn(month)?.last;
}

/** "Use in Sep 2025  1,011 kWh" on a bill of October 2026: the same month of the year before, in whatever language. */
export function isOfPastMonth(reading: Pick<Reading, "lines">, folded: string): boolean {
  const named = [...folded.matchAll(MONTH_AND_YEAR)].flatMap(([, name, year]) => {
    const month = monthOfName(name);
    return month === undefined ? [] : [Number(year) * 12 + month];
  });
  if (named.length === 0) return false;
  const billDate = knownBillDate(reading);
  if (billDate === undefined) return false;
  const [year = 0, month = 0] = isoLocal(billDate).split("-").map(Number);
  return year * 12 + month - Math.max(...named) >= LEAST_MONTHS_AGO;
}

/** Asked for each figure of a document. */
function knownBillDate(reading: Pick<Reading, "lines">): number | undefined {
  if (!BILL_DATES.has(reading.lines))
    BILL_DATES.set(reading.lines, billDateOf(reading, undefined) ?? dateAt(reading, LABELS.payBy, undefined));
  return BILL_DATES.get(reading.lines);
}

const BILL_DATES = new WeakMap<Reading["lines"], number | undefined>();
const MONTH_AND_YEAR = /(?<!\p{L})(\p{L}{3,12})\.? (20\d{2})(?!\d)/gu;
const LEAST_MONTHS_AGO = 10;
