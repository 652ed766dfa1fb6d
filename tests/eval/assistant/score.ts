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
