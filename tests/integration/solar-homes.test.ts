import { afterAll, beforeAll, expect, test } from "vitest";
import { getUser, register } from "../../packages/shared/src/contracts/auth";
import { listAdvice } from "../../packages/shared/src/contracts/advice";
import { askEnergy } from "../../packages/shared/src/contracts/energy-query";
import { forecastPeriod } from "../../packages/shared/src/contracts/forecast";
import { meterBreakdown, meterUsage } from "../../packages/shared/src/contracts/meters";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { householdOf } from "../../packages/engine/src/simulation/household/household";
import { describeReadings } from "../../packages/server/src/modules/meters/readings/describe-readings";
import { storeReadings } from "../../packages/server/src/modules/meters/readings/store";
import { sandboxReadings } from "../../packages/server/src/modules/meters/sandbox-job";
import { newRegistration } from "../factories/account";
import { storedMeter } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { dashboardText } from "../support/dashboard-text";
import { NIGHTLY } from "../support/nightly";
import { made } from "../support/made";

/* Behind solar a meter sees what is left over: the dashboard must not read that as what the home uses. */

const HOMES = NIGHTLY ? 20 : 4;
/** What takes longest is asked of the first ones by day. */
const WHOLLY_READ = NIGHTLY ? HOMES : 2;
const clock = { nowMs: Date.parse("2026-05-20T19:00:00Z"), now: () => clock.nowMs };
/** A year and a quarter before. */
const FROM_MS = Date.parse("2025-03-01T08:00:00Z");

const accountOf = (number: number) => ({ provider: "pge", accountNumber: `9900${number}`, zipCode: "94086" }) as const;
const accounts = Array.from({ length: 400 }, (_, number) => accountOf(number))
  .filter((account) => householdOf(account).solarWatts > 0)
  .slice(0, HOMES);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

/** A meter of such a home with a year and a quarter of readings. */
async function homeOf(account: (typeof accounts)[number]) {
  const session = new BrowserSession(api);
  await made(session, register, newRegistration());
  const { id: userId } = await made(session, getUser, {});
  const series = sandboxReadings({ account, fromMs: FROM_MS, toMs: clock.nowMs - 2 * HOUR_MS, hasOutages: false });
  if (!series) throw new Error("No readings were made");
  const meterId = await storedMeter(session, {
    source: "sandbox",
    provider: "pge",
    tariffId: "pge-e-tou-c",
    encryptedConnection: api.platform.encryption.encrypt(JSON.stringify(account)),
  });
  await storeReadings(api.platform, { id: meterId, userId }, series);
  await describeReadings(api.platform, { id: meterId, userId }, { status: "ready" });
  return { session, meterId };
}

const percentagesIn = (text: string): number[] =>
  Array.from(text.matchAll(/([\d.,]+)\s?%/g), ([, figure]) => Number(figure?.replaceAll(",", "")));

test.for(accounts.map((account, at) => ({ account, isWhole: at < WHOLLY_READ })))(
  "a home with solar reads sensibly: $account.accountNumber",
  async ({ account, isWhole }) => {
    const { session, meterId } = await homeOf(account);
    const { figures, bills, facts } = await dashboardText(session, meterId);
    for (const text of [...figures, facts]) {
      expect(
        percentagesIn(text).filter((percentage) => percentage > 300),
        text,
      ).toEqual([]);
      expect(text).not.toMatch(/(?<![\d.,])0 W\b/);
    }
    expect(facts).not.toContain("Base load");
    // The figures are there, and so are their comparisons, where there is anything to compare with.
    expect(figures.find((text) => text.startsWith("month, energy"))).toMatch(/Bought [\d,.]+ kWh.*Sold [\d,.]+ kWh/);
    expect(figures.flatMap(percentagesIn).length).toBeGreaterThan(0);
    expect(bills.length).toBeGreaterThan(2);
    for (const bill of bills)
      expect(bill).toMatch(/Bought [\d,]+ kWh, sold [\d,]+ kWh (?:[A-Z]*\$[\d,.]+)(?: credit)?$/);
    if (isWhole) await readsAsAHomeThatSells(session, meterId);
  },
);

/** Its other answers: what is expected of the month, its loads, its advice. */
async function readsAsAHomeThatSells(session: BrowserSession, meterId: string): Promise<void> {
  const { facts } = await made(session, meterUsage, { meter_id: meterId });
  expect([facts?.baseLoadWatts, facts?.baseLoadShare]).toEqual([null, null]);
  expect(facts?.exported).toBeGreaterThan(0);

  const { forecast } = await made(session, forecastPeriod, { meter_id: meterId });
  const { cost, low_cost: low, high_cost: high, kwh } = forecast?.expected ?? {};
  expect(kwh).toBeGreaterThan(0);
  expect(low).toBeLessThanOrEqual(cost ?? Number.NaN);
  expect(high).toBeGreaterThanOrEqual(cost ?? Number.NaN);
  expect(forecast?.year_before?.kwh).toBeGreaterThan(0);

  const kwhOf = async (metric: "bought" | "own_use" | "produced" | "sold") => {
    const { answer: one } = await made(session, askEnergy, { metric, period: "2026-04", meter_id: meterId });
    return one.status === "answered" ? one.whole.value : Number.NaN;
  };
  const [produced, sold, own] = [await kwhOf("produced"), await kwhOf("sold"), await kwhOf("own_use")];
  expect(produced).toBeGreaterThan(sold);
  expect(own).toBeCloseTo(produced - sold, 3);

  const { layers } = await made(session, meterBreakdown, { meter_id: meterId, from: "2026-05-01", to: "2026-05-19" });
  expect(layers.map(({ name }) => name)).not.toContain("base");
  const { candidates } = await made(session, listAdvice, { meter_id: meterId });
  expect(candidates.map(({ kind }) => kind)).not.toContain("standby");
  expect(candidates.every(({ saving }) => saving.low <= saving.amount && saving.amount <= saving.high)).toBe(true);
}
