import { DAY_MS } from "@wattleaf/shared/domain/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDay, monthAfter } from "../time-series/calendar";
import { NIGHTLY } from "../../../../tests/support/nightly";
import { dayNumber, type DayUse } from "./day-use";
import { groupHome, groupSaving } from "./group-bonus";
import { madeHome } from "./made-homes";
import { monthBaseline } from "./month-baseline";
import { settleMonth } from "./settle-month";

const NO_TEMPERATURES = new Map<string, number>();
const FROM = "2023-01-01";
/** Four years: the noise is learned from the first three, and the last one is judged. */
const DAYS = 1_461;
const JUDGED = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);

const settled = (
  days: readonly DayUse[],
  month: string,
  temperatures: ReadonlyMap<string, number> = NO_TEMPERATURES,
) => {
  const baseline = monthBaseline(days, temperatures, month);
  const saving = baseline && settleMonth(baseline, days, temperatures);
  return baseline && saving ? { baseline, saving } : null;
};

const paidMonths = (days: readonly DayUse[], months: readonly string[] = JUDGED) =>
  months.filter((month) => settled(days, month)?.saving.exceedsNoise);

const dayAfter = (day: string, count: number) => isoDay(dayNumber(day) + count);

const flat = (days: number, wh: (day: string) => number): DayUse[] =>
  Array.from({ length: days }, (_, index) => {
    const day = dayAfter(FROM, index);
    return { day, wh: wh(day) };
  });

describe("a month's baseline", () => {
  test("is the same weekdays around a year earlier", () => {
    const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    const home = flat(800, (day) => (isWeekend(day) ? 20_000 : 10_000));
    const baseline = monthBaseline(home, NO_TEMPERATURES, "2024-06");
    expect(baseline?.basis).toBe("year");
    for (const { day, wh } of baseline?.days ?? []) expect(wh).toBe(isWeekend(day) ? 20_000 : 10_000);
  });

  test("is the same weekdays of the weeks before for a new meter, from its first full month", () => {
    const moved = flat(28 + 31, () => 10_000).map(({ day, wh }) => ({ day: dayAfter(day, 5), wh }));
    const first = settled(moved, "2023-02");
    expect(first?.baseline.basis).toBe("recent");
    expect(first?.saving).toMatchObject({ savedWh: 0, countedDays: 28, exceedsNoise: false });
  });

  test("is a year earlier alone for a home that sells: its spring sun is no saving", () => {
    const sun = (day: string) => 14_000 * (1 - Math.cos((2 * Math.PI * (dayNumber(day) + 10)) / 365.25)) * 0.5;
    const home = flat(800, (day) => 9_000 - sun(day));
    expect(home.some(({ wh }) => wh < 0)).toBe(true);
    const months = ["2023-02"];
    while (months.length < 24) months.push(monthAfter(months.at(-1) ?? ""));
    expect(paidMonths(home, months)).toEqual([]);
    expect(monthBaseline(home, NO_TEMPERATURES, "2023-09")).toBeNull();
    expect(monthBaseline(home, NO_TEMPERATURES, "2024-04")?.basis).toBe("year");
  });

  // A season of growing use hides a saving, and one of fading use looks like one.
  test.each([
    { month: "2023-01", least: 0.34 },
    { month: "2023-06", least: 0.34 },
    { month: "2023-08", least: 0.38 },
    { month: "2023-10", least: 0.68 },
  ])("pays a new meter for its first full month, $month, from $least saved", ({ month, least }) => {
    const connected = dayAfter(`${month}-01`, -28);
    const firstMonth = (share: number) => {
      const days = flat(59, () => 10_000).map(({ wh }, index) => {
        const day = dayAfter(connected, index);
        return { day, wh: day < month ? wh : wh * (1 - share) };
      });
      return settled(days, month)?.saving;
    };
    expect(firstMonth(least)).toMatchObject({ exceedsNoise: true });
    expect(firstMonth(least)?.savedWh).toBeCloseTo(least * (firstMonth(least)?.expectedWh ?? 0), 0);
    expect(firstMonth(least - 0.03)).toMatchObject({ exceedsNoise: false });
  });

  test("is not changed by readings of the month and after it", () => {
    const before = flat(500, () => 10_000);
    const after = before.map(({ day, wh }) => ({ day, wh: day >= "2024-03-01" ? 1 : wh }));
    expect(monthBaseline(after, NO_TEMPERATURES, "2024-03")).toEqual(monthBaseline(before, NO_TEMPERATURES, "2024-03"));
  });

  test("is none where the year and the weeks before are hardly measured", () => {
    expect(
      monthBaseline(
        flat(20, () => 10_000),
        NO_TEMPERATURES,
        "2023-06",
      ),
    ).toBeNull();
  });

  test("does not depend on the order of imports", () => {
    const home = madeHome({ seed: 7, from: FROM, days: 800, monthNoise: 0.05, dayNoise: 0.2 });
    const inOrder = settled(home, "2024-12");
    fc.assert(
      fc.property(fc.shuffledSubarray(home, { minLength: home.length }), (shuffled) => {
        expect(settled(shuffled, "2024-12")).toEqual(inOrder);
      }),
      { numRuns: 10 },
    );
  });
});

describe("weather", () => {
  // Winters that differ by six degrees, as the tests of a heating slope need them.
  const temperature = (day: string) => {
    const at = Date.parse(day) / DAY_MS;
    const mild = day >= "2024-10-01" ? 6 : 0;
    return 12 - 10 * Math.cos((2 * Math.PI * at) / 365.25) + 3 * Math.sin(at / 2.7) + mild;
  };
  const heating = { whPerDegree: 1_500, temperature };
  const home = { seed: 3, from: FROM, days: DAYS, monthNoise: 0.02, dayNoise: 0.1, heating };
  const days = madeHome(home);
  const temperatures = new Map(days.map(({ day }) => [day, temperature(day)]));

  test("of a milder winter is no saving where its temperatures are given", () => {
    const without = settled(days, "2025-01")?.saving;
    const given = settled(days, "2025-01", temperatures);
    expect((without?.savedWh ?? 0) / (without?.expectedWh ?? 1)).toBeGreaterThan(0.15);
    expect(Math.abs((given?.saving.savedWh ?? 1) / (given?.saving.expectedWh ?? 1))).toBeLessThan(0.06);
    expect(given?.saving.exceedsNoise).toBe(false);
  });

  test("is not counted on in a month whose temperatures are not there", () => {
    const until = new Map([...temperatures].filter(([day]) => day < "2025-01-01"));
    const given = settled(days, "2025-01", temperatures)?.saving;
    const missing = settled(days, "2025-01", until)?.saving;
    expect(given?.weatherAdjusted).toBe(true);
    expect(missing?.weatherAdjusted).toBe(false);
    expect(missing?.leastWh).toBeGreaterThan(2 * (given?.leastWh ?? 0));
    expect(missing?.exceedsNoise).toBe(false);
  });

  test("is learned with its slope and balance point", () => {
    const weather = monthBaseline(days, temperatures, "2025-01")?.weather;
    expect(weather?.whPerHeatingDegreeDay).toBeGreaterThan(1_200);
    expect(weather?.whPerHeatingDegreeDay).toBeLessThan(1_900);
    expect(weather?.heatingBalanceC).toBeGreaterThanOrEqual(14);
    expect(weather?.heatingBalanceC).toBeLessThanOrEqual(18);
  });
});

describe("of made homes", () => {
  const homes = (count: number, noise: { monthNoise: number; dayNoise: number }, share = 0) =>
    Array.from({ length: count }, (_, index) =>
      madeHome({ seed: index + 1, from: FROM, days: DAYS, ...noise, saving: { from: "2026-01-01", share } }),
    );

  test.each([
    { monthNoise: 0.02, dayNoise: 0.1 },
    { monthNoise: 0.1, dayNoise: 0.3 },
    { monthNoise: 0.25, dayNoise: 0.5 },
  ])("with noise $monthNoise and no change, at most one of twenty years earns points", (noise) => {
    const count = NIGHTLY ? 40 : 20;
    const years = homes(count, noise).filter((days) => paidMonths(days).length > 0);
    expect(years.length / count).toBeLessThanOrEqual(0.05);
  });

  /** Months in which homes are paid whose meters were connected four weeks before each month of a year. */
  const paidWhenNew = (noise: { monthNoise: number; dayNoise: number }, homeCount: number, share: number) => {
    const years = [];
    for (let seed = 1; seed <= homeCount; seed += 1) {
      const connectedIn = JUDGED_NEW[seed % JUDGED_NEW.length] ?? "";
      const from = dayAfter(`${connectedIn}-01`, -28);
      const saving = { from: `${connectedIn}-01`, share };
      const days = madeHome({ seed, from, days: 28 + 366, ...noise, saving });
      let month = connectedIn;
      const months = Array.from({ length: 12 }, () => (month = monthAfter(month))).slice(0, -1);
      years.push(paidMonths(days, [connectedIn, ...months]));
    }
    return years;
  };
  const JUDGED_NEW = JUDGED.map((month) => month.replace("2026", "2024"));

  test.each([
    { monthNoise: 0.02, dayNoise: 0.1, count: 60 },
    { monthNoise: 0.05, dayNoise: 0.2, count: 60 },
    // The noisiest home of which at most one of twenty is paid: the rate itself, so it takes many.
    { monthNoise: 0.1, dayNoise: 0.3, count: NIGHTLY ? 960 : 120 },
  ])(
    "with a new meter, noise $monthNoise and no change, at most one of twenty first years earns points",
    { timeout: 120_000 },
    ({ count, ...noise }) => {
      const paid = paidWhenNew(noise, count, 0).filter((months) => months.length > 0);
      expect(paid.length / count).toBeLessThanOrEqual(0.05);
    },
  );

  test("with a new meter, four tenths saved by a quiet home are paid in its first months", () => {
    const years = paidWhenNew({ monthNoise: 0.03, dayNoise: 0.2 }, 24, 0.4);
    // Not where the first months are those of a season in which use fades: four of twelve.
    expect(years.filter((months) => months.length > 0).length).toBeGreaterThanOrEqual(10);
  });

  test("a tenth saved by a steady home is found in the year, and what is paid is what was saved", () => {
    const steady = homes(20, { monthNoise: 0.005, dayNoise: 0.05 }, 0.1);
    const found = steady.filter((days) => paidMonths(days).length > 0);
    expect(found.length).toBeGreaterThanOrEqual(18);
    const saving = settled(steady[0] ?? [], "2026-12")?.saving;
    expect((saving?.savedWh ?? 0) / (saving?.expectedWh ?? 1)).toBeCloseTo(0.1, 1);
  });

  const groupOf = (members: readonly (readonly DayUse[])[], month: string) =>
    groupSaving(
      members.flatMap((days, index) => {
        const one = settled(days, month);
        const home = one && !one.saving.exceedsNoise ? groupHome(`home-${index}`, [one]) : null;
        return home ? [home] : [];
      }),
    );

  test("a tenth saved by lively homes is found by their group, and shared out to the last of it", () => {
    const lively = homes(80, { monthNoise: 0.1, dayNoise: 0.3 }, 0.1);
    const groups = ["2026-02", "2026-06", "2026-11"].map((month) => groupOf(lively, month));
    const paid = groups.filter(({ certainWh }) => certainWh > 0);
    expect(paid.length).toBeGreaterThan(0);
    for (const group of paid) {
      expect(group.certainWh).toBeLessThan(group.savedWh);
      const shared = group.shares.reduce((sum, { wh }) => sum + wh, 0);
      expect(shared).toBeLessThanOrEqual(group.certainWh);
      expect(shared).toBeGreaterThan(group.certainWh - group.homes);
    }
  });

  test("a group without change is not paid", () => {
    const unchanged = homes(40, { monthNoise: 0.1, dayNoise: 0.3 });
    const paid = JUDGED.filter((month) => groupOf(unchanged, month).certainWh > 0);
    expect(paid).toEqual([]);
  });

  test("what all homes have in common does not average out", () => {
    // Each calendar month, all homes use more or less together, as without temperatures in a cold or mild year.
    const common = madeHome({ seed: 99, from: FROM, days: DAYS, monthNoise: 0.12, dayNoise: 0 });
    const factor = new Map(common.map(({ day, wh }) => [day, wh / 14_000]));
    const unchanged = homes(40, { monthNoise: 0.05, dayNoise: 0.2 }).map((days) =>
      days.map(({ day, wh }) => ({ day, wh: wh * (factor.get(day) ?? 1) })),
    );
    const paid = JUDGED.filter((month) => groupOf(unchanged, month).certainWh > 0);
    expect(paid.length).toBeLessThanOrEqual(1);
  });

  test("homes with new meters are paid together for a quarter that they saved, and for nothing without it", () => {
    const firstMonths = (share: number) =>
      ["2024-01", "2024-06", "2024-07", "2024-08", "2024-12"].map((month) => {
        const from = dayAfter(`${month}-01`, -28);
        const members = Array.from({ length: 20 }, (_, index) =>
          madeHome({
            seed: index + 1,
            from,
            days: 60,
            monthNoise: 0.1,
            dayNoise: 0.3,
            saving: { from: `${month}-01`, share },
          }),
        );
        return groupOf(members, month).certainWh > 0;
      });
    expect(firstMonths(0)).not.toContain(true);
    expect(firstMonths(0.3).filter(Boolean).length).toBeGreaterThanOrEqual(3);
  });

  test("a group that is too small is not paid, whatever it saved", () => {
    expect(groupOf(homes(5, { monthNoise: 0.1, dayNoise: 0.3 }, 0.2), "2026-08").certainWh).toBe(0);
  });
});

test("months follow one another across years", () => {
  expect(monthAfter("2024-12")).toBe("2025-01");
  expect(monthAfter("2024-01")).toBe("2024-02");
});
