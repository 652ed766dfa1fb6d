import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { detectAnomalies } from "../../packages/shared/src/contracts/anomalies";
import { forecastLoad } from "../../packages/shared/src/contracts/forecast";
import { meterBills } from "../../packages/shared/src/contracts/meters";
import { analyzeNilm } from "../../packages/shared/src/contracts/nilm";
import { listTariffs } from "../../packages/shared/src/contracts/tariffs/catalog";
import { billTariff, compareTariffs } from "../../packages/shared/src/contracts/tariffs/billing";
import { DAY_MS, HOUR_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";
import { MeteredHome } from "../support/metered-home";

/** A Wednesday morning in California. */
const NOW = Date.parse("2026-06-17T18:00:00Z");
const midnight = (date: string) => Date.parse(`${date}T00:00:00-07:00`);

let api: TestApi;
let home: MeteredHome;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW } });
  home = await MeteredHome.open(api, "40070012");
});
afterAll(() => api.close());

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
const figure = (value: number, digits = 1) => value.toLocaleString("en-US", { maximumFractionDigits: digits });
const table = (answer: Awaited<ReturnType<MeteredHome["ask"]>>) => {
  const found = answer.attachments.find((one) => one.kind === "table");
  if (found?.kind !== "table") throw new Error(`No table below: ${answer.response}`);
  return found;
};
const chart = (answer: Awaited<ReturnType<MeteredHome["ask"]>>) => {
  const found = answer.attachments.find((one) => one.kind === "chart");
  if (found?.kind !== "chart") throw new Error(`No chart below: ${answer.response}`);
  return found;
};

describe("figures match those of the operations on the same readings", () => {
  test("a stated price for every kWh is the readings times that price", async () => {
    const bill = await made(home.session, billTariff, {
      series: await home.series(midnight("2025-06-17"), midnight("2026-06-17")),
      tariff_id: home.meter.tariffId ?? "",
    });
    const stated = bill.import_kwh * 0.31 + bill.totals.fixed + bill.totals.tax + bill.totals.export;
    const cents = (amount: number) =>
      `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    for (const question of [
      "what if I'd had a flat rate of 31 cents, would I have paid less?",
      "要是我一直用0.31美元一度的一口价，会便宜吗？",
    ]) {
      const answer = await home.ask(question);
      expect(answer.response).toContain(cents(bill.total));
      expect(answer.response).toContain(cents(stated));
    }
  });

  test("asking for badges tells them and pays nothing", async () => {
    const balance = async () =>
      ((await (await home.session.fetch("/api/gamification/coins")).json()) as { balance: number }).balance;
    const before = await balance();
    const answer = await home.ask("which achievements am I missing?");
    expect(answer.response).toMatch(/You've reached \d+ of 27 badges/);
    expect(table(answer).rows.length).toBeGreaterThan(20);
    expect(await balance()).toBe(before);
  });

  test("tariffs compared over the latest year", async () => {
    const { tariffs } = await made(home.session, listTariffs, { provider: "pge" });
    const { ranked } = await made(home.session, compareTariffs, {
      series: await home.series(midnight("2025-06-17"), midnight("2026-06-17")),
      tariff_ids: tariffs.map(({ tariff_id: id }) => id),
      current_tariff_id: home.meter.tariffId ?? undefined,
    });
    const [best] = ranked;
    for (const question of ["Is there a cheaper tariff for me?", "有没有更便宜的电价方案？"]) {
      const answer = await home.ask(question);
      expect(answer.response).toContain(dollars(best?.total ?? 0));
      expect(table(answer).rows.map((row) => row[2])).toEqual(ranked.map(({ total }) => dollars(total)));
      expect(table(answer).sandbox).toBe(true);
      expect(answer.citations.map(({ title }) => title).join()).toMatch(/Sandbox|沙盒/);
    }
  });

  test("a bill explained, in parts that sum to the change to the cent", async () => {
    const { bills } = await made(home.session, meterBills, { meter_id: home.meter.id });
    const [current, previous] = bills;
    if (!current || !previous) throw new Error("The sandbox gave no bills");
    const answer = await home.ask("Why did my bill change?");
    expect(answer.response).toContain(`$${(current.amountCents / 100).toFixed(2)}`);
    const cents = table(answer).rows.map((row) => Math.round(Number(row[2]?.replace(/[$,]/g, "")) * 100));
    const [before, ...rest] = cents;
    const now = rest.at(-1);
    const parts = rest.slice(0, -1).reduce((sum, part) => sum + part, 0);
    expect([before, now]).toEqual([previous.amountCents, current.amountCents]);
    expect(parts).toBe(current.amountCents - previous.amountCents);
    expect(answer.response).toMatch(/don't have temperatures/);
  });

  test("what a bill usually comes to: the average of the year before it", async () => {
    const { bills } = await made(home.session, meterBills, { meter_id: home.meter.id });
    const [current, ...earlier] = bills;
    const year = earlier.slice(0, 12);
    const average = Math.round(year.reduce((sum, { amountCents }) => sum + amountCents, 0) / year.length) / 100;
    const answer = await home.ask("Why was my last bill higher than usual?");
    expect(answer.response).toContain(`$${((current?.amountCents ?? 0) / 100).toFixed(2)}`);
    expect(answer.response).toContain(`Your bills of the year before averaged $${figure(average, 2)}`);
    expect((await home.ask("Why did my bill change?")).response).not.toContain("averaged");
  });

  test("the charges of a bill", async () => {
    const { bills } = await made(home.session, meterBills, { meter_id: home.meter.id });
    const rows = table(await home.ask("list every line of my bill")).rows;
    expect(rows.slice(0, -1).map(([label]) => label)).toEqual(bills[0]?.lines.map(({ label }) => label));
  });

  test("kinds of load, labeled as estimates from a coarse meter", async () => {
    const series = await home.series(midnight("2025-06-17"), midnight("2026-06-17"));
    const analysis = await made(home.session, analyzeNilm, {
      data: series.kwh.map((kwh) => (kwh === null ? null : kwh * 4_000)),
      sample_rate: 0.001111,
      start: series.start,
      time_zone: series.time_zone,
      breakdown: false,
    });
    const answer = await home.ask("What uses the most in my home?");
    expect(answer.response).toContain(`${figure(analysis.energy.used_kwh, 0)} kWh`);
    for (const { share } of analysis.devices.slice(0, 3)) expect(answer.response).toContain(`${figure(share * 100)}%`);
    expect(answer.response).toContain("15 minutes");
    expect(chart(answer)).toMatchObject({ form: "stack", unit: "kWh", sandbox: true });
  });

  test("how long a car charged", async () => {
    const car = await home.ask("How many hours did my car charge in May 2026?");
    expect(car.response).toMatch(/drew power for about [\d.]+ hours, counted in intervals of 15 minutes/);
  });

  test("tomorrow's use", async () => {
    const endMs = Date.parse(home.meter.lastReadingAt ?? "");
    const tomorrowEnds = midnight("2026-06-19");
    const { hours } = await made(home.session, forecastLoad, {
      series: await home.series(midnight("2026-06-17") - 57 * DAY_MS, endMs),
      hours: Math.round((tomorrowEnds - Math.ceil(endMs / HOUR_MS) * HOUR_MS) / HOUR_MS),
      interval_share: 0.8,
    });
    const expected = hours.filter(({ start }) => start.startsWith("2026-06-18")).reduce((sum, { kwh }) => sum + kwh, 0);
    const answer = await home.ask("How much will I use tomorrow?");
    expect(answer.response).toContain("On Thursday, Jun 18, 2026, I expect");
    // A home with solar may feed in more than it draws.
    expect(answer.response).toContain(`${figure(Math.abs(expected))} kWh`);
    expect(chart(answer).labels).toHaveLength(24);
    expect((await home.ask("明天大概用多少电？")).response).toContain(`${figure(Math.abs(expected))} kWh`);
  });

  test("this month's bill is at least the cost of the use so far", async () => {
    const answer = await home.ask("What will my bill be this month?");
    const monthBegins = midnight("2026-06-01");
    const soFar = await made(home.session, billTariff, {
      series: await home.series(monthBegins, NOW),
      tariff_id: home.meter.tariffId ?? "",
    });
    const [, said = "0"] = /pay \$([\d,]+) for/.exec(answer.response) ?? [];
    expect(Number(said.replaceAll(",", ""))).toBeGreaterThan(soFar.total);
    expect(answer.response).toContain("Jun 1, 2026 to Jun 30, 2026");
    expect(answer.response).toContain("latest 28 days");
  });

  test("unusual days", async () => {
    const endMs = Date.parse(home.meter.lastReadingAt ?? "");
    const { unusual_days: days } = await made(home.session, detectAnomalies, {
      series: await home.series(endMs - 900 * DAY_MS, endMs),
    });
    const recent = days.filter(({ date }) => date >= "2026-03-19");
    const answer = await home.ask("Anything unusual lately?");
    if (recent.length === 0) expect(answer.response).toMatch(/^No,/);
    for (const { kwh } of recent.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, 3))
      expect(answer.response).toContain(`${figure(kwh)} kWh`);
  });
});

describe("without the data that an answer needs", () => {
  test("says what is missing and offers to add it", async () => {
    const visitor = new BrowserSession(api);
    const answer = (await (
      await visitor.postJson("/api/chat", { message: "Is there a cheaper tariff for me?" })
    ).json()) as Awaited<ReturnType<MeteredHome["ask"]>>;
    expect(answer.response).toContain("interval readings from your own meter");
    expect(answer.attachments).toEqual([
      expect.objectContaining({ kind: "action", action: "upload_bill", id: null, state: "proposed" }),
    ]);
  });
});
