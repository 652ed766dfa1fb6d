import { DAY_SECONDS, HOUR_SECONDS, QUARTER_HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { expect, test } from "vitest";
import { TEN_OF_TEN } from "../baseline/baseline-rule";
import type { BaselineOptions, TimeSpan } from "../baseline/customer-baseline";
import type { IntervalSeries } from "../../time-series/interval-series";
import { eventStatement, settlementIntervalSeconds } from "./event-statement";
import { type MeteredSite, meteredSite, SiteGroup } from "./site-group";

const at = (iso: string) => Date.parse(iso);
const EVENT = { startMs: at("2026-06-18T17:00:00Z"), endMs: at("2026-06-18T19:00:00Z") };
const TERMS = {
  requestedKw: 10,
  pricePerKwh: 1,
  capacityPricePerKw: 0,
  penaltyPerKwh: 0,
  paidUpTo: 1,
  operatorShare: 0,
};
const OPTIONS: BaselineOptions = {
  rule: TEN_OF_TEN,
  adjustment: "multiplicative",
  holidays: { calendar: "none", extraDays: [] },
  exclude: [],
};

/** A load of so many kW that falls by `shedKw` during the event. */
function site(kw: number, shedKw: number, intervalSeconds: number): IntervalSeries {
  const startMs = at("2026-05-20T00:00:00Z");
  const kwh = Float64Array.from({ length: (30 * DAY_SECONDS) / intervalSeconds }, (_, index) => {
    const moment = startMs + index * intervalSeconds * SECOND_MS;
    const called = moment >= EVENT.startMs && moment < EVENT.endMs;
    return ((kw - (called ? shedKw : 0)) * intervalSeconds) / HOUR_SECONDS;
  });
  return { startMs, intervalSeconds, kwh, timeZone: "UTC" };
}

function settled(event: TimeSpan, intervalSeconds: number, sites: readonly MeteredSite[]) {
  const group = new SiteGroup(event, intervalSeconds, OPTIONS);
  for (const metered of sites) group.add(metered);
  return eventStatement(event, intervalSeconds, TERMS, sites, group.reduction());
}

const meter = (intervalSeconds: number) => ({ startMs: at("2026-05-20T00:00:00Z"), intervalSeconds });

test("sites with meters of different intervals are added up, and one without readings is accounted for", () => {
  const intervalSeconds = settlementIntervalSeconds([900, 3_600, 300].map(meter), EVENT);
  expect(intervalSeconds).toBe(3_600);
  const sites = [
    meteredSite("quarters", site(20, 4, 900), EVENT, intervalSeconds, OPTIONS),
    meteredSite("hours", site(9, 3, 3_600), EVENT, intervalSeconds, OPTIONS),
    meteredSite("silent", undefined, EVENT, intervalSeconds, OPTIONS),
  ];
  const statement = settled(EVENT, intervalSeconds, sites);
  expect(statement.deliveredKwh).toBeCloseTo(14, 9);
  expect(statement.performance).toBeCloseTo(0.7, 9);
  expect(statement.participants.map(({ revenueCents }) => revenueCents)).toEqual([800, 600, 0]);
  expect(statement.sites.get("hours")?.baseline).toMatchObject({ noBaseline: null, dayKind: "business" });
  expect(statement.sites.get("silent")?.baseline).toEqual({ noBaseline: "no_readings" });
});

test("an event between the hours is settled by the meters that can tell it", () => {
  const event = { startMs: EVENT.startMs + QUARTER_HOUR_MS, endMs: EVENT.endMs - QUARTER_HOUR_MS };
  const intervalSeconds = settlementIntervalSeconds([900, 3_600].map(meter), event);
  expect(intervalSeconds).toBe(900);
  const sites = [
    meteredSite("quarters", site(20, 4, 900), event, intervalSeconds, OPTIONS),
    meteredSite("hours", site(9, 3, 3_600), event, intervalSeconds, OPTIONS),
  ];
  const statement = settled(event, intervalSeconds, sites);
  expect(statement).toMatchObject({ requestedKwh: 15 });
  expect(statement.deliveredKwh).toBeCloseTo(6, 9);
  expect(statement.sites.get("hours")?.baseline).toEqual({ noBaseline: "event_off_grid" });
});

test("meters whose hours begin at half past by UTC, as in India, settle an event on these hours", () => {
  const event = { startMs: at("2026-06-18T17:00:00+05:30"), endMs: at("2026-06-18T19:00:00+05:30") };
  const hours = { startMs: at("2026-05-20T00:00:00+05:30"), intervalSeconds: 3_600 };
  expect(settlementIntervalSeconds([hours], event)).toBe(3_600);
  expect(settlementIntervalSeconds([hours, meter(3_600)], event)).toBe(3_600);
  expect(settlementIntervalSeconds([meter(3_600), meter(300)], event)).toBe(300);
});
