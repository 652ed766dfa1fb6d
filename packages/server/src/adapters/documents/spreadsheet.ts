import { UPLOAD_WRONG_TYPE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import { DAY_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { CellObject, WorkBook } from "@e965/xlsx";
import { unreadable } from "./limits";
import { checkedZipEntries } from "./zip-bounds";

const MAX_ROWS = 200_000;
const MAX_COLUMNS = 256;
const MAX_SHEETS = 50;
/** Days from Excel's day 0 to 1970-01-01, in its usual calendar and in that of old Macs. */
const EPOCH_SERIAL = { 1900: 25_569, 1904: 24_107 };

/**
 * The rows of a workbook's sheets as text, the fullest sheet first. Dates come as ISO stamps, numbers with a decimal
 * point, whatever format the cells show.
 *
 * @throws DomainError `file_type_not_supported` for an archive that is no workbook, `file_unreadable` when it is
 *   damaged, protected, or would unpack to too much
 */
export async function readSpreadsheet(bytes: Uint8Array, kind: "xls" | "zip"): Promise<string[][][]> {
  if (kind === "zip" && !checkedZipEntries(bytes).some((name) => /^xl\/workbook\.(xml|bin)$/i.test(name))) {
    throw new DomainError("file_type_not_supported", UPLOAD_WRONG_TYPE_MESSAGE);
  }
  const { read } = await import("@e965/xlsx");
  let workbook: WorkBook;
  try {
    workbook = read(bytes, {
      type: "array",
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      sheetRows: MAX_ROWS,
    });
  } catch (cause) {
    throw toDomainError(cause);
  }
  const epoch = EPOCH_SERIAL[workbook.Workbook?.WBProps?.date1904 ? 1904 : 1900];
  const sheets = workbook.SheetNames.slice(0, MAX_SHEETS).map((name) =>
    rowsOf(workbook.Sheets[name]?.["!data"] ?? [], epoch),
  );
  return sheets.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
}

function rowsOf(cells: readonly (readonly CellObject[] | undefined)[], epoch: number): string[][] {
  const rows: string[][] = [];
  for (let row = 0; row < Math.min(cells.length, MAX_ROWS); row += 1) {
    const line = cells[row] ?? [];
    rows.push(Array.from({ length: Math.min(line.length, MAX_COLUMNS) }, (_, column) => textOf(line[column], epoch)));
  }
  while (rows.at(-1)?.every((text) => text === "")) rows.pop();
  return rows;
}

function textOf(cell: CellObject | undefined, epoch: number): string {
  if (cell?.v === undefined || cell.t === "e" || cell.t === "z") return "";
  if (cell.t === "n" && typeof cell.v === "number") {
    const format = typeof cell.z === "string" ? shownPart(cell.z) : "";
    return /[dyhs]/i.test(format) ? stampOf(cell.v, format, epoch) : String(cell.v);
  }
  return String(cell.v).replaceAll(/\s+/g, " ").trim();
}

/** A number format without its literal text, colors and locales, whose characters do not indicate a date. */
function shownPart(format: string): string {
  const [positive = ""] = format.split(";");
  return positive.replaceAll(/"[^"]*"|\\.|\[(?!h)[^\]]*\]|General/gi, "");
}

/** ISO text of a date serial, rounded to the second, with a time of day when the format shows one. */
function stampOf(serial: number, format: string, epoch: number): string {
  const seconds = Math.round((serial - epoch) * DAY_SECONDS);
  const moment = new Date(seconds * SECOND_MS);
  if (Number.isNaN(moment.getTime())) return String(serial);
  const iso = moment.toISOString();
  if (!/[dy]/i.test(format)) return iso.slice(11, 19);
  return /h/i.test(format) ? `${iso.slice(0, 10)} ${iso.slice(11, 19)}` : iso.slice(0, 10);
}

function toDomainError(cause: unknown): DomainError {
  const isProtected = cause instanceof Error && /password|encrypt/i.test(cause.message);
  return isProtected ? unreadable("excel_protected", {}, cause) : unreadable("excel_damaged", {}, cause);
}
