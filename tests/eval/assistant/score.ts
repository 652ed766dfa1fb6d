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

/** The chance that a right reading is surer than a wrong one: 0.5 is no information, 1 is perfect. */
export function areaUnderCurve(readings: readonly { sureness: number; isRight: boolean }[]): number {
  const ordered = readings.toSorted((a, b) => a.sureness - b.sureness);
  let wrong = 0;
  let pairs = 0;
  let right = 0;
  for (let start = 0; start < ordered.length;) {
    const tied = ordered.filter(({ sureness }, index) => index >= start && sureness === ordered[start]?.sureness);
    const rightTied = tied.filter(({ isRight }) => isRight).length;
    const wrongTied = tied.length - rightTied;
    pairs += rightTied * (wrong + wrongTied / 2);
    wrong += wrongTied;
    right += rightTied;
    start += tied.length;
  }
  return wrong === 0 || right === 0 ? Number.NaN : pairs / (wrong * right);
}
