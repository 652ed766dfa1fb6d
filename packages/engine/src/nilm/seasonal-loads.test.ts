import { describe, expect, test } from "vitest";
import { homeLoads } from "./home-loads";

const INTERVAL_SECONDS = 900;
const QUARTERS = 96;

/** Two years of quarter hours from January 2024 on; 0.3 kW always on and 1 kW from 6 to 10 PM, unless told otherwise. */
function yearsOf(
  moreAt: (month: number, hour: number) => number,
  { timeZone = "America/Phoenix", hoursAhead = -7 } = {},
) {
  const startMs = Date.UTC(2024, 0, 1, -hoursAhead);
  const kwh = Float64Array.from({ length: 731 * QUARTERS }, (_, index) => {
    const local = new Date(Date.UTC(2024, 0, 1) + index * INTERVAL_SECONDS * 1_000);
    const hour = local.getUTCHours();
    const kw = 0.3 + (hour >= 18 && hour < 22 ? 1 : 0) + cycle(index) * moreAt(local.getUTCMonth() + 1, hour);
    return (kw * INTERVAL_SECONDS) / 3_600;
  });
  return { startMs, intervalSeconds: INTERVAL_SECONDS, kwh, timeZone };
}

/** A thermostat switches on and off: what runs through is taken for a car. */
const cycle = (index: number) => (index % 3 === 0 ? 0 : 1.5);

const kwhOf = (series: ReturnType<typeof yearsOf>) => {
  const loads = homeLoads(series, { labels: [], templates: [] }, []);
  const of = (name: string) =>
    (loads.find((load) => load.name === name)?.kwh ?? new Float64Array()).reduce((sum, kwh) => sum + kwh, 0);
  return { heating: of("heating"), cooling: of("cooling") };
};

const WINTER = [12, 1, 2];
const SUMMER = [6, 7, 8];
/** Days of the winters and summers of the two years. */
const WINTER_DAYS = 182;
const SUMMER_DAYS = 184;

describe("heating and cooling in a year of quarter hours", () => {
  test("are what the cold and the warm months have above the mild ones", () => {
    const { heating, cooling } = kwhOf(
      yearsOf((month, hour) => {
        if (WINTER.includes(month)) return hour < 8 ? 1.5 : 0;
        return SUMMER.includes(month) && hour >= 13 ? 1.5 : 0;
      }),
    );
    const heated = WINTER_DAYS * 8 * 1.5;
    const cooled = SUMMER_DAYS * 11 * 1.5;
    expect(heating).toBeGreaterThan(heated * 0.85);
    expect(heating).toBeLessThan(heated * 1.2);
    expect(cooling).toBeGreaterThan(cooled * 0.85);
    expect(cooling).toBeLessThan(cooled * 1.15);
  });

  test("come half a year later in the south", () => {
    const { heating, cooling } = kwhOf(
      yearsOf((month, hour) => (month >= 6 && month <= 8 && hour < 8 ? 2 : 0), {
        timeZone: "Australia/Brisbane",
        hoursAhead: 10,
      }),
    );
    expect(heating).toBeGreaterThan(1_000);
    expect(cooling).toBe(0);
  });

  test("are not made of evenings at home, of longer winter evenings, or of a steady year", () => {
    expect(kwhOf(yearsOf(() => 0))).toEqual({ heating: 0, cooling: 0 });
    const evenings = yearsOf((month, hour) => (WINTER.includes(month) && hour >= 16 && hour < 23 ? 0.4 : 0));
    expect(kwhOf(evenings)).toEqual({ heating: 0, cooling: 0 });
  });

  test("are not made of what the sun leaves behind solar panels", () => {
    const behindPanels = yearsOf((month, hour) => (hour >= 9 && hour < 17 ? (WINTER.includes(month) ? -0.5 : -3) : 0));
    expect(kwhOf(behindPanels)).toEqual({ heating: 0, cooling: 0 });
  });
});

test("a winter's evenings are no cooling, with only weeks to learn from", () => {
  const january = yearsOf(() => 0);
  const weeks = { ...january, kwh: january.kwh.slice(0, 40 * QUARTERS) };
  expect(kwhOf(weeks)).toEqual({ heating: 0, cooling: 0 });
});
