import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MADE_UP_DAYS, MADE_UP_FROM_MS, madeUpHomes } from "../../../../../tests/support/made-up-homes";
import type { IntervalSeries } from "../../time-series/interval-series";
import { TEN_OF_TEN } from "../baseline/baseline-rule";
import type { BaselineOptions, TimeSpan } from "../baseline/customer-baseline";
import { eventStatement } from "./event-statement";
import { REDUCTION_HISTORY_MS } from "./measured-reduction";
import type { DispatchTerms } from "./settle-event";
import { meteredSite, SiteGroup } from "./site-group";

const OPTIONS: BaselineOptions = {
  rule: TEN_OF_TEN,
  adjustment: "multiplicative",
  holidays: { calendar: "none", extraDays: [] },
  exclude: [],
};
const TERMS: DispatchTerms = {
  requestedKw: 1_000,
  pricePerKwh: 2,
  capacityPricePerKw: 0,
  penaltyPerKwh: 0,
  paidUpTo: 1,
  operatorShare: 0.2,
};
const HISTORY_DAYS = REDUCTION_HISTORY_MS / DAY_MS;
/** Evening events on business days after enough history. */
const EVENTS: TimeSpan[] = Array.from(
  { length: MADE_UP_DAYS - HISTORY_DAYS - 1 },
  (_, day) => MADE_UP_FROM_MS + (HISTORY_DAYS + day) * DAY_MS,
)
  .filter((midnight) => ![0, 6].includes(new Date(midnight).getUTCDay()))
  .map((midnight) => ({ startMs: midnight + 17 * HOUR_MS, endMs: midnight + 19 * HOUR_MS }));
const [EVENT = { startMs: 0, endMs: 0 }] = EVENTS;

/** The homes with so much of their use left in the event, and with readings that the meter did not give. */
const after = (homes: readonly IntervalSeries[], event: TimeSpan, share: (index: number) => number) =>
  homes.map((home, index) => {
    const kwh = home.kwh.slice();
    for (let at = hourOf(event.startMs); at < hourOf(event.endMs); at += 1)
      kwh[at] = (kwh[at] ?? 0) * (1 - share(index));
    return { ...home, kwh };
  });
const hourOf = (atMs: number) => (atMs - MADE_UP_FROM_MS) / HOUR_MS;

function settled(series: readonly IntervalSeries[], event: TimeSpan, terms: DispatchTerms = TERMS) {
  const sites = series.map((home, index) => meteredSite(`home-${index}`, home, event, 3_600, OPTIONS));
  const group = new SiteGroup(event, 3_600, OPTIONS);
  for (const site of sites) group.add(site);
  return eventStatement(event, 3_600, terms, sites, group.reduction());
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const certainOf = ({ group }: ReturnType<typeof settled>) => (group.ok ? group.reduction.certainKwh : 0);

test("whatever homes do, the certain part of the group's reduction is all that is paid, and no home gets more than it shows", () => {
  const homes = madeUpHomes(12, 5);
  fc.assert(
    fc.property(
      fc.constantFrom(...EVENTS),
      fc.array(fc.double({ min: -0.5, max: 0.9, noNaN: true }), { minLength: 12, maxLength: 12 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (event, shed, capacityPricePerKw, size) => {
        const series = after(homes.slice(0, size), event, (index) => shed[index] ?? 0);
        const statement = settled(series, event, { ...TERMS, capacityPricePerKw });
        const certainKwh = certainOf(statement);
        expect(statement.paidKwh).toBeLessThanOrEqual(certainKwh + 1e-9);
        expect(total(statement.participants.map(({ paidKwh }) => paidKwh))).toBeCloseTo(statement.paidKwh, 9);
        for (const { paidKwh, deliveredKwh } of statement.participants)
          expect(paidKwh).toBeLessThanOrEqual(Math.max(0, deliveredKwh) + 1e-9);
        const mostCents = 100 * certainKwh * (2 + capacityPricePerKw / 2);
        expect(statement.revenueCents).toBeLessThanOrEqual(Math.ceil(mostCents) + 1);
        const parts = total(statement.participants.map(({ revenueCents }) => revenueCents));
        expect(statement.operatorCents + parts).toBe(statement.revenueCents);
      },
    ),
    { numRuns: 40 },
  );
});

describe("homes that did nothing", () => {
  test.each([1, 10, 24])("are paid in at most one of ten events, and by little, in groups of %i", (size) => {
    const statements = [1, 2].flatMap((seed) => {
      const homes = madeUpHomes(size, seed);
      return EVENTS.filter((_, index) => index % 4 === 0).map((event) => settled(homes, event));
    });
    const usedKwh = total(statements.flatMap(({ intervals }) => intervals.map(({ meteredKwh }) => meteredKwh)));
    expect(total(statements.map(({ paidKwh }) => paidKwh)) / usedKwh).toBeLessThan(0.01);
    expect(statements.filter(({ paidKwh }) => paidKwh > 0).length / statements.length).toBeLessThan(0.1);
    // Site by site as measured, the same homes would have been paid for this part of their use.
    const asMeasured = total(
      statements.flatMap(({ participants }) => participants.map(({ deliveredKwh }) => Math.max(0, deliveredKwh))),
    );
    expect(asMeasured / usedKwh).toBeGreaterThan(0.08);
  });
});

test("forty homes that use a third less are paid for most of it; those above their baseline for nothing", () => {
  const homes = madeUpHomes(40, 7);
  const statement = settled(
    after(homes, EVENT, (index) => (index === 0 ? -1 : 0.35)),
    EVENT,
  );
  expect(statement.paidKwh / statement.deliveredKwh).toBeGreaterThan(0.5);
  const [wasteful, ...others] = statement.participants;
  expect(wasteful).toMatchObject({ paidKwh: 0, revenueCents: 0 });
  const claimed = others.filter(({ deliveredKwh }) => deliveredKwh > 0);
  const shares = claimed.map(({ paidKwh, deliveredKwh }) => paidKwh / deliveredKwh);
  for (const share of shares) expect(share).toBeCloseTo(shares[0] ?? 0, 9);
});

describe("gaps", () => {
  test("in the event deliver nothing, and on other days do not stop the group", () => {
    const homes = after(madeUpHomes(40, 3), EVENT, () => 0.35);
    const whole = settled(homes, EVENT);
    const gappy = homes.map((home, index) => {
      const kwh = home.kwh.slice();
      // Each home misses another day of the history.
      kwh.fill(Number.NaN, (40 + index) * 24, (41 + index) * 24);
      return { ...home, kwh };
    });
    gappy[0]?.kwh.fill(Number.NaN, hourOf(EVENT.startMs), hourOf(EVENT.startMs) + 1);
    const statement = settled(gappy, EVENT);
    expect(statement.participants[0]).toMatchObject({ missingIntervals: 1 });
    expect(statement.group).toMatchObject({ ok: true, sites: 40 });
    expect(Math.abs(statement.deliveredKwh - whole.deliveredKwh)).toBeLessThan(0.1 * whole.deliveredKwh);
  });

  test("of half of the homes leave these days out", () => {
    const homes = madeUpHomes(10, 3);
    const whole = settled(homes, EVENT);
    const midnight = hourOf(EVENT.startMs - 17 * HOUR_MS);
    const gappy = homes.map((home, index) => {
      const kwh = home.kwh.slice();
      if (index < 5) kwh.fill(Number.NaN, midnight - 28 * 24, midnight);
      return { ...home, kwh };
    });
    const days = ({ group }: ReturnType<typeof settled>) => group.ok && group.reduction.comparedDays;
    expect(days(whole)).toBe(20);
    expect(Number(days(settled(gappy, EVENT)))).toBeLessThan(15);
  });
});

test("a home with too short a history stays out of the group, and is shown but not paid", () => {
  const homes = after(madeUpHomes(30, 9), EVENT, () => 0.35);
  const [first] = homes;
  if (!first) throw new Error("No home");
  const from = hourOf(EVENT.startMs) - 17 - 12 * 24;
  const newcomer = { ...first, startMs: MADE_UP_FROM_MS + from * HOUR_MS, kwh: first.kwh.slice(from) };
  const statement = settled([...homes, newcomer], EVENT);
  expect(statement.group).toMatchObject({ ok: true, sites: 30 });
  expect(statement.participants.at(-1)).toMatchObject({ paidKwh: 0, revenueCents: 0 });
  expect(statement.participants.at(-1)?.deliveredKwh).not.toBe(0);
  expect(statement.sites.get("home-30")).toMatchObject({ uncertaintyKwh: null, baseline: { noBaseline: null } });

  const alone = settled([newcomer], EVENT, { ...TERMS, capacityPricePerKw: 5 });
  expect(alone.group).toEqual({ ok: false, reason: "too_few_compared_days" });
  expect(alone).toMatchObject({ paidKwh: 0, revenueCents: 0 });
  expect(settled([], EVENT).group).toEqual({ ok: false, reason: "no_baseline" });
});

test("a changing price pays each home by what its own hours were worth", () => {
  const flat = (late: boolean): IntervalSeries => {
    const kwh = new Float64Array(MADE_UP_DAYS * 24).fill(10);
    kwh[hourOf(EVENT.startMs) + (late ? 1 : 0)] = 5;
    return { startMs: MADE_UP_FROM_MS, intervalSeconds: 3_600, kwh, timeZone: "UTC" };
  };
  const statement = settled([flat(false), flat(true)], EVENT, { ...TERMS, pricePerKwh: [0.2, 1], operatorShare: 0 });
  expect(statement.participants.map(({ revenueCents }) => revenueCents)).toEqual([100, 500]);
});
