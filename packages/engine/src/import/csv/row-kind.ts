import type { MeasureUnit } from "../../time-series/units";
import { plainWords, unitIn, WORDS } from "../text/column-words";
import type { Columns } from "./columns";

/** What a row measures, if the file specifies it per row. */
export interface RowKind {
  /** Undefined when the row names none. */
  unit: MeasureUnit | undefined;
  isExported: boolean;
  /** False for reactive energy, voltage and other channels that are no use. */
  isUse: boolean;
}

const PLAIN: RowKind = { unit: undefined, isExported: false, isUse: true };

/**
 * Reads the columns that specify each row's kind: some utilities write import, export and reactive energy in separate
 * rows, each with its own label or unit ("Active Export Interval (kW)", "kVArh").
 */
export function rowKindOf(cells: readonly string[], { unit, kind }: Pick<Columns, "unit" | "kind">): RowKind {
  if (unit === undefined && kind === undefined) return PLAIN;
  const unitWords = unit === undefined ? "" : plainWords(cells[unit] ?? "");
  const kindWords = kind === undefined ? "" : plainWords(cells[kind] ?? "");
  return {
    unit: unitIn(unitWords) ?? unitIn(kindWords),
    isExported: WORDS.exported.test(kindWords),
    isUse: !WORDS.notEnergy.test(unitWords) && !WORDS.notEnergy.test(kindWords),
  };
}
