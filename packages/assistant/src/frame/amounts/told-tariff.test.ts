import { expect, test } from "vitest";
import { readQuestions } from "../read-questions";
import type { Turn } from "../../answer";
import type { Frame } from "../frame";

const NOW_MS = Date.UTC(2026, 10, 29, 12);

/** The frame of the last of some messages, sent in turn. */
async function read(timeZone: string | null, ...messages: readonly string[]): Promise<Frame | undefined> {
  const meter = timeZone === null ? null : { meter: { timeZone } };
  const data = { devices: async () => [], meter: async () => meter as never, nowMs: () => NOW_MS };
  const turns: Turn[] = [];
  for (const text of messages) {
    const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
    // oxlint-disable-next-line no-await-in-loop -- each follows the one before
    const { questions } = await readQuestions({ text, turns, language, surface: "site" }, data);
    const last = questions.at(-1);
    if (last)
      turns.push({ question: text, understanding: { frame: last.frame, question: last.question, sources: [] } });
  }
  return turns.at(-1)?.understanding.frame;
}

const EVENING = "If I paid 32p from 4pm to 7pm and 19p the rest, what would October cost?";
const EVENING_TARIFF = { base: 0.19, special: { perKwh: 0.32, fromHour: 16, toHour: 19 } };
const NIGHT = "峰时一度一块一，谷时一度三毛八，谷时系夜晚12点到早上8点，上个月要几多钱";
const NIGHT_TARIFF = { base: 1.1, special: { perKwh: 0.38, fromHour: 0, toHour: 8 } };

test.each<[messages: readonly string[], period: string | undefined, mentions: NonNullable<Frame["mentions"]>]>([
  [[EVENING, "and at a flat 24p?"], "--10", { statedTariff: { base: 0.24 }, earlierTariff: EVENING_TARIFF }],
  [[EVENING, "and in September?"], "--09", { statedTariff: EVENING_TARIFF }],
  [
    [EVENING, "and at a flat 24p?", "which one's cheaper over the whole year?"],
    "last12m",
    { statedTariff: { base: 0.24 }, earlierTariff: EVENING_TARIFF, asksCheaper: true },
  ],
  [[NIGHT], "month-1", { statedTariff: NIGHT_TARIFF }],
  [[NIGHT, "如果全部按六毛八计呢"], "month-1", { statedTariff: { base: 0.68 }, earlierTariff: NIGHT_TARIFF }],
  [
    ["十月峰电谷电各用了多少度 峰是早6点到晚10点", "峰0.617谷0.307算下来多少钱"],
    "--10",
    { statedTariff: { base: 0.307, special: { perKwh: 0.617, fromHour: 6, toHour: 22 } } },
  ],
  [
    ["下午4點到晚上10點的用電占全年幾%？", "尖峰就是這個時段，一度6.2元，離峰一度2.1元，一年電費多少？"],
    undefined,
    { statedTariff: { base: 2.1, special: { perKwh: 6.2, fromHour: 16, toHour: 22 } } },
  ],
  [
    ["夜晚11點至朝早7點用電佔幾多？", "如果這段時間一度0.9元，其他時間一度1.5元，上個月電費多少？"],
    "month-1",
    { statedTariff: { base: 1.5, special: { perKwh: 0.9, fromHour: 23, toHour: 7 } } },
  ],
  [
    [
      "What percentage of my annual usage falls between 4 pm and 9 pm on weekdays?",
      "And at 28 cents for those hours versus 11 cents for all others, what would the full year have cost?",
    ],
    undefined,
    { statedTariff: { base: 0.11, special: { perKwh: 0.28, fromHour: 16, toHour: 21, weekdaysOnly: true } } },
  ],
  [
    ["What did October cost at 30 cents peak and 12 cents off-peak?"],
    "--10",
    { pricesWithoutHours: { first: 0.3, second: 0.12, peak: "first" } },
  ],
  [
    ["What did October cost at 30 cents peak and 12 cents off-peak?", "off-peak is midnight to 7am"],
    "--10",
    { statedTariff: { base: 0.12, special: { perKwh: 0.3, fromHour: 7, toHour: 24 } } },
  ],
])("%j", async (messages, period, mentions) => {
  const frame = await read(null, ...messages);
  expect(frame).toMatchObject({ act: "compare", scope: "own", metric: "cost", subject: "tariff" });
  expect(frame?.mentions).toMatchObject({ asksOtherTariff: true, ...mentions });
  expect([frame?.period, frame?.filters]).toEqual([period, undefined]);
});

test.each<[messages: readonly string[], filters: readonly string[]]>([
  [["十月峰电谷电各用了多少度 峰是早6点到晚10点"], ["hours:6-22", "hours:22-6"]],
  [["十月峰电谷电各用了多少度 峰是早6点到晚10点", "谷电占几成"], ["hours:22-6"]],
  [["十月早6点到晚10点用了多少度，晚10点到早6点用了多少度"], ["hours:22-6"]],
])("hours that the asker calls peak: %j", async (messages, filters) =>
  expect(await read(null, ...messages)).toMatchObject({ period: "--10", filters }),
);

test.each([
  ["feed-in 从 5c 变成 3c 的话，上季度少拿多少钱", undefined],
  ["how much did the heat pump cost from 4pm to 7pm in October", undefined],
])("no prices of the own readings: %s", async (text, tariff) =>
  expect((await read(null, text))?.mentions?.pricesWithoutHours).toBe(tariff),
);

test.each([
  ["Asia/Taipei", "TWD"],
  ["Asia/Hong_Kong", "HKD"],
  ["Asia/Shanghai", undefined],
])("元 in %s", async (zone, money) =>
  expect((await read(zone, "上個月用了多少度", "一度4元，要多少錢？"))?.mentions?.yuan).toBe(money),
);
