import type { IntervalSeriesInput } from "@wattleaf/shared/contracts/interval-series";
import type { Language } from "@wattleaf/shared/i18n/language";
import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { describe, expect, test } from "vitest";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import { type AssistantData, NOTHING_KNOWN } from "./ports";

const home = meteredHousehold();
const STEP_MS = HOUR_MS / 4;

/** 0.3 kW all day, and a car that charges from 6 to 8 PM every other day: at the peak of time-of-use prices. */
function evenings(fromMs: number, toMs: number): IntervalSeriesInput {
  const kwh = Array.from({ length: (toMs - fromMs) / STEP_MS }, (_, step) => {
    const local = new Date(fromMs + step * STEP_MS - 7 * HOUR_MS);
    const isCharging = local.getUTCDate() % 2 === 0 && local.getUTCHours() >= 18 && local.getUTCHours() < 20;
    return (0.3 + (isCharging ? 7 : 0)) / 4;
  });
  return { start: new Date(fromMs).toISOString(), interval_seconds: 900, time_zone: "America/Los_Angeles", kwh };
}

const withCar: AssistantData = {
  ...home,
  meter: async () => {
    const own = await home.meter();
    return own && { ...own, series: async (fromMs, toMs) => evenings(fromMs, toMs) };
  },
};
const withoutCar: AssistantData = {
  ...withCar,
  meter: async () => {
    const own = await home.meter();
    const flat = (series: IntervalSeriesInput) => ({ ...series, kwh: series.kwh.map(() => 0.1) });
    return own && { ...own, series: async (fromMs, toMs) => flat(evenings(fromMs, toMs)) };
  },
};

async function ask(text: string, language: Language, data: AssistantData) {
  const tools: string[] = [];
  const question = { text, language, turns: [], surface: "site" } as const;
  const answer = await composeAnswer(question, data, knowledge, { onTool: (name) => tools.push(name) });
  expect(answer.rejected).toEqual([]);
  return { ...answer, tools };
}

describe("tariffs after shifting", () => {
  test("are ranked with what each costs before and after", async () => {
    const { text, attachments, tools } = await ask(
      "If I shift what I can, which tariff is cheapest for me?",
      "en",
      withCar,
    );
    expect(tools).toContain("shiftedTariffs");
    const [, after, before] = /cheapest: \$([\d,]+) instead of \$([\d,]+) without moving anything/.exec(text) ?? [];
    expect(Number(after?.replace(",", ""))).toBeLessThan(Number(before?.replace(",", "")));
    expect(text).toMatch(/: \$[\d,]+ before, \$[\d,]+ after/);
    expect(text).toMatch(/car charging and the machine runs that your readings show/);
    const table = attachments.find((one) => one.kind === "table");
    expect(table?.kind === "table" && table.columns.slice(1).map(({ label }) => label)).toEqual(["Before", "After"]);
  });

  test("in Chinese too", async () => {
    const { text } = await ask("错峰用电以后，我用哪种电价最便宜？", "zh", withCar);
    expect(text).toMatch(/最便宜：.+ \$[\d,]+，不移动时为 ?\$[\d,]+/);
    expect(text).toMatch(/移动前 ?\$[\d,]+，移动后 ?\$[\d,]+/);
  });

  test("of a home that can move nothing are compared as it runs today, which the answer says", async () => {
    const { text, tools } = await ask("If I shift what I can, which tariff is cheapest for me?", "en", withoutCar);
    expect(tools).toContain("tariffCompare");
    expect(text).toMatch(/no car charging or machine runs that could be moved/);
  });

  test("need a meter", async () => {
    const { text } = await ask("If I shift what I can, which tariff is cheapest for me?", "en", NOTHING_KNOWN);
    expect(text).not.toMatch(/\$\d/);
  });
});
