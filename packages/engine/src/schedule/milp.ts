/**
 * A mixed-integer linear program, minimized, as every solver takes it:
 * rowLower ≤ A x ≤ rowUpper, columnLower ≤ x ≤ columnUpper, A by rows (compressed sparse rows).
 */
export interface MilpModel {
  columns: number;
  rows: number;
  cost: Float64Array;
  columnLower: Float64Array;
  columnUpper: Float64Array;
  /** 1 where the column takes whole numbers only. */
  integer: Uint8Array;
  rowLower: Float64Array;
  rowUpper: Float64Array;
  rowStart: Int32Array;
  entryColumn: Int32Array;
  entryValue: Float64Array;
}

export interface SolveLimits {
  timeLimitSeconds: number;
  /** The solver may stop when its best plan is proven to be within this much of the optimum, in objective units. */
  absoluteGap: number;
  /** It stops after so many nodes of its search: a limit that does not depend on the machine. */
  maxNodes: number;
}

export interface MilpSolution {
  /** `optimal` within the gap, `stopped` at the limit with a feasible point, `none` without one. */
  status: "optimal" | "stopped" | "none";
  /** Value of each column; empty with status `none`. */
  values: Float64Array;
  /** Proven lower bound of the objective; -Infinity when nothing is proven. */
  bound: number;
}

/** A solver: `start` is a feasible point that it may begin from. */
export type SolveMilp = (model: MilpModel, start: Float64Array, limits: SolveLimits) => MilpSolution;

/** One coefficient of a row. */
export type Entry = readonly [column: number, value: number];

interface ColumnBounds {
  lower?: number;
  upper?: number;
  cost?: number;
  integer?: boolean;
}

/** Collects columns and rows and packs them into a {@link MilpModel}. */
export class MilpBuilder {
  readonly #cost: number[] = [];
  readonly #lower: number[] = [];
  readonly #upper: number[] = [];
  readonly #integer: number[] = [];
  readonly #rowLower: number[] = [];
  readonly #rowUpper: number[] = [];
  readonly #rowStart: number[] = [0];
  readonly #entryColumn: number[] = [];
  readonly #entryValue: number[] = [];

  /** Adds a column, by default continuous and not negative, and returns its index. */
  column({ lower = 0, upper = Infinity, cost = 0, integer = false }: ColumnBounds = {}): number {
    this.#cost.push(cost);
    this.#lower.push(lower);
    this.#upper.push(upper);
    this.#integer.push(integer ? 1 : 0);
    return this.#cost.length - 1;
  }

  binary(cost = 0): number {
    return this.column({ upper: 1, cost, integer: true });
  }

  row(lower: number, upper: number, entries: readonly Entry[]): void {
    for (const [column, value] of entries) {
      this.#entryColumn.push(column);
      this.#entryValue.push(value);
    }
    this.#rowStart.push(this.#entryColumn.length);
    this.#rowLower.push(lower);
    this.#rowUpper.push(upper);
  }

  atMost(upper: number, entries: readonly Entry[]): void {
    this.row(-Infinity, upper, entries);
  }

  atLeast(lower: number, entries: readonly Entry[]): void {
    this.row(lower, Infinity, entries);
  }

  equal(value: number, entries: readonly Entry[]): void {
    this.row(value, value, entries);
  }

  build(): MilpModel {
    return {
      columns: this.#cost.length,
      rows: this.#rowLower.length,
      cost: Float64Array.from(this.#cost),
      columnLower: Float64Array.from(this.#lower),
      columnUpper: Float64Array.from(this.#upper),
      integer: Uint8Array.from(this.#integer),
      rowLower: Float64Array.from(this.#rowLower),
      rowUpper: Float64Array.from(this.#rowUpper),
      rowStart: Int32Array.from(this.#rowStart),
      entryColumn: Int32Array.from(this.#entryColumn),
      entryValue: Float64Array.from(this.#entryValue),
    };
  }
}

/** Objective of a point. */
export const objectiveOf = ({ cost }: MilpModel, values: Float64Array): number =>
  cost.reduce((sum, price, column) => sum + price * (values[column] ?? 0), 0);
