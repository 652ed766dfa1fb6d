import { describe, expect, it } from "vitest";
import { queriedHousehold } from "../../../../tests/fixtures/queried-home";
import { answerFrame, ownFrame } from "../../../../tests/support/composed";
import type { Frame, SlotName } from "../frame/frame";
import { fact, type Source } from "../tools/facts";
import { checkAnswer } from "./frame-guard";

const TODAY = "2026-11-23";
const PLAIN = queriedHousehold();
const SOLAR = queriedHousehold({ solar: true });

/** What the guard says of other words for the same figures. */
async function check(frame: Partial<Frame>, text: string, home = PLAIN) {
  const { evidence, sentences } = await answerFrame(frame, home);
  const sources = sentences.flatMap((sentence) => sentence.sources);
  return checkAnswer([{ text, sources }], ownFrame(frame), evidence, {
    today: TODAY,
    hasPanels: home === SOLAR,
  });
}

const ROLE_ERRORS: readonly [
  error: string,
  frame: Partial<Frame>,
  bad: string,
  good: string,
  missing: SlotName,
  solar?: true,
][] = [
  [
    "what was bought, called use",
    { period: "month-1" },
    "You used 454.5 kWh in October 2026.",
    "In October 2026 you bought 454.5 kWh from the grid.",
    "metric",
    true,
  ],
  [
    "what was bought, called use, in Chinese",
    { period: "month-1", language: "zh" },
    "2026年10月您用了 454.5 kWh。",
    "2026年10月您从电网买了 454.5 kWh。",
    "metric",
    true,
  ],
  [
    "what was sold, told as bought",
    { metric: "export", period: "--05" },
    "In May 2026 you bought 186 kWh from the grid.",
    "In May 2026 you exported 186 kWh.",
    "metric",
    true,
  ],
  [
    "energy for money",
    { metric: "cost", period: "month-1" },
    "You used 501 kWh in October 2026.",
    "October 2026 cost you $151.35.",
    "metric",
  ],
  [
    "another year",
    { period: "2026-02-03" },
    "You used 15 kWh on Feb 3, 2025.",
    "You used 35 kWh on Feb 3, 2026.",
    "period",
  ],
  [
    "another year in Chinese",
    { period: "--10", language: "zh" },
    "2025年10月您用了 501 kWh。",
    "您在2026年10月用了 501 kWh。",
    "period",
  ],
  ["no time at all", { period: "month-1" }, "You used 501 kWh.", "You used 501 kWh last month.", "period"],
  [
    "the highest hour for the lowest",
    { group: "hour_of_day", pick: "lowest", period: "month-1" },
    "In October 2026 your lowest hour was 6 PM to 7 PM, with 1.5 kWh.",
    "In October 2026 you used least between 11 PM and 12 AM, 0.5 kWh a day.",
    "pick",
  ],
  [
    "the lowest day for the highest",
    { group: "day", pick: "highest", period: "--02" },
    "Your lowest day in February 2026 was Feb 5, 2026.",
    "Your highest day in February 2026 was Feb 3, 2026, with 35 kWh.",
    "pick",
  ],
  [
    "a day for an hour",
    { group: "hour_of_day", pick: "highest", period: "month-1" },
    "Your highest day in October 2026 had 1.5 kWh.",
    "Your highest hour in October 2026 was 6 PM, with 1.5 kWh a day.",
    "group",
  ],
  [
    "the whole home for the washing machine",
    { appliances: ["washer"], period: "month-1" },
    "You used 501 kWh in October 2026.",
    "Your washing machine used 12 kWh in October 2026.",
    "appliances",
  ],
  [
    "the whole home for a device",
    { devices: ["ceiling fan"], period: "month-1" },
    "You used 501 kWh in October 2026.",
    "The ceiling fan used 3 kWh in October 2026.",
    "devices",
  ],
  [
    "all days for weekends",
    { filters: ["weekend"], period: "month-1" },
    "You used 501 kWh in October 2026.",
    "On weekends in October 2026 you used 171 kWh.",
    "filters",
  ],
  [
    "all hours for some",
    { filters: ["hours:18-21"], period: "month-1", language: "zh" },
    "2026年10月您用了 501 kWh。",
    "2026年10月 18:00 到 21:00 您用了 139.5 kWh。",
    "filters",
  ],
  [
    "one period for two",
    { act: "compare", period: "2026-07", comparedTo: "2026-05" },
    "You used 994 kWh in July 2026.",
    "You used 994 kWh in July 2026, 96.8% more than the 505 kWh of May 2026.",
    "comparedTo",
  ],
  [
    "a total for a share",
    { aggregate: "share", filters: ["night"], period: "month-1" },
    "You used 124 kWh at night in October 2026.",
    "24.8% of October 2026 was at night.",
    "aggregate",
  ],
  [
    "a total for an average",
    { aggregate: "average", period: "month-1" },
    "You used 501 kWh in October 2026.",
    "You used 16.2 kWh a day in October 2026.",
    "aggregate",
  ],
  [
    "energy where money is wanted",
    { unit: "money", period: "month-1" },
    "You used 501 kWh in October 2026.",
    "October 2026 came to $151.35.",
    "unit",
  ],
];

/** Appliances and devices have tools of their own; here any reading of the meter stands for theirs. */
const METER: Source = { key: "meter:1", kind: "meter", title: "Meter" };

describe("an answer to another question is found:", () => {
  it.each(ROLE_ERRORS)("%s", async (_error, frame, bad, good, missing, solar) => {
    const isPart = frame.appliances !== undefined || frame.devices !== undefined;
    const verdictOf = (text: string) =>
      isPart
        ? checkAnswer(
            [{ text, sources: [METER] }],
            ownFrame(frame),
            { facts: [fact(METER, "total", 501_000, "Wh")], passages: [] },
            { today: TODAY },
          )
        : check(frame, text, solar ? SOLAR : PLAIN);
    expect((await verdictOf(bad)).missing).toContain(missing);
    expect(await verdictOf(good)).toEqual({ ok: true, missing: [] });
  });

  it("the peak told for the lowest where a tool knows only the peak", () => {
    const facts = [fact(METER, "peakHour", 18, "hour"), fact(METER, "peakHourAverage", 1_500, "Wh")];
    const frame = ownFrame({ group: "hour_of_day", pick: "lowest" });
    const verdictOf = (text: string) => checkAnswer([{ text, sources: [METER] }], frame, { facts, passages: [] });
    expect(verdictOf("You use least between 6 and 7 PM.").missing).toEqual(["pick"]);
  });

  it.each([
    "By your grid region's yearly average, 100 kWh causes 22.6 kg of CO₂.",
    "您所在电网区域每 100 kWh 排放 22.6 公斤二氧化碳。",
    "Your home used 501 kWh in October 2026.",
    "您用了 501 kWh。",
  ])("a visitor told of what is not known: %s", (text) => {
    const grid: Source = { key: "grid:US", kind: "article", title: "eGRID" };
    const evidence = {
      facts: [fact(grid, "carbon.per100", 22.6, "kgCo2"), fact(grid, "carbon.hundred", 100_000, "Wh")],
      passages: [],
    };
    expect(checkAnswer([{ text, sources: [grid] }], ownFrame(), evidence)).toEqual({ ok: false, missing: ["scope"] });
    const general = { text: "On the US average, 100 kWh causes 22.6 kg of CO₂.", sources: [grid] };
    expect(checkAnswer([general], ownFrame(), evidence).ok).toBe(true);
  });

  it("but not where a visitor's own amounts or an article are repeated", () => {
    const article: Source = { key: "a", kind: "article", title: "A" };
    const text = "Setting your home's thermostat 1 °C lower saves about 6%.";
    const evidence = { facts: [], passages: [{ text, sentences: [text], source: article }] };
    expect(checkAnswer([{ text, sources: [article] }], ownFrame(), evidence).ok).toBe(true);
  });
});

describe("what the composers say", () => {
  const METRICS = ["energy", "export", "net", "cost", "power", "carbon", "price", "base_load"] as const;
  const PERIODS = [
    undefined,
    "day-1",
    "week-1",
    "--10",
    "month0",
    "2025",
    "--06..--08",
    "last30d",
    "winter-1",
    "2024-05",
  ];
  const SHAPES: readonly Partial<Frame>[] = [
    {},
    { filters: ["weekend"] },
    { filters: ["hours:18-21"], aggregate: "share" },
    { filters: ["mon+fri", "night"], aggregate: "average" },
    { filters: ["off_peak"], unit: "money" },
    { group: "month" },
    { group: "weekday", pick: "lowest" },
    { group: "hour_of_day", pick: "highest" },
    { group: "day", pick: "bottom:3" },
    { group: "tariff_period" },
    { group: "day", pick: "above:16kWh" },
    { act: "compare", comparedTo: "2025-10" },
    { aggregate: "trend" },
    { act: "compare", filters: ["night", "daytime"] },
  ];
  const LANGUAGES = ["en", "zh"] as const;

  it("passes for every metric, period and shape, in both languages, with and without panels", async () => {
    const faults: string[] = [];
    for (const [at, metric] of METRICS.entries())
      for (const [row, period] of PERIODS.entries())
        for (const [column, shape] of SHAPES.entries()) {
          // Half of the combinations in each language and home, in turn.
          const turn = at + row + column;
          const language = LANGUAGES[turn % 2] ?? "en";
          const home = Math.floor(turn / 2) % 2 === 0 ? PLAIN : SOLAR;
          // A price has no parts, a base load no times.
          if ((metric === "price" || metric === "base_load") && column > 0) continue;
          const frame = { metric, language, ...shape, ...(period ? { period } : {}) };
          const { sentences, evidence, text, rejected } = await answerFrame(frame, home);
          const { missing } = checkAnswer(sentences, ownFrame(frame), evidence, {
            today: TODAY,
            hasPanels: home === SOLAR,
          });
          if (missing.length > 0 || rejected.length > 0 || /assistant\.\w|\{\w+\}|undefined|NaN|null/.test(text))
            faults.push(`${JSON.stringify(frame)} ${missing.join()} ${JSON.stringify(rejected)} ${text}`);
        }
    expect(faults).toEqual([]);
  }, 60_000);
});
