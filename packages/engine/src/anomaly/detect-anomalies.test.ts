import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import type { IntervalSeries } from "../time-series/interval-series";
import { weekday } from "../time-series/calendar";
import { detectAnomalies } from "./detect-anomalies";
import { trend } from "./trend";

/** Park–Miller: the same numbers between 0 and 1 for the same seed. */
function uniform(seed: number): () => number {
  let state = (seed * 48_271 + 1) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

const EVENING_KW = [
  1, 0.9, 0.8, 0.8, 0.8, 0.9, 1.2, 1.5, 1.3, 1.1, 1, 1, 1.1, 1.1, 1, 1.1, 1.4, 2, 2.6, 2.8, 2.4, 2, 1.6, 1.2,
];

/**
 * Hours of a lively home: a profile, more at weekends, a year's season, days that persist (AR 0.6) and are skewed,
 * and hours that scatter.
 */
function home(
  days: number,
  seed: number,
  change: (kwh: number, day: number, hour: number) => number = (kwh) => kwh,
): IntervalSeries {
  const random = uniform(seed);
  const startMs = Date.parse("2025-01-06T00:00:00Z");
  const kwh = new Float64Array(days * 24);
  let mood = 0;
  for (let day = 0; day < days; day += 1) {
    mood = 0.6 * mood + 0.8 * normal(random);
    const season = 1 + 0.25 * Math.cos((2 * Math.PI * day) / 365);
    const weekend = weekday(startMs / 1_000 + day * DAY_SECONDS) >= 5 ? 1.25 : 1;
    for (let hour = 0; hour < 24; hour += 1) {
      const lively = ((EVENING_KW[hour] ?? 0) - 0.5) * weekend * season * Math.exp(0.15 * mood + 0.4 * normal(random));
      kwh[day * 24 + hour] = change(0.3 + lively, day, hour);
    }
  }
  return { startMs, intervalSeconds: 3_600, kwh, timeZone: "UTC" };
}

const isoDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

describe("unusual days", () => {
  test("of a house that mostly stands empty have a finite z", () => {
    const empty = home(60, 4, (kwh, day) => (day === 20 ? kwh : 0));
    const [day] = detectAnomalies(empty).unusualDays;
    expect(day).toMatchObject({ code: "more_than_usual", expectedKwh: 0 });
    expect(Number.isFinite(day?.z)).toBe(true);
  });

  test("name the day, its direction and the hours that made it", () => {
    const oven = home(90, 1, (kwh, day, hour) => (day === 45 && hour >= 13 && hour < 17 ? kwh + 9 : kwh));
    const day = detectAnomalies(oven).unusualDays.find((found) => isoDay(found.day) === "2025-02-20");
    expect(day).toMatchObject({ code: "more_than_usual" });
    expect(day?.hours.map(({ hour }) => hour).toSorted()).toEqual([13, 14, 15, 16]);
    expect((day?.kwh ?? 0) - (day?.expectedKwh ?? 0)).toBeGreaterThan(25);
  });

  test("include a day away", () => {
    const away = home(90, 2, (kwh, day) => (day === 60 ? 0.15 : kwh));
    const days = detectAnomalies(away).unusualDays;
    expect(days.map(({ day, code }) => [isoDay(day), code])).toContainEqual(["2025-03-07", "less_than_usual"]);
  });

  test("do not include a weekend because it is one, nor a season", () => {
    const office = home(360, 3, (kwh, day) => ((day + 7) % 7 >= 5 ? 0.2 * kwh : kwh));
    expect(detectAnomalies(office).unusualDays.length / 360).toBeLessThan(0.015);
  });

  test("in homes without any are fewer than 1 in 100 days", () => {
    const homes = 20;
    let found = 0;
    for (let seed = 10; seed < 10 + homes; seed += 1) found += detectAnomalies(home(180, seed)).unusualDays.length;
    expect(found / (homes * 180)).toBeLessThan(0.01);
  });

  test("are not judged on a day with gaps", () => {
    const gaps = home(60, 4, (kwh, day, hour) => (day === 30 && hour > 12 ? Number.NaN : kwh));
    expect(detectAnomalies(gaps).unusualDays.map(({ day }) => isoDay(day))).not.toContain("2025-02-05");
  });
});

describe("a base load that creeps up", () => {
  test("is found with where it began and what it costs", () => {
    // 0.3 kW more over half a year.
    const { baseLoad } = detectAnomalies(home(182, 5, (kwh, day) => kwh + (0.3 * day) / 182));
    expect(baseLoad).toMatchObject({ creeping: true, seasonSeparated: false, weeks: 26 });
    expect((baseLoad?.endKw ?? 0) - (baseLoad?.startKw ?? 0)).toBeGreaterThan(0.15);
    expect(baseLoad?.pValue).toBeLessThan(0.01);
  });

  test("is not seen where only the evenings grow", () => {
    const evenings = home(182, 6, (kwh, day, hour) => (hour > 16 ? kwh + (2 * day) / 182 : kwh));
    expect(detectAnomalies(evenings).baseLoad?.creeping).toBe(false);
  });

  test("is told from the seasons with two years of readings", () => {
    const winters = (creepKw: number) =>
      home(780, 7, (kwh, day) => kwh - 0.4 * Math.cos((2 * Math.PI * day) / 365) + 0.5 + (creepKw * day) / 780);
    expect(detectAnomalies(winters(0)).baseLoad).toMatchObject({ creeping: false, seasonSeparated: true });
    expect(detectAnomalies(winters(0.5)).baseLoad).toMatchObject({ creeping: true, seasonSeparated: true });
  });

  test("is claimed of at most 1 in 20 homes whose base load only wanders", () => {
    const homes = 60;
    let claimed = 0;
    let recent = 0;
    for (let seed = 100; seed < 100 + homes; seed += 1) {
      const random = uniform(seed);
      let drift = 0;
      let today = -1;
      const wandering = home(112, seed, (_, day, hour) => {
        if (day !== today) drift = 0.5 * drift + 0.05 * normal(random);
        today = day;
        return 0.4 + drift + (hour > 6 ? 1 : 0);
      });
      const { baseLoad } = detectAnomalies(wandering);
      if (baseLoad?.creeping) claimed += 1;
      if (baseLoad?.recentRise) recent += 1;
    }
    expect(claimed / homes).toBeLessThanOrEqual(0.05);
    expect(recent / homes).toBeLessThanOrEqual(0.05);
  });

  describe("within the last weeks of a year", () => {
    const seeds = Array.from({ length: 30 }, (_, index) => 300 + index);
    const found = (change: (day: number) => number) =>
      seeds.filter((seed) =>
        Boolean(detectAnomalies(home(365, seed, (kwh, day) => kwh + change(day))).baseLoad?.recentRise),
      ).length;

    test("is found as a step of 120 W seven weeks ago", () => {
      expect(found((day) => (day >= 365 - 49 ? 0.12 : 0))).toBeGreaterThanOrEqual(27);
    });

    test("is found as a ramp to 120 W over nine weeks", () => {
      expect(found((day) => (0.12 * Math.max(0, day - (365 - 63))) / 63)).toBeGreaterThanOrEqual(24);
    });

    test("is claimed of at most 1 in 20 homes where nothing changed", () => {
      const steady = seeds.filter((seed) => detectAnomalies(home(365, seed)).baseLoad?.recentRise).length;
      expect(steady / seeds.length).toBeLessThanOrEqual(0.05);
    });

    test("says since when and how much", () => {
      const { baseLoad } = detectAnomalies(home(365, 300, (kwh, day) => kwh + (day >= 365 - 49 ? 0.12 : 0)));
      const rise = baseLoad?.recentRise;
      expect((rise?.afterKw ?? 0) - (rise?.beforeKw ?? 0)).toBeGreaterThan(0.08);
      expect(Math.abs((rise?.sinceDay ?? 0) - (Date.parse("2025-01-06") / DAY_MS + 365 - 49))).toBeLessThanOrEqual(14);
    });
  });

  test("is not judged with less than eight weeks", () => {
    expect(detectAnomalies(home(50, 8)).baseLoad).toBeUndefined();
  });
});

test("daily readings are rejected", () => {
  const daily = { startMs: 0, intervalSeconds: 86_400, kwh: new Float64Array(60), timeZone: "UTC" };
  expect(() => detectAnomalies(daily)).toThrow("an hour or less");
});

test("the trend of four points agrees with one by hand", () => {
  // Of 10, 15, 14, 20 five pairs rise and one falls: S = 4, var = 4·3·13/18, z = 3/√var. The slopes are −1, 2, 5/2, 10/3,
  // 5 and 6.
  const { slope, pValue } = trend([[10, 15, 14, 20].map((value, at) => ({ at, value }))]);
  expect(slope).toBeCloseTo((5 / 2 + 10 / 3) / 2, 12);
  expect(pValue).toBeCloseTo(0.3082, 4);
});
