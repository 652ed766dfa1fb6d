import { existsSync, readFileSync } from "node:fs";
import { DAY_MS } from "../../../packages/shared/src/domain/time";
import type { ImitationTruth } from "../../factories/bill-imitations";

/** Real bills are not part of the repository: they are read from beside it. */
const FOLDER = new URL("../../../../shared/data/bills_real/", import.meta.url);

/** A real document with what is printed on it. */
export interface RealDocument {
  name: string;
  bytes: Uint8Array;
  truth: Partial<ImitationTruth>;
}

interface TruthRow {
  file: string;
  provider: string;
  period_start: string | null;
  period_end: string | null;
  kwh: number | null;
  demand_kw: number | null;
  total_due: number | null;
  current_charges: number | null;
  currency: string;
}

/** The documents of `truth.jsonl` whose file is there; none without the folder. */
export function realDocuments(): RealDocument[] {
  const table = new URL("truth.jsonl", FOLDER);
  if (!existsSync(table)) return [];
  const rows = readFileSync(table, "utf8").split("\n").filter(Boolean);
  return rows.flatMap((line) => {
    const row = JSON.parse(line) as TruthRow;
    const file = new URL(row.file, FOLDER);
    return existsSync(file)
      ? [{ name: row.file, bytes: new Uint8Array(readFileSync(file)), truth: truthOfRow(row) }]
      : [];
  });
}

function truthOfRow(row: TruthRow): Partial<ImitationTruth> {
  return {
    provider: row.provider,
    servicePeriod: row.period_start && row.period_end ? periodsAsPrinted(row.period_start, row.period_end) : null,
    energyKwh: row.kwh,
    totalCost: row.current_charges,
    amountDue: row.total_due,
    currency: row.currency,
    demandKw: row.demand_kw,
  };
}

/** The last printed day is the last of the period, or the day of the reading after it. */
function periodsAsPrinted(first: string, last: string): string[] {
  const before = new Date(Date.parse(last) - DAY_MS).toISOString().slice(0, 10);
  return [`${first}/${last}`, `${first}/${before}`];
}
