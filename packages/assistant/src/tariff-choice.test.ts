import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Language } from "@wattleaf/shared/i18n/language";
import { describe, expect, test } from "vitest";
import { urdbItem } from "../../../tests/factories/tariffs";
import { meteredHousehold } from "../../../tests/fixtures/metered-household";
import { knowledge } from "../../../tests/support/knowledge";
import { composeAnswer } from "./answer";
import type { TariffChoice } from "./ports";

const home = meteredHousehold();
const own = await home.meter();
const ownId = own?.meter.tariffId ?? "";
const day = (days: number) => home.nowMs() / SECOND_MS + (days * DAY_MS) / SECOND_MS;

const plan = (id: string, perKwh: number, item: Partial<UrdbItem> = {}): TariffChoice => ({
  tariff_id: id,
  provider: "other",
  utility: "Gridville Power",
  name: `Gridville ${id}`,
  kind: "flat",
  sample: false,
  item: urdbItem({ energyratestructure: [[{ rate: perKwh, unit: "kWh" }]], ...item }),
});
const OWN = { ...plan(ownId, 0.3), name: "Gridville Own" };

async function ask(tariffs: readonly TariffChoice[], language: Language = "en") {
  const text = language === "en" ? "Is there a cheaper tariff for me?" : "有没有更便宜的电价方案？";
  const question = { text, language, turns: [], surface: "site" } as const;
  const answer = await composeAnswer(question, { ...home, tariffs: async () => tariffs }, knowledge);
  expect(answer.rejected).toEqual([]);
  const table = answer.attachments.find((one) => one.kind === "table");
  return { text: answer.text, names: table?.kind === "table" ? table.rows.map(([name]) => name) : [] };
}

describe("the assistant recommends only what can be chosen", () => {
  const tariffs = [
    plan("Old", 0.01, { enddate: day(-30) }),
    plan("Next", 0.02, { startdate: day(30) }),
    plan("Shop", 0.03, { peakkwcapacitymax: 0.1 }),
    plan("Now", 0.2),
    OWN,
  ];

  test("and says why it passes over what costs less", async () => {
    const { text, names } = await ask(tariffs);
    expect(text).toMatch(/^Gridville Now would be cheaper for you/);
    expect(text).toMatch(/Gridville Old would have cost you \$\d+, but its rates have ended/);
    expect(text).toMatch(/Gridville Next would have cost you \$\d+, but its rates don't apply yet/);
    expect(names).toEqual([
      "Gridville Now",
      "Gridville Own (yours)",
      "Gridville Old (rates have ended)",
      "Gridville Next (not yet in effect)",
      "Gridville Shop (use outside its limits)",
    ]);
  });

  test("in Chinese too", async () => {
    const { text, names } = await ask(tariffs, "zh");
    expect(text).toMatch(/^Gridville Now 对您更便宜/);
    expect(text).toMatch(/Gridville Old 要 \$\d+，但它的费率已经失效/);
    expect(names.slice(2)).toEqual([
      "Gridville Old（费率已失效）",
      "Gridville Next（尚未生效）",
      "Gridville Shop（超出适用范围）",
    ]);
  });

  test("so that the own one stays the cheapest when the others are closed", async () => {
    const { text } = await ask([plan("Old", 0.01, { enddate: day(-30) }), OWN]);
    expect(text).toMatch(/^You already have the cheapest tariff: Gridville Own/);
    expect(text).toMatch(/Gridville Old .+ its rates have ended/);
  });

  test("and nothing where all are closed", async () => {
    const { text } = await ask([plan("Shop", 0.03, { peakkwcapacitymax: 0.1 })]);
    expect(text).toMatch(
      /^I know of no tariff that you can choose now\. Gridville Shop .+ your use is outside its limits/,
    );
  });

  test("and says so when the own tariff's rates have ended", async () => {
    const ended = { ...OWN, item: urdbItem({ enddate: day(-1) }) };
    const { text } = await ask([plan("Now", 0.1), ended]);
    expect(text).toMatch(/^Gridville Now would be cheaper for you/);
    expect(text).toMatch(/The rates of your own tariff, Gridville Own, have ended, so check what you pay now/);
  });
});

describe("a home in another country than the tariffs", () => {
  const homeIn = (timeZone: string, tariffId: string | null = null) => ({
    ...home,
    meter: async () => own && { ...own, meter: { ...own.meter, timeZone, tariffId, provider: null } },
  });
  const answerIn = async (timeZone: string, text: string, language: Language) => {
    const question = { text, language, turns: [], surface: "site" } as const;
    const answer = await composeAnswer(question, homeIn(timeZone), knowledge);
    expect(answer.rejected).toEqual([]);
    return answer;
  };

  test.each([
    ["Asia/Taipei", "時間電價適合我家嗎？", "zh"],
    ["Europe/London", "Would time-of-use be better for us?", "en"],
    ["Europe/London", "Is there a cheaper tariff for me?", "en"],
    ["America/Toronto", "Which tariff is the cheapest for me?", "en"],
    ["Asia/Shanghai", "有没有更便宜的电价方案？", "zh"],
  ] as const)("in %s is recommended none of them", async (timeZone, text, language) => {
    const answer = await answerIn(timeZone, text, language);
    expect(answer.text).toMatch(
      language === "en"
        ? /^My catalog has no tariffs of the country/
        : /^我的(?:电价目录里没有您电表所在国家|電價目錄裡沒有您電錶所在國家)/,
    );
    expect(answer.text).not.toMatch(/\$/);
    expect(answer.attachments.filter(({ kind }) => kind === "table")).toEqual([]);
  });

  test("in the United States is compared with those of it alone", async () => {
    const { text } = await answerIn("America/Denver", "Is there a cheaper tariff for me?", "en");
    expect(text).toMatch(/\$\d/);
    expect(text).not.toMatch(/€|SEK/);
  });
});
