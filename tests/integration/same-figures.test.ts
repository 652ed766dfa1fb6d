import { afterAll, beforeAll, expect, test } from "vitest";
import { getUser, register } from "../../packages/shared/src/contracts/auth";
import { askEnergy, type EnergyQuestion } from "../../packages/shared/src/contracts/energy-query";
import { forecastPeriod } from "../../packages/shared/src/contracts/forecast";
import { meterBills, meterBreakdown, meterReadings, meterUsage } from "../../packages/shared/src/contracts/meters";
import { isMeasured } from "../../packages/shared/src/contracts/usage";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { composeAnswer } from "../../packages/assistant/src/answer";
import type { AssistantData } from "../../packages/assistant/src/ports";
import { forecastBill } from "../../packages/assistant/src/tools/forecast-bill";
import { systemContext } from "../../packages/server/src/core/system-context";
import { assistantData } from "../../packages/server/src/modules/chat/answer-data";
import { describeReadings } from "../../packages/server/src/modules/meters/readings/describe-readings";
import { storeReadings } from "../../packages/server/src/modules/meters/readings/store";
import { sandboxReadings } from "../../packages/server/src/modules/meters/sandbox-job";
import { newRegistration } from "../factories/account";
import { storedMeter } from "../factories/meters";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { knowledge } from "../support/knowledge";
import { NIGHTLY } from "../support/nightly";
import { made } from "../support/made";

/* One question has one number: on the dashboard, at POST /api/v1/query and in the assistant. */

const HOMES = NIGHTLY ? 50 : 4;
/** Homes that are asked in words too, which takes longer. */
const WORDED_HOMES = NIGHTLY ? 10 : 2;
const WH = 1_000;
/** A Wednesday noon in Los Angeles. */
const clock = { nowMs: Date.parse("2026-05-20T19:00:00Z"), now: () => clock.nowMs };
/** Two whole months and their surroundings. */
const FROM_MS = Date.parse("2026-03-29T07:00:00Z");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock });
});
afterAll(() => api.close());

/** An account with a sandbox meter's readings, described as after an import. */
async function openHome(number: number) {
  const session = new BrowserSession(api);
  await made(session, register, newRegistration());
  const { id: userId } = await made(session, getUser, {});
  const account = { provider: "pge", accountNumber: `7700${number}`, zipCode: "94086" } as const;
  const series = sandboxReadings({ account, fromMs: FROM_MS, toMs: clock.nowMs - 2 * HOUR_MS, hasOutages: true });
  if (!series) throw new Error("No readings were made");
  const meterId = await storedMeter(session, { source: "sandbox", provider: "pge", tariffId: "pge-e-tou-c" });
  await storeReadings(api.platform, { id: meterId, userId }, series);
  await describeReadings(api.platform, { id: meterId, userId }, { status: "ready" });
  return { session, userId, meterId, sells: series.kwh.some((kwh) => kwh < 0) };
}
type Home = Awaited<ReturnType<typeof openHome>>;

/** What the dashboard shows, by the question that asks for the same. */
async function dashboardFigures({ session, meterId }: Home): Promise<[EnergyQuestion, number | null | undefined][]> {
  const { facts } = await made(session, meterUsage, { meter_id: meterId });
  if (!facts || !isMeasured(facts)) throw new Error("The meter isn't described");
  const { bills } = await made(session, meterBills, { meter_id: meterId });
  const readings = (resolution: "day" | "hour" | "month", from: string, to: string) =>
    made(session, meterReadings, { meter_id: meterId, from, to, resolution });
  const april = await readings("day", "2026-04-01T00:00:00-07:00", "2026-05-01T00:00:00-07:00");
  const day = await readings("hour", "2026-05-12T00:00:00-07:00", "2026-05-13T00:00:00-07:00");
  const months = await readings("month", "2026-04-01T00:00:00-07:00", "2026-05-01T00:00:00-07:00");
  const inApril = facts.months.find(({ month }) => month === "2026-04");
  const inMay = facts.months.find(({ month }) => month === "2026-05");
  const highest = Math.max(...facts.months.map(({ total }) => total));
  const highestHour = facts.peakHour?.average ?? 0;
  return [
    [{ metric: "bought" }, facts.total / WH],
    [{ metric: "bought", aggregate: "average" }, facts.averagePerDay / WH],
    [{ metric: "bought", aggregate: "average", filters: ["weekday"] }, (facts.weekdayAveragePerDay ?? 0) / WH],
    [{ metric: "bought", aggregate: "average", filters: ["weekend"] }, (facts.weekendAveragePerDay ?? 0) / WH],
    [{ metric: "bought", filters: ["night"] }, ((facts.nightShare ?? 0) * facts.total) / WH],
    [{ metric: "bought", group: "hour_of_day", aggregate: "average", pick: "highest" }, highestHour / WH],
    [{ metric: "bought", group: "month", pick: "highest" }, highest / WH],
    [{ metric: "bought", period: "month-1" }, (inApril?.total ?? 0) / WH],
    [{ metric: "cost", period: "month-1" }, inApril?.cost],
    [{ metric: "cost", period: "month0" }, inMay?.cost],
    [{ metric: "cost", period: "--04" }, (bills.find(({ start }) => start === "2026-04-01")?.amountCents ?? 0) / 100],
    [{ metric: "cost" }, facts.cost?.total],
    [{ metric: "power" }, (facts.peakDemand?.watts ?? 0) / WH],
    [{ metric: "sold" }, facts.exported === null ? null : facts.exported / WH],
    [{ metric: "net", period: "2026-04" }, april.totalWh / WH],
    [{ metric: "net", period: "2026-04" }, months.totalWh / WH],
    [
      { metric: "net", period: "2026-04", group: "day", pick: "top:1" },
      Math.max(...april.energyWh.map((wh) => wh ?? 0)) / WH,
    ],
    [{ metric: "net", period: "2026-05-12" }, day.totalWh / WH],
  ];
}

/** What the page of devices shows of each load in a month. */
async function loadFigures({ session, meterId }: Home): Promise<[EnergyQuestion, number][]> {
  const days = { from: "2026-04-01", to: "2026-04-30" };
  const { layers } = await made(session, meterBreakdown, { meter_id: meterId, ...days, group: "month" });
  expect(layers.length).toBeGreaterThan(0);
  return layers
    .filter(({ name }) => name !== "other")
    .flatMap(({ name, kwh, cost }): [EnergyQuestion, number][] => [
      [{ metric: "bought", period: "2026-04", load: name }, kwh[0] ?? 0],
      [{ metric: "cost", period: "2026-04", load: name }, cost?.[0] ?? 0],
    ]);
}

/** The same questions in the words of a message, which an answer is read and written from. */
const WORDED: readonly [EnergyQuestion, { en: string; zh: string }][] = [
  [
    { metric: "bought", period: "month-1" },
    { en: "How much electricity did I use last month?", zh: "上个月用了多少电？" },
  ],
  [
    { metric: "bought", period: "week-1" },
    { en: "How much did I use last week?", zh: "上周用了多少电？" },
  ],
  [
    { metric: "bought", period: "2026-05-12" },
    { en: "How much did I use on May 12?", zh: "5月12日用了多少电？" },
  ],
  [
    { metric: "cost", period: "month-1" },
    { en: "What did my electricity cost last month?", zh: "上个月电费多少钱？" },
  ],
  [
    { metric: "bought", period: "month-1", group: "day", pick: "highest" },
    { en: "On which day did I use the most last month?", zh: "上个月哪天用电最多？" },
  ],
  [
    { metric: "bought", period: "month0", filters: ["weekend"], aggregate: "average" },
    { en: "How much do I use per day on weekends this month?", zh: "这个月周末平均每天用多少电？" },
  ],
];

/** Answers say a figure with one digit behind the point, money with two. */
const SAID_TO = 0.051;
const figuresIn = (text: string): number[] =>
  Array.from(text.matchAll(/\$([\d,.]*\d)|([\d,.]*\d) kWh/g), ([, money, energy]) =>
    Number((money ?? energy ?? "").replaceAll(",", "")),
  );

async function expectWordedFigures(developer: BrowserSession, assistant: AssistantData): Promise<void> {
  for (const [question, words] of WORDED) {
    const { answer } = await made(developer, askEnergy, question);
    if (answer.status === "gap") throw new Error(`${JSON.stringify(question)} is a gap: ${answer.gap}`);
    const figure = answer.rows[0]?.value ?? answer.whole.value;
    for (const language of ["en", "zh"] as const) {
      const asked = { text: words[language], language, turns: [], surface: "site" as const };
      const { text } = await composeAnswer(asked, assistant, knowledge);
      const said = figuresIn(text).some((value) => Math.abs(value - figure) < SAID_TO);
      expect(said, `${words[language]} ${text} lacks ${figure}`).toBe(true);
    }
  }
}

test(`${HOMES} homes read the same figures on the dashboard, from the public API and from the assistant`, async () => {
  let selling = 0;
  for (let number = 0; number < HOMES; number += 1) {
    const home = await openHome(number);
    if (home.sells) selling += 1;
    const developer = await home.session.withApiKey(["api", "data:read"]);
    const actor = { kind: "user", userId: home.userId, sessionId: "same-figures", scope: "full" } as const;
    const assistant = assistantData({ ...systemContext(api.platform, home.userId), actor }, "en", "same-figures");
    if (number < WORDED_HOMES) await expectWordedFigures(developer, assistant);
    // As the dashboard's chart of energy asks.
    const { forecast } = await made(home.session, forecastPeriod, { meter_id: home.meterId });
    const told = await forecastBill.run(
      { stretch: "this_month", days: 7, skip: 0 },
      {
        data: assistant,
        knowledge,
        language: "en",
      },
    );
    if (told.missing) throw new Error("The assistant has no forecast");
    expect([told.cost?.value, told.energy.value, told.soFar?.value]).toEqual([
      forecast?.expected.cost,
      (forecast?.expected.kwh ?? 0) * WH,
      (forecast?.so_far?.kwh ?? 0) * WH,
    ]);
    const month: EnergyQuestion = { metric: "bought", period: "2026-05", group: "day" };
    const charted = await made(home.session, askEnergy, { ...month, meter_id: home.meterId });
    expect(await assistant.query(month)).toEqual(charted.answer);
    for (const [question, expected] of await loadFigures(home)) {
      const { answer } = await made(developer, askEnergy, question);
      expect(answer.status === "answered" && answer.whole.value, JSON.stringify(question)).toBeCloseTo(expected, 3);
      expect(await assistant.query(question)).toEqual(answer);
    }
    for (const [question, expected] of await dashboardFigures(home)) {
      const { answer, simulated, source } = await made(developer, askEnergy, question);
      expect([source, simulated]).toEqual(["meter", true]);
      expect(await assistant.query(question), JSON.stringify(question)).toEqual(answer);
      const figure = answer.status === "gap" ? null : (answer.rows[0]?.value ?? answer.whole.value);
      const isSame = figure === null || expected == null ? figure === expected : Math.abs(figure - expected) < 0.001;
      expect(isSame, `${JSON.stringify(question)}: ${figure}, the dashboard has ${expected}`).toBe(true);
    }
  }
  // 22 of 100 sandbox homes have panels; of fifty a few more or less.
  expect(selling).toBeGreaterThan(HOMES / 10);
}, 180_000);
