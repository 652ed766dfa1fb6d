import { DomainError } from "@wattleaf/shared/errors";
import Papa from "papaparse";
import type { ImportedCode } from "./stock";

const COLUMNS = ["item", "code"] as const;

/**
 * The lines of a CSV file with the columns item and code.
 * @throws DomainError invalid_input for a file without these columns
 */
export function readVoucherFile(text: string): ImportedCode[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  for (const column of COLUMNS)
    if (!meta.fields?.includes(column))
      throw new DomainError("invalid_input", `The file needs a column "${column}", named in its first line.`);
  return data
    .map(({ item = "", code = "" }, at) => ({ line: at + 2, itemId: item.trim(), code: code.trim() }))
    .filter(({ itemId, code }) => itemId !== "" || code !== "");
}
