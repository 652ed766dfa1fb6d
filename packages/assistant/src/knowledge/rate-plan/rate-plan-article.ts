import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import type { Language } from "@wattleaf/shared/i18n/language";
import { messages } from "../../messages";
import type { PartnerArticle } from "../partner-articles";
import { additionSentences, fixedSection, validitySentences } from "./charges";
import { demandSection } from "./demand";
import { energyPricesOf, energySections, priceSentences } from "./energy";
import { exportSection } from "./exports";
import { RATE_PLAN_PREFIX } from "./rate-questions";
import { type Section, type Topic, type Wording, wordingOf } from "./wording";

const TOPICS: readonly Topic[] = ["cheapest", "peak", "night", "tiers", "fixed", "demand", "exports"];
const OVERVIEW = "all";

/** A partner's own rate plan. */
export interface RatePlan {
  id: string;
  item: UrdbItem;
}

interface ToldRatePlan {
  id: string;
  words: Wording;
  /** What a kWh costs comes first. */
  opening: readonly string[];
  sections: readonly Section[];
}

/**
 * Rate plans in plain language, an article for each: what a kWh costs and when, tiers, fixed, minimum and demand charges,
 * and what exports earn. Every figure is one of the rate plan's. Questions that name none of several are answered by one
 * more article about all of them.
 *
 * @throws DomainError invalid_input for an item that cannot be billed
 */
export function ratePlanArticles(plans: readonly RatePlan[], language: Language): PartnerArticle[] {
  const told = plans.map((plan) => tell(plan, language));
  const isOnly = told.length === 1;
  const each = told.map((one) => articleOf(one, isOnly, language));
  return told.length > 1 ? [overviewOf(told, language), ...each] : each;
}

function tell({ id, item }: RatePlan, language: Language): ToldRatePlan {
  const { tariff } = readTariff(item);
  const words = wordingOf(tariff, language);
  const hasPrices = (item.energyratestructure ?? []).length > 0;
  const prices = energyPricesOf(tariff);
  const fixed = fixedSection(tariff, words);
  const sections = [
    ...(hasPrices ? energySections(tariff, prices, words) : []),
    fixed,
    demandSection(tariff, words),
    exportSection(tariff, words),
  ];
  return {
    id,
    words,
    opening: [
      ...(hasPrices ? priceSentences(prices, words) : [words.t("assistant.ratePlan.noPrice")]),
      ...additionSentences(tariff, words),
      ...fixed.sentences,
      ...partialService(item, words),
      ...validitySentences(tariff, words),
    ],
    sections: sections.filter(({ sentences }) => sentences.length > 0),
  };
}

/** A rate plan that bills a part of the service alone is not taken for the whole price. */
function partialService({ servicetype }: UrdbItem, { t }: Wording): string[] {
  if (servicetype === "Delivery") return [t("assistant.ratePlan.onlyDelivery")];
  return servicetype === "Energy" ? [t("assistant.ratePlan.onlyEnergy")] : [];
}

/** @param isOnly questions that name no rate plan are about this one */
function articleOf({ id, words: { t }, opening, sections }: ToldRatePlan, isOnly: boolean, language: Language) {
  const parts = sections.map(({ topic, sentences }) => ({
    heading: t(`assistant.ratePlan.${topic}.title`),
    asked: isOnly ? asked(topic, language) : [],
    sentences,
  }));
  const title = t("assistant.ratePlan.title");
  return written({ id, title, asked: isOnly ? asked("rates", language) : [], opening, parts }, language);
}

function overviewOf(told: readonly ToldRatePlan[], language: Language): PartnerArticle {
  const parts = TOPICS.map((topic) => {
    const [heading = "", ...others] = asked(topic, language);
    const sentences = told.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.topic === topic ? section.sentences : [])),
    );
    return { heading, asked: others, sentences };
  });
  const opening = told.flatMap(({ opening: [price] }) => price ?? []);
  const title = messages(language)("assistant.ratePlan.overview");
  return written({ id: OVERVIEW, title, asked: asked("rates", language), opening, parts }, language);
}

const asked = (topic: Topic | "rates", language: Language): string[] =>
  ([1, 2, 3] as const).map((n) => messages(language)(`assistant.ratePlan.ask.${topic}.${n}`));

interface Draft {
  id: string;
  title: string;
  asked: readonly string[];
  opening: readonly string[];
  parts: readonly { heading: string; asked: readonly string[]; sentences: readonly string[] }[];
}

function written({ id, title, asked: ofTitle, opening, parts }: Draft, language: Language): PartnerArticle {
  // Chinese sentences follow each other without a space.
  const textOf = (sentences: readonly string[]) => sentences.join(language === "zh" ? "" : " ");
  const told = parts.filter(({ sentences }) => sentences.length > 0);
  return {
    id: `${RATE_PLAN_PREFIX}${id}`,
    language,
    title,
    markdown: [textOf(opening), ...told.map(({ heading, sentences }) => `## ${heading}\n\n${textOf(sentences)}`)].join(
      "\n\n",
    ),
    asked: Object.fromEntries([[title, ofTitle], ...told.map((part) => [part.heading, part.asked])]),
  };
}
