import type { Commodity } from "../../time-series/usage-readings";
import type { MeasureUnit } from "../../time-series/units";
import { isPower } from "../../time-series/units";
import { commodityIn, plainWords, touPeriodIn, unitIn, WORDS } from "../text/column-words";

/** A column that counts something. */
export interface QuantityColumn {
  index: number;
  /** As written in the header. */
  name: string;
  /** Undefined when the header names no unit. */
  unit: MeasureUnit | undefined;
  commodity: Commodity | undefined;
}

export interface Columns {
  /** Columns that may hold a date or a time, ends apart. */
  when: { index: number; name: string }[];
  ends: { index: number; name: string }[];
  /** Use of everything; undefined when only time-of-use columns count it. */
  use: QuantityColumn | undefined;
  tou: (QuantityColumn & { period: string })[];
  exported: QuantityColumn | undefined;
  cost: { index: number; name: string } | undefined;
  /** A column with each row's unit or commodity (PG&E: UNITS, TYPE), or its kind. */
  unit: number | undefined;
  service: number | undefined;
  kind: number | undefined;
  /**
   * Whether the usage column's name indicates register readings instead of usage per interval. "Meter reading" can mean
   * both, and "Energy (kWh)" indicates neither.
   */
  register: "yes" | "maybe" | "unsaid" | "no";
}

type Sorted = { index: number; name: string; words: string };

/**
 * The content of each column of a header row, from its words in English, German, French, Spanish or Chinese. Undefined
 * if the row is not a header: it names no time or no quantity. Columns with unknown words are ignored.
 */
export function recognizeColumns(cells: readonly string[]): Columns | undefined {
  const named: Sorted[] = cells.map((name, index) => ({ index, name, words: plainWords(name) }));
  const quantities = named.filter(isQuantity);
  const when = named.filter(
    (column) => !quantities.includes(column) && WORDS.when.test(column.words) && !isMoney(column),
  );
  const starts = when.filter(({ words }) => !WORDS.end.test(words) || WORDS.start.test(words));
  const ends = when.filter((column) => !starts.includes(column));

  const exported = quantities.find(({ words }) => WORDS.exported.test(words));
  const uses = quantities.filter(({ words }) => !WORDS.exported.test(words));
  const tou = uses.flatMap((column) => {
    const period = touPeriodIn(column.words);
    return period === undefined || isDemand(column) ? [] : [{ ...quantityColumn(column), period }];
  });
  const use = bestUse(uses.filter(({ index }) => !tou.some((column) => column.index === index)));
  const isCounted = use !== undefined || tou.length > 0;
  const register = isCounted ? undefined : named.find((column) => isRegister(column) && !when.includes(column));
  if (when.length === 0 || (!isCounted && !register)) return undefined;

  const exportRegister = register && named.find(({ words }) => WORDS.exportRegister.test(words));
  const given = exported ?? exportRegister;
  const main = use ?? register;
  return {
    when: starts,
    ends,
    use: main && quantityColumn(main),
    tou,
    exported: given && quantityColumn(given),
    cost: named.find(isMoney) ?? named.find(({ words }) => /^(grand )?total$|^合计$/.test(words)),
    unit: named.find(({ words }) => WORDS.unit.test(words))?.index,
    service: named.find(({ words }) => WORDS.service.test(words))?.index,
    kind: named.find(({ words }) => WORDS.kind.test(words))?.index,
    register: register ? "yes" : registerBy(use),
  };
}

function registerBy(use: Sorted | undefined): Columns["register"] {
  if (!use || WORDS.usedUp.test(use.words)) return "no";
  return isRegister(use) ? "maybe" : "unsaid";
}

/** "Zählerstand (kWh)", but neither the date of a reading nor the number of a meter. */
function isRegister({ words }: Sorted): boolean {
  const isOther = /date|datum|fecha|日期|\b(number|no|id|nummer|nr|numero|type)\b|编号/.test(words);
  return WORDS.register.test(words) && !isOther && !WORDS.exported.test(words);
}

function isQuantity({ words }: Sorted): boolean {
  if (words.length > 80 || WORDS.notUse.test(words)) return false;
  if (unitIn(words)) return !/[$€£¥]/.test(words);
  const isTimed = /^(start|end|interval|period)\b|time|date|zeit/.test(words);
  return WORDS.use.test(words) && !WORDS.cost.test(words) && !isTimed;
}

function isMoney({ words }: Sorted): boolean {
  const isOther = WORDS.notUse.test(words) || /date|datum|fecha|日期/.test(words) || touPeriodIn(words) !== undefined;
  return WORDS.cost.test(words) && !isOther && !isEnergyUnit(words);
}

function isEnergyUnit(words: string): boolean {
  return unitIn(words) !== undefined && !/[$€£¥]/.test(words);
}

/** "Peak demand (kW)" is a power, not the use of the on-peak period. */
function isDemand({ words }: Sorted): boolean {
  const unit = unitIn(words);
  return (unit !== undefined && isPower(unit)) || /demand|leistung|puissance|potencia|功率/.test(words);
}

/** Energy before power, a total before a part, a named unit before none. */
function bestUse(candidates: readonly Sorted[]): Sorted | undefined {
  const score = (column: Sorted) =>
    (isDemand(column) ? 0 : 4) + (WORDS.total.test(column.words) ? 2 : 0) + (unitIn(column.words) ? 1 : 0);
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}

function quantityColumn({ index, name, words }: Sorted): QuantityColumn {
  return { index, name, unit: unitIn(words), commodity: commodityIn(words) };
}
