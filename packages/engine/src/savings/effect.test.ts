import { expect, test } from "vitest";
import { NIGHTLY } from "../../../../tests/support/nightly";
import { effectOf, type TrialHome } from "./effect";
import { normal, randomNumbers } from "./made-homes";

const MONTHS = ["2026-01", "2026-02", "2026-03"];

/** Homes of which a fifth is held out; the others use `saved` less. Homes differ in size and drift, months in weather. */
function trial(seed: number, count: number, saved: number): TrialHome[] {
  const random = randomNumbers(seed);
  const weather = MONTHS.map(() => 0.1 * normal(random));
  return Array.from({ length: count }, () => {
    const treated = random() >= 0.2;
    const size = 400_000 * Math.exp(0.6 * normal(random));
    const drift = 0.18 * normal(random);
    const pairs = MONTHS.map((month, index) => ({
      month,
      baseMonth: `2025${month.slice(4)}`,
      baseWh: size * Math.exp(0.1 * normal(random)),
      wh: size * Math.exp(drift + (weather[index] ?? 0) + 0.1 * normal(random)) * (treated ? 1 - saved : 1),
    }));
    // Some homes joined late.
    return { treated, pairs: random() < 0.1 ? pairs.slice(2) : pairs };
  });
}

const isFound = (seed: number, count: number, saved: number) => {
  const effect = effectOf(trial(seed, count, saved));
  return effect !== null && (effect.interval.from > 0 || effect.interval.to < 0);
};

test("two percent saved by 10,000 homes is found, and its interval holds the truth", () => {
  const effect = effectOf(trial(1, 10_000, 0.02));
  expect(effect?.interval.from).toBeGreaterThan(0);
  expect(effect?.interval.from).toBeLessThan(0.02);
  expect(effect?.interval.to).toBeGreaterThan(0.02);
  expect(effect?.holdoutHomes).toBeGreaterThan(1_900);
  expect((effect?.treatedHomes ?? 0) + (effect?.holdoutHomes ?? 0)).toBe(10_000);
});

// The bound is the promised 5 % itself. The interval is made for a rate of 4 %: 40 ± 6 of 1,000 trials, and 8 ± 3 of 200,
// by the binomial distribution, so that 50 and 10 leave one and a half and not quite one standard deviation.
const [trials, size, most] = NIGHTLY ? [1_000, 10_000, 50] : [200, 500, 10];
test(`without an effect, at most 5 % of ${trials} trials find one`, { timeout: 600_000 }, () => {
  const alarms = Array.from({ length: trials }, (_, seed) => isFound(seed + 100, size, 0)).filter(Boolean);
  expect(alarms.length).toBeLessThanOrEqual(most);
});

test("months that resemble each other do not narrow the interval: many months of a home are one home", () => {
  const homes = trial(5, 2_000, 0);
  const repeated = homes.map(({ treated, pairs }) => ({ treated, pairs: [...pairs, ...pairs, ...pairs] }));
  const [once, often] = [effectOf(homes), effectOf(repeated)];
  const width = (effect: typeof once) => (effect ? effect.interval.to - effect.interval.from : Number.NaN);
  expect(width(often)).toBeCloseTo(width(once), 10);
});

test("homes that joined in different years are compared with homes of the same two months alone", () => {
  // Half of the homes are compared with a winter that was twice as cold, and few of them are in the holdout.
  const homes = trial(7, 4_000, 0.1).map((home, index) =>
    index % 2 === 0 || (!home.treated && index % 5 > 0)
      ? home
      : {
          ...home,
          pairs: home.pairs.map((pair) => ({
            ...pair,
            baseMonth: `2024${pair.month.slice(4)}`,
            baseWh: 2 * pair.baseWh,
          })),
        },
  );
  const effect = effectOf(homes);
  expect(effect?.interval.from).toBeGreaterThan(0.05);
  expect(effect?.interval.to).toBeLessThan(0.15);
});

test("few homes on a side, or homes that export, tell nothing", () => {
  expect(effectOf(trial(3, 60, 0.5))).toBeNull();
  const exporting = trial(3, 1_000, 0).map(({ treated, pairs }) => ({
    treated,
    pairs: pairs.map((pair) => ({ ...pair, wh: -pair.wh })),
  }));
  expect(effectOf(exporting)).toBeNull();
});
