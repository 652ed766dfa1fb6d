import { percentile } from "../measure";

/** How one call ended: its status, and what its body came to. */
export interface CallEnd {
  /** The HTTP status, or why there was none. */
  status: number | string;
  milliseconds: number;
}

/** The calls of one class of a load run. */
export class Outcomes {
  readonly #times: number[] = [];
  readonly #failures = new Map<string, number>();

  add({ status, milliseconds }: CallEnd): void {
    if (status === 200) this.#times.push(milliseconds);
    else this.#failures.set(String(status), (this.#failures.get(String(status)) ?? 0) + 1);
  }

  get count(): number {
    return this.#times.length;
  }

  at(p: number): number {
    return Math.round(percentile(this.#times, p) * 10) / 10;
  }

  /** Every end that was not a success, by status; nothing is left out. */
  get failures(): string {
    return Array.from(this.#failures, ([status, count]) => `${status}: ${count}`).join(", ") || "none";
  }
}
