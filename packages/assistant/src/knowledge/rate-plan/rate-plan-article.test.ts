import { type UrdbItem, urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyUrdbItem, everyMonth, hours, urdbItem } from "../../../../../tests/factories/tariffs";
import { NIGHTLY } from "../../../../../tests/support/nightly";
import { toArticle } from "../partner-articles";
import { ratePlanArticles } from "./rate-plan-article";

const NIGHT_SAVER = urdbItem({
  name: "Night Saver",
  energyratestructure: [[{ rate: 0.1234, sell: 0.05 }], [{ rate: 0.41, adj: 0.01, sell: 0.2 }]],
  energytoulabels: ["Off-Peak", "On-Peak"],
  energyweekdayschedule: everyMonth(hours(1, 16, 21)),
  fixedchargefirstmeter: 0.4,
  fixedchargeunits: "$/day",
});
const STEPS = urdbItem({
  name: "Steps",
  currency: "CNY",
  energyratestructure: [[{ rate: 0.5, max: 240 }, { rate: 0.55, max: 400 }, { rate: 0.8 }]],
  mincharge: 12,
  minchargeunits: "$/month",
});
/** Period 1 in June to September. */
const summer = (count: number) =>
  Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, () => (month >= 5 && month <= 8 ? count : 0)));

const articleFor = (item: UrdbItem, language: Language) => {
  const [article] = ratePlanArticles([{ id: "1", item }], language).map(toArticle);
  if (!article) throw new Error("Each rate plan has an article");
  return article;
};
const sectionsOf = (item: UrdbItem, language: Language = "en") => {
  const { title, passages } = articleFor(item, language);
  return Object.fromEntries(passages.map(({ heading, text }) => [heading ?? title, text]));
};

describe("the article of a rate plan", () => {
  it("tells the price of each period with its hours, the fixed charge and what exports earn", () => {
    expect(sectionsOf(NIGHT_SAVER)).toEqual({
      "What does the Night Saver rate plan cost?":
        "On the Night Saver rate plan, a kWh costs $0.1234 to $0.42. Prices per kWh: $0.1234 for Off-Peak (9 PM–4 PM on weekdays and all day on weekends); $0.42 for On-Peak (4–9 PM on weekdays). The fixed charge on Night Saver is $0.40 per day.",
      "When is electricity cheapest on Night Saver?":
        "On Night Saver, electricity is cheapest 9 PM–4 PM on weekdays and all day on weekends: a kWh costs $0.1234.",
      "When are the peak hours on Night Saver?":
        "On Night Saver, electricity is most expensive 4–9 PM on weekdays: a kWh costs $0.42.",
      "How much is a kWh at night on Night Saver?": "On Night Saver, a kWh costs $0.1234 at night (10 PM–6 AM).",
      "How much is the fixed charge on Night Saver?": "The fixed charge on Night Saver is $0.40 per day.",
      "How much does exported energy earn on Night Saver?":
        "On Night Saver, each kWh that you export earns $0.05 (9 PM–4 PM on weekdays and all day on weekends); $0.20 (4–9 PM on weekdays).",
    });
  });

  it("tells it in Chinese", () => {
    const sections = sectionsOf(NIGHT_SAVER, "zh");
    expect(sections["电价方案 Night Saver 什么时候用电最便宜？"]).toBe(
      "在电价方案 Night Saver 中，工作日 21:00–16:00、周末全天用电最便宜：每 kWh $0.1234。",
    );
    expect(sections["电价方案 Night Saver 的价格是多少？"]).toContain("高峰（工作日 16:00–21:00）为 $0.42");
  });

  it("tells tiers in the rate plan's currency, and that the hour makes no difference", () => {
    const sections = sectionsOf(STEPS);
    const price =
      "¥0.50 up to 240 kWh in a billing period, ¥0.55 up to 400 kWh in a billing period, and ¥0.80 above that";
    expect(sections["How do the tiers work on Steps?"]).toBe(
      `On Steps, the price of a kWh depends on how much you use: ${price}.`,
    );
    expect(sections["When is electricity cheapest on Steps?"]).toBe(
      `On Steps, a kWh costs the same at all hours: ${price}.`,
    );
    expect(sections["How much is the fixed charge on Steps?"]).toBe("A bill on Steps is at least ¥12.00 per month.");
  });

  it("names the months of a season, demand charges, additions and the days it is valid", () => {
    const sections = sectionsOf(
      urdbItem({
        name: "Seasons",
        energyratestructure: [[{ rate: 0.14 }], [{ rate: 0.2 }]],
        energyweekdayschedule: summer(1),
        energyweekendschedule: summer(1),
        flatdemandstructure: [[{ rate: 9.5 }]],
        demandratestructure: [[{ rate: 0 }], [{ rate: 3.25 }]],
        demandweekdayschedule: everyMonth(hours(1, 16, 21)),
        demandweekendschedule: everyMonth(hours(0, 0, 0)),
        dgrules: "Net Metering",
        taxes: [{ name: "City tax", percent: 2.5 }],
        enddate: Date.UTC(2026, 11, 31) / 1000,
      }),
    );
    expect(sections["What does the Seasons rate plan cost?"]).toBe(
      "On the Seasons rate plan, a kWh costs $0.14 to $0.20. Prices per kWh in Oct–May: $0.14. Prices per kWh in Jun–Sep: $0.20. Taxes are added: City tax, 2.5%. These prices apply until Dec 31, 2026.",
    );
    expect(sections["How much is the demand charge on Seasons?"]).toBe(
      "On Seasons, each kW of your highest demand in a billing period costs $9.50. On Seasons, each kW of your highest demand in a billing period costs $3.25 (4–9 PM on weekdays).",
    );
    expect(sections["How much does exported energy earn on Seasons?"]).toContain("(net metering)");
  });

  it("answers questions that name none of several rate plans from all of them", () => {
    const plans = [NIGHT_SAVER, STEPS].map((item, at) => ({ id: String(at), item }));
    const [overview, ...each] = ratePlanArticles(plans, "en").map(toArticle);
    expect(overview?.title).toBe("What do our rate plans cost?");
    expect(overview?.passages[0].text).toBe(
      "On the Night Saver rate plan, a kWh costs $0.1234 to $0.42. On the Steps rate plan, a kWh costs ¥0.50 up to 240 kWh in a billing period, ¥0.55 up to 400 kWh in a billing period, and ¥0.80 above that.",
    );
    const cheapest = overview?.passages.find(({ heading }) => heading === "When is electricity cheapest?");
    expect(cheapest?.sentences).toHaveLength(2);
    expect(overview?.questions).toContain("What are your rates?");
    for (const { questions } of each) expect(questions).not.toContain("What are your rates?");
    expect(each.map(({ title }) => title)).toEqual([
      "What does the Night Saver rate plan cost?",
      "What does the Steps rate plan cost?",
    ]);
  });

  it("takes no words of a name for Markdown", () => {
    const { title, passages } = articleFor(urdbItem({ name: "R_TOU_1 [see](https://x.example)" }), "en");
    expect(title).toBe("What does the R TOU 1 see (https://x.example) rate plan cost?");
    expect(passages[0].text).toContain("On the R TOU 1 see (https://x.example) rate plan, a kWh costs $0.20.");
  });

  it("can be told of every rate plan that can be billed", () => {
    fc.assert(
      fc.property(anyUrdbItem, (item) => {
        for (const language of LANGUAGES) {
          const { passages } = articleFor(urdbItemSchema.parse(item), language);
          for (const { text } of passages) expect(text).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
        }
      }),
      { numRuns: NIGHTLY ? 40 : 6 },
    );
  });
});
