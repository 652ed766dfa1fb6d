import { reasonError } from "@wattleaf/shared/error-reason";
import type { Notice } from "../../notices";
import type { Commodity } from "../../time-series/usage-readings";
import { notice } from "../../notices";
import type { MeasureUnit } from "../../time-series/units";
import { commodityOfUnit, isGasVolume } from "../../time-series/units";
import { commodityIn, plainWords, unitIn } from "../text/column-words";
import type { Columns, QuantityColumn } from "./columns";
import type { CsvTable } from "./csv-table";
import { type Counted, CountedRows, type Counts, type Quantity } from "./counted-rows";
import type { DecimalMark } from "../text/numbers";
import { inferDecimalMark, isNoValue, parseNumber } from "../text/numbers";
import { rowKindOf } from "./row-kind";
import type { CsvRow } from "./csv-rows";
import type { TimedRows } from "./timed-rows";

const SAMPLE_ROWS = 500;
/** No home or small business uses more than this: a file without a unit is then in Wh, or something else. */
const MAX_PLAUSIBLE_KWH_PER_READING = 100_000;

/** A row of the table that has a moment, and that moment's place among all of them. */
interface TimedRow {
  row: CsvRow;
  index: number;
}

export interface CountedTable {
  rows: CountedRows;
  commodity: Commodity;
  currency: string | null;
  notices: Notice[];
}

/**
 * Reads the numbers of each row. Use without a unit anywhere is taken as kWh, the unit of electricity bills, and
 * that is noticed. A file with several commodities is read for electricity first.
 *
 * @throws DomainError `file_unreadable`, naming row and column, when a cell that should count holds no number
 */
export function countRows(table: CsvTable, timed: TimedRows): CountedTable {
  const { columns } = table;
  const quantityColumns = [columns.use, columns.exported, ...columns.tou].filter((column) => column !== undefined);
  const sampled = sampleRows(table, timed);
  const indexes = [...quantityColumns, columns.cost].flatMap((column) => (column ? [column.index] : []));
  const samples = sampled.flatMap(({ cells }) => indexes.map((index) => cells[index] ?? ""));
  const decimalMark = inferDecimalMark(samples, table.delimiter);
  const cellUnit = unitOfCells(sampled, quantityColumns);

  const rowCommodities: Commodity[] = [];
  let hasUnit = cellUnit !== undefined || quantityColumns.some(({ unit }) => unit);
  function* counted(): Generator<Counted> {
    for (const { row, index } of usedRows(table, timed)) {
      rowCommodities.push(commodityOf(row.cells, columns));
      hasUnit ||= rowUnit(row.cells, columns) !== undefined;
      yield { row: row.row, index, ...countsOf(row, columns, { decimalMark, cellUnit }) };
    }
  }
  const rows = CountedRows.of(timed, counted());
  const leftOut = timed.places.length - rows.length;
  const commodities = new Set(rowCommodities);
  const commodity =
    (["electricity", "gas", "water"] as const).find((wanted) => commodities.has(wanted)) ?? "electricity";
  const own = commodities.size === 1 ? rows : rows.filter((_, at) => rowCommodities[at] === commodity);

  if (!hasUnit) rejectImplausible(own);
  const unit = own.find(({ use }) => use !== null)?.use?.unit;
  return {
    rows: own,
    commodity,
    currency: currencyOf(columns, sampled),
    notices: [
      ...(hasUnit ? [] : [notice("unit_assumed_kwh")]),
      ...[...commodities]
        .filter((other) => other !== commodity)
        .map((other) => notice("other_commodity_left_out", { commodity: other })),
      ...(unit && isGasVolume(unit, commodity) ? [notice("gas_volume_converted", { unit })] : []),
      ...missingNotice(own),
      ...(leftOut > 0 ? [notice("other_measurements_left_out", { rows: leftOut })] : []),
    ],
  };
}

/** The rows that have a moment and count use. */
function* usedRows({ columns, rows }: CsvTable, { places }: TimedRows): Generator<TimedRow> {
  let place = -1;
  let index = 0;
  for (const row of rows) {
    place += 1;
    if (places[index] !== place) continue;
    if (rowKindOf(row.cells, columns).isUse) yield { row, index };
    index += 1;
  }
}

function sampleRows(table: CsvTable, timed: TimedRows): CsvRow[] {
  const sampled: CsvRow[] = [];
  for (const { row } of usedRows(table, timed)) if (sampled.push(row) >= SAMPLE_ROWS) break;
  return sampled;
}

function countsOf(
  row: CsvRow,
  columns: Columns,
  { decimalMark, cellUnit }: { decimalMark: DecimalMark; cellUnit: MeasureUnit | undefined },
): Counts {
  const { unit, isExported } = rowKindOf(row.cells, columns);
  const read = (index: number) => numberIn(row, index, decimalMark);
  const quantity = (column: QuantityColumn | undefined): Quantity | null => {
    const value = column ? read(column.index) : null;
    return value === null ? null : { value, unit: unit ?? column?.unit ?? cellUnit ?? "kWh" };
  };
  const tou = columns.tou.flatMap((column) => {
    const counted = quantity(column);
    return counted ? [{ period: column.period, quantity: counted }] : [];
  });
  const use = columns.use ? quantity(columns.use) : sumOf(tou);
  return {
    use: isExported ? null : use,
    exported: isExported ? use : quantity(columns.exported),
    cost: columns.cost ? read(columns.cost.index) : null,
    tou,
  };
}

function sumOf(tou: Counts["tou"]): Quantity | null {
  const [first] = tou;
  if (!first) return null;
  return { value: tou.reduce((sum, { quantity }) => sum + quantity.value, 0), unit: first.quantity.unit };
}

/** The unit after every number ("500 Wh") if the header does not specify one. */
function unitOfCells(rows: readonly CsvRow[], columns: readonly QuantityColumn[]): MeasureUnit | undefined {
  const written = rows
    .flatMap(({ cells }) => columns.map(({ index }) => cells[index] ?? ""))
    .filter((cell) => !isNoValue(cell))
    .map((cell) => unitIn(plainWords(cell.replaceAll(/[\d.,]/g, " "))));
  return new Set(written).size === 1 ? written[0] : undefined;
}

function numberIn({ row, column, cells }: CsvRow, index: number, decimalMark: DecimalMark): number | null {
  const cell = cells[index] ?? "";
  if (isNoValue(cell)) return null;
  const value = parseNumber(cell, decimalMark);
  if (value !== undefined) return value;
  throw reasonError("file_unreadable", "csv_not_a_number", { row, column: column ?? index + 1 });
}

function rowUnit(cells: readonly string[], columns: Columns): MeasureUnit | undefined {
  return rowKindOf(cells, columns).unit;
}

function commodityOf(cells: readonly string[], columns: Columns): Commodity {
  const service = columns.service === undefined ? undefined : commodityIn(plainWords(cells[columns.service] ?? ""));
  const column = columns.use ?? columns.tou[0];
  const unit = rowUnit(cells, columns) ?? column?.unit;
  return service ?? column?.commodity ?? (unit && commodityOfUnit(unit)) ?? "electricity";
}

function rejectImplausible(rows: CountedRows): void {
  const largest = rows.find(({ use }) => use !== null && Math.abs(use.value) > MAX_PLAUSIBLE_KWH_PER_READING);
  if (!largest) return;
  throw reasonError("file_unreadable", "csv_unit_unclear", { row: largest.row });
}

/** ISO codes and signs that name one currency; a bare `$` or `¥` names several and so none. */
const CURRENCIES: readonly [string, RegExp][] = [
  ["USD", /\bUSD\b|US\$/i],
  ["CAD", /\bCAD\b|CA\$|C\$/i],
  ["AUD", /\bAUD\b|A\$/i],
  ["EUR", /\bEUR\b|€/i],
  ["GBP", /\bGBP\b|£/i],
  ["CHF", /\bCHF\b/i],
  ["CNY", /\b(CNY|RMB)\b|元/i],
];

/** Only what the file itself writes, in the column's header or its first cell. */
function currencyOf({ cost }: Columns, rows: readonly CsvRow[]): string | null {
  if (!cost) return null;
  const written = `${cost.name} ${rows[0]?.cells[cost.index] ?? ""}`;
  return CURRENCIES.find(([, sign]) => sign.test(written))?.[0] ?? null;
}

function missingNotice(rows: CountedRows): Notice[] {
  const missing = rows.filter(({ use, exported }) => use === null && exported === null).length;
  return missing > 0 ? [notice("rows_without_value", { rows: missing })] : [];
}
