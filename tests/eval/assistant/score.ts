/** Hits and total. */
export class Score {
  hits = 0;
  of = 0;

  count(hit: boolean): void {
    this.of += 1;
    if (hit) this.hits += 1;
  }

  get share(): number {
    return this.of === 0 ? 1 : this.hits / this.of;
  }

  toString(): string {
    return this.of === 0 ? "none" : `${(100 * this.share).toFixed(1)} % (${this.hits} of ${this.of})`;
  }
}

/** Scores by name, created on first use. */
export class Scores {
  readonly #scores = new Map<string, Score>();

  of(name: string): Score {
    const score = this.#scores.get(name) ?? new Score();
    this.#scores.set(name, score);
    return score;
  }

  get all(): Score {
    const sum = new Score();
    for (const { hits, of } of this.#scores.values()) {
      sum.hits += hits;
      sum.of += of;
    }
    return sum;
  }

  rows(prefix: string): [string, string][] {
    return [...this.#scores].map(([name, score]) => [`${prefix}, ${name}`, score.toString()]);
  }
}

/** Whether `found` contains all of `wanted`; objects may have additional fields. */
export function holds(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === "number" && typeof found === "number") return Math.abs(found - wanted) < 0.05;
  if (typeof wanted !== "object" || wanted === null) return found === wanted;
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(wanted).every(([key, value]) => holds((found as Record<string, unknown>)[key], value));
}
