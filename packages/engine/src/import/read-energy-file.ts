import type { MeasuredUsage } from "@wattleaf/shared/contracts/usage";
import { UPLOAD_WRONG_TYPE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import { parseUsageCsv } from "./csv/parse-usage-csv";
import { greenButtonReadings } from "./green-button/green-button-readings";
import { parseGreenButton } from "./green-button/parse-green-button";
import { decodeText } from "./text/decode-text";
import type { UsageReadings } from "../time-series/usage-readings";
import { summarizeUsage } from "../usage/summarize";

/**
 * Reads a text energy file and computes its usage facts: Green Button XML, interval CSV or bill CSV, detected by
 * content and never by name.
 *
 * @throws DomainError `file_empty`, `file_type_not_supported` (not a bill at all) or `file_unreadable` (with what is
 *   wrong, where, and how to fix it)
 */
export function readEnergyFile(bytes: Uint8Array): MeasuredUsage {
  return summarizeUsage(readingsOfFile(bytes));
}

/** The readings of such a file. */
export function readingsOfFile(bytes: Uint8Array): UsageReadings {
  const text = energyTextOf(bytes);
  return text.trimStart().startsWith("<") ? greenButtonReadings(parseGreenButton(text)) : parseUsageCsv(text);
}

/** Its text. @throws DomainError `file_empty` or `file_type_not_supported` */
export function energyTextOf(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (bytes.length === 0 || text?.trim() === "") {
    throw reasonError("file_empty", "file_empty_export");
  }
  if (text === undefined || isWebPage(text))
    throw new DomainError("file_type_not_supported", UPLOAD_WRONG_TYPE_MESSAGE);
  return text;
}

/** A login page saved in place of the export is the usual mistake. */
function isWebPage(text: string): boolean {
  return /^\s*<(!doctype html|html)\b/i.test(text);
}
