import type { MeasureUnit } from "../../time-series/units";
import type { CsvRow } from "./csv-rows";
import type { TimedRows } from "./timed-rows";

/** A quantity in the unit that its file names. */
export interface Quantity {
  value: number;
  unit: MeasureUnit;
}

/** The numbers of a row; null where the file gives none. */
export interface Counts {
  use: Quantity | null;
  exported: Quantity | null;
  cost: number | null;
  tou: readonly { period: string; quantity: Quantity }[];
}

/** A row of the table that counts use. */
export interface Counted extends Pick<CsvRow, "row">, Counts {
  /** Its place among the rows that have a moment. */
  index: number;
}

/** A row with its moment and numbers read. Its cells stay in the table. */
export class CountedRow implements Counts {
  readonly #columns: Columns;
  readonly #index: number;
  /** As in {@link TimedRows}. */
  readonly local: number;

  constructor(columns: Columns, index: number, local: number) {
    this.#columns = columns;
    this.#index = index;
    this.local = local;
  }

  /** As a spreadsheet counts. */
  get row(): number {
    return this.#columns.rows[this.#index] ?? 0;
  }

  /** Among the rows of the table. */
  get place(): number {
    return this.#columns.timed.places[this.#index] ?? 0;
  }

  get localPeriodEnd(): number | null {
    return this.#columns.timed.localPeriodEnds[this.#index] ?? null;
  }

  get utcOffsetSeconds(): number | null {
    return this.#columns.timed.utcOffsetsSeconds[this.#index] ?? null;
  }

  get use(): Quantity | null {
    return this.#columns.use.at(this.#index);
  }

  get exported(): Quantity | null {
    return this.#columns.exported.at(this.#index);
  }

  get cost(): number | null {
    const cost = this.#columns.costs[this.#index] ?? Number.NaN;
    return Number.isNaN(cost) ? null : cost;
  }

  get tou(): Counts["tou"] {
    return this.#columns.tou.get(this.#index) ?? NO_PARTS;
  }
}

const NO_PARTS: Counts["tou"] = [];

/**
 * Counted rows, each an object only while it is looked at: a long file's rows as objects take six times the memory of
 * their columns.
 */
export class CountedRows implements Iterable<CountedRow> {
  readonly #columns: Columns;
  /** Which rows, in which order. */
  readonly #indexes: Uint32Array;
  readonly #secondsEarlier: number;

  private constructor(columns: Columns, indexes: Uint32Array, secondsEarlier: number) {
    this.#columns = columns;
    this.#indexes = indexes;
    this.#secondsEarlier = secondsEarlier;
  }

  static of(timed: TimedRows, counted: Iterable<Counted>): CountedRows {
    const columns = new Columns(timed);
    const indexes = new Uint32Array(timed.places.length);
    let length = 0;
    for (const one of counted) {
      columns.set(one);
      indexes[length] = one.index;
      length += 1;
    }
    return new CountedRows(columns, indexes.subarray(0, length), 0);
  }

  get length(): number {
    return this.#indexes.length;
  }

  *[Symbol.iterator](): Generator<CountedRow> {
    for (const index of this.#indexes) yield new CountedRow(this.#columns, index, this.#localOf(index));
  }

  /** Their stamps alone. */
  locals(): Float64Array {
    return Float64Array.from(this.#indexes, (index) => this.#localOf(index));
  }

  /** Those that a test keeps. */
  filter(isKept: (row: CountedRow, at: number) => boolean): CountedRows {
    const kept = new Uint32Array(this.length);
    let length = 0;
    let at = 0;
    for (const row of this) {
      if (isKept(row, at)) {
        kept[length] = this.#indexes[at] ?? 0;
        length += 1;
      }
      at += 1;
    }
    return length === this.length ? this : this.#with(kept.subarray(0, length));
  }

  find(isWanted: (row: CountedRow) => boolean): CountedRow | undefined {
    for (const row of this) if (isWanted(row)) return row;
    return undefined;
  }

  /** In order of their stamps; rows of one stamp stay in the file's order. */
  inOrder(): CountedRows {
    const local = (index: number) => this.#localOf(index);
    const isSorted = this.#indexes.every((index, at) => at === 0 || local(this.#indexes[at - 1] ?? 0) <= local(index));
    return isSorted ? this : this.#with(this.#indexes.toSorted((a, b) => local(a) - local(b)));
  }

  /** With their stamps moved back, as where these mark the end of an interval. */
  earlier(seconds: number): CountedRows {
    return new CountedRows(this.#columns, this.#indexes, this.#secondsEarlier + seconds);
  }

  #localOf(index: number): number {
    return (this.#columns.timed.locals[index] ?? 0) - this.#secondsEarlier;
  }

  #with(indexes: Uint32Array): CountedRows {
    return new CountedRows(this.#columns, indexes, this.#secondsEarlier);
  }
}

class Columns {
  readonly timed: TimedRows;
  readonly rows: Uint32Array;
  readonly use: QuantityColumn;
  readonly exported: QuantityColumn;
  /** NaN where there is none. */
  readonly costs: Float64Array;
  readonly tou = new Map<number, Counts["tou"]>();

  constructor(timed: TimedRows) {
    const { length } = timed.places;
    this.timed = timed;
    this.rows = new Uint32Array(length);
    this.use = new QuantityColumn(length);
    this.exported = new QuantityColumn(length);
    this.costs = new Float64Array(length).fill(Number.NaN);
  }

  set({ index, row, use, exported, cost, tou }: Counted): void {
    this.rows[index] = row;
    this.use.set(index, use);
    this.exported.set(index, exported);
    if (cost !== null) this.costs[index] = cost;
    if (tou.length > 0) this.tou.set(index, tou);
  }
}

/** A quantity for each row, in one of a few units. */
class QuantityColumn {
  /** NaN where there is none. */
  readonly #values: Float64Array;
  readonly #units: MeasureUnit[] = [];
  readonly #unitPlaces: Uint8Array;

  constructor(length: number) {
    this.#values = new Float64Array(length).fill(Number.NaN);
    this.#unitPlaces = new Uint8Array(length);
  }

  set(index: number, quantity: Quantity | null): void {
    if (!quantity) return;
    const known = this.#units.indexOf(quantity.unit);
    this.#values[index] = quantity.value;
    this.#unitPlaces[index] = known < 0 ? this.#units.push(quantity.unit) - 1 : known;
  }

  at(index: number): Quantity | null {
    const value = this.#values[index] ?? Number.NaN;
    const unit = this.#units[this.#unitPlaces[index] ?? 0];
    return Number.isNaN(value) || unit === undefined ? null : { value, unit };
  }
}
