import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { extractBill } from "@wattleaf/engine/bill-reading/extract-bill";
import { lineOfCells } from "@wattleaf/engine/bill-reading/text-lines";
import { parseUsageRows } from "@wattleaf/engine/import/csv/parse-usage-csv";
import { usageOfBill } from "@wattleaf/engine/bill-reading/usage-of-bill";
import { fileKindOf } from "@wattleaf/engine/import/file-kind";
import { readingsOfFile } from "@wattleaf/engine/import/read-energy-file";
import type { UsageReadings } from "@wattleaf/engine/time-series/usage-readings";
import { summarizeUsage } from "@wattleaf/engine/usage/summarize";
import type { ReadPages } from "../../adapters/documents/read-pages";
import { gunzipped } from "../../adapters/documents/unpack";

/** A bill laid out as a form has its figures in the first rows. */
const MAX_FORM_ROWS = 300;

/** The facts of a file, and its readings if it has more than a single bill period. */
export interface ReadFile {
  facts: UsageFacts;
  series: UsageReadings | null;
}

/**
 * Reads an uploaded bill or meter file of any kind that is accepted, told apart by content and never by name. The
 * readers of documents are heavy, so each is loaded only for a file that needs it.
 *
 * @throws DomainError `file_empty`, `file_type_not_supported` or `file_unreadable`, with what to do
 */
export async function readUpload(bytes: Uint8Array): Promise<UsageFacts> {
  return (await readFile(bytes)).facts;
}

/** The file with its readings, rejected as {@link readUpload} rejects it. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const kind = fileKindOf(bytes);
  switch (kind) {
    case "pdf": {
      const { readPdf } = await import("../../adapters/documents/pdf");
      return billOf(await readPdf(bytes), "bill_pdf");
    }
    case "png":
    case "jpeg": {
      const { readImage } = await import("../../adapters/documents/image");
      return billOf(await readImage(bytes), "bill_image");
    }
    case "xls":
    case "zip": {
      const { readSpreadsheet } = await import("../../adapters/documents/spreadsheet");
      return readSheets(await readSpreadsheet(bytes, kind));
    }
    case "gzip":
    case "text":
      return measured(readingsOfFile(gunzipped(bytes)));
  }
}

const billOf = ({ lines, notices }: ReadPages, source: UsageFacts["source"]): ReadFile => ({
  facts: usageOfBill(extractBill(lines), source, notices),
  series: null,
});

const measured = (series: UsageReadings): ReadFile => ({ facts: summarizeUsage(series), series });

/** The fullest sheet that reads as usage; else a sheet that is a bill; else what is wrong with the fullest one. */
function readSheets(sheets: readonly string[][][]): ReadFile {
  let failure: unknown;
  for (const rows of sheets) {
    try {
      return measured(parseUsageRows(rows));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      failure ??= error;
    }
  }
  for (const rows of sheets) {
    const bill = extractBill(rows.slice(0, MAX_FORM_ROWS).map((cells) => lineOfCells(cells)));
    if (bill.energyKwh && bill.servicePeriod) {
      return { facts: usageOfBill(bill, "bill_spreadsheet"), series: null };
    }
  }
  throw failure ?? reasonError("file_empty", "excel_empty");
}
