import { billFacts } from "../tools/bill-facts";
import { knowledgeSearch } from "../tools/knowledge-search";
import { applianceNames } from "../understand/entities/appliance";
import type { Appliance } from "../understand/entities/appliance";
import type { Composer, Composition } from "./composition";
import { givenAmounts, addCost } from "./money";

/** The article on each appliance; those without one are searched for. */
const APPLIANCE_ARTICLES: Partial<Record<Appliance, string>> = {
  dryer: "washing-machine-and-dryer",
  washer: "washing-machine-and-dryer",
  dishwasher: "dishwasher",
  fridge: "refrigerator-and-freezer",
  air_conditioner: "air-conditioning",
  heat_pump: "heat-pumps",
  heating: "thermostat-settings",
  thermostat: "thermostat-settings",
  water_heater: "water-heating",
  ev: "ev-charging-at-home",
  battery: "home-battery",
  solar: "rooftop-solar",
  oven: "kettle-oven-microwave",
  microwave: "kettle-oven-microwave",
  kettle: "kettle-oven-microwave",
  tv: "reducing-standby-power",
  computer: "reducing-standby-power",
  lighting: "lighting",
};

const TARIFF_ARTICLES = [
  "time-of-use-tariffs",
  "choosing-a-tariff",
  "tiered-rates",
  "fixed-charges",
  "demand-charges",
  "peak-and-off-peak",
  "net-metering-and-export",
];

export const tariff: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  const [hit] = (await c.use(knowledgeSearch, { question: c.understanding.query, slugs: TARIFF_ARTICLES, limit: 1 }))
    .hits;
  const slug = hit?.article.slug ?? "time-of-use-tariffs";
  await c.quote(slug, c.understanding.explain || !hit ? {} : { question: c.understanding.query });
  const split = bill?.touSplit ?? [];
  if (bill && split.length > 0) {
    c.draft.add("assistant.tariff.split", {
      split: c.join(
        split.map(({ period, share }) => {
          const label = c.t(isTouPeriod(period) ? `assistant.tou.${period}` : "assistant.tou.other");
          const figure = c.show(share);
          return { text: `${label} ${figure.text}`, sources: figure.sources };
        }),
      ),
    });
  } else if (bill?.peakHour && bill.nightShare) {
    c.draft.add("assistant.tariff.shape", {
      hour: c.show(bill.peakHour),
      night: c.show(bill.nightShare),
      hours: c.showHours(bill.nightStart, bill.nightEnd),
    });
  }
  if (bill?.price) c.draft.add("assistant.cost.price", { price: c.show(bill.price) });
  if (!bill) c.draft.add("assistant.tariff.offer");
};

function isTouPeriod(period: string): period is "on_peak" | "mid_peak" | "off_peak" {
  return ["on_peak", "mid_peak", "off_peak"].includes(period);
}

export const applianceAdvice: Composer = async (c) => {
  const { appliance } = c.understanding.entities;
  // "Why?" after a piece of advice is answered by how the appliance uses energy: the opening.
  if (appliance) await adviseOn(c, appliance, c.understanding.explain ? undefined : askedOf(c));
};

/** @param question picks the part of the appliance's article; without it the opening, which holds its typical use */
async function adviseOn(c: Composition, appliance: Appliance, question: string | undefined): Promise<void> {
  const { bill } = await c.use(billFacts, {});
  if (bill && /too much|a lot|eating|hungry|guzzl|waste|wasting|费电|耗电|太多/.test(c.understanding.query))
    c.draft.add("assistant.why.cause");
  const slug = APPLIANCE_ARTICLES[appliance];
  const name = applianceNames(appliance)[c.understanding.language];
  if (slug)
    await c.quote(
      slug,
      question === undefined ? {} : { question: `${name} ${question}`, headings: aspectsOf(question) },
    );
  else {
    const search = `${name} ${question ?? ""}`;
    const [hit] = (await c.use(knowledgeSearch, { question: search, limit: 1 })).hits;
    if (hit && hit.coverage >= 0.5) c.quotePassage(hit.cited);
    else c.draft.add("assistant.appliance.unknown", { appliance: c.t(`assistant.appliance.${appliance}`) });
  }
  if (bill?.price) c.draft.add("assistant.appliance.ownPrice", { price: c.show(bill.price) });
  else if (bill?.peakHour) c.draft.add("assistant.appliance.ownPeak", { hour: c.show(bill.peakHour) });
}

const SAVING = [/use less|cost down|怎么.*省|少用/i, /temperature|多少度/i];
const TIMING = [/^when\b|什么时候/i];
const SETTING = [/temperature|多少度/i];

/** What is asked of the appliance, as the headings of the articles put it, surest first. */
function aspectsOf(query: string): readonly RegExp[] {
  if (/\bwhen\b|best time|at night|几点|什么时候|晚上|夜里/.test(query)) return TIMING;
  if (/\b(?:temperature|degrees)\b|多少度|几度/.test(query)) return SETTING;
  return /\b(?:sav|reduc|cheap|less|cut|lower|effic|tip)|省|节|便宜|建议/.test(query) ? SAVING : [];
}

/** A follow-up asks of this appliance what the turn before asked. */
function askedOf(c: Composition): string {
  const { query, followUp } = c.understanding;
  const leans = followUp && (c.earlier?.intent === "savings_estimate" || c.earlier?.intent === "appliance_advice");
  return leans && c.earlier ? `${query} ${c.earlier.query}` : query;
}

export const applianceCost: Composer = async (c) => {
  const { appliance, amounts } = c.understanding.entities;
  const given = givenAmounts(amounts);
  if (given.watts !== undefined || given.energyWh !== undefined) return addCost(c);
  if (!appliance) return;
  await adviseOn(c, appliance, undefined);
  c.draft.add("assistant.appliance.tellMe", { appliance: c.t(`assistant.appliance.${appliance}`) });
};

export const vppBenefits: Composer = async (c) => {
  const [hit] = (
    await c.use(knowledgeSearch, {
      question: c.understanding.query,
      slugs: ["vpp-benefits", "virtual-power-plant-basics", "demand-response-events"],
      limit: 1,
    })
  ).hits;
  const aboutMoney = /benefit|earn|money|worth|pay|profit|revenue|advantage|好处|收益|赚|钱|优势|值得|挣/.test(
    c.understanding.query,
  );
  if (aboutMoney || !hit)
    await c.quote("vpp-benefits", { question: c.understanding.explain ? undefined : c.understanding.query });
  else await c.quote(hit.article.slug, { question: c.understanding.query });
  const { bill } = await c.use(billFacts, {});
  if (bill?.peakDemand) c.draft.add("assistant.vpp.ownPeak", { demand: c.show(bill.peakDemand) });
};

export const vppJoin: Composer = async (c) => {
  await c.quote("vpp-joining-and-opt-out", { question: c.understanding.query });
};
