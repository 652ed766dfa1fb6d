import { readTariff } from "@wattleaf/engine/tariff/read-tariff";
import type { UrdbItem } from "@wattleaf/shared/contracts/urdb";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { PartnerArticle } from "../partner-articles";
import { additionSentences, fixedSection, validitySentences } from "./charges";
import { demandSection } from "./demand";
import { energyPricesOf, energySections, priceSentences } from "./energy";
import { exportSection } from "./exports";
import { RATE_PLAN_PREFIX } from "./rate-questions";
import { type Wording, wordingOf } from "./wording";

/** A partner's own rate plan. */
export interface RatePlan {
  id: string;
  item: UrdbItem;
}

/**
 * A rate plan in plain language: what a kWh costs and when, tiers, fixed, minimum and demand charges, and what is paid
 * for exports. Every figure is one of the item's.
 *
 * @throws DomainError invalid_input for an item that cannot be billed
 */
export function ratePlanArticle({ id, item }: RatePlan, language: Language): PartnerArticle {
  const { tariff } = readTariff(item);
  const words = wordingOf(tariff, language);
  const hasPrices = (item.energyratestructure ?? []).length > 0;
  const prices = energyPricesOf(tariff);
  const fixed = fixedSection(tariff, words);
  const title = words.t("assistant.ratePlan.title");
  const opening = [
    ...(hasPrices ? priceSentences(prices, words) : [words.t("assistant.ratePlan.noPrice")]),
    ...additionSentences(tariff, words),
    ...fixed.sentences,
    ...partialService(item, words),
    ...validitySentences(tariff, words),
  ];
  const sections = [
    ...(hasPrices ? energySections(tariff, prices, words) : []),
    fixed,
    demandSection(tariff, words),
    exportSection(tariff, words),
  ].filter(({ sentences }) => sentences.length > 0);
  // Chinese sentences follow each other without a space.
  const gap = language === "zh" ? "" : " ";
  return {
    id: `${RATE_PLAN_PREFIX}${id}`,
    language,
    title,
    markdown: [
      opening.join(gap),
      ...sections.map(({ heading, sentences }) => `## ${heading}\n\n${sentences.join(gap)}`),
    ].join("\n\n"),
    asked: Object.fromEntries([
      [title, ([1, 2, 3, 4] as const).map((n) => words.t(`assistant.ratePlan.ask.rates.${n}`))],
      ...sections.map(({ heading, asked }) => [heading, asked]),
    ]),
  };
}

/** A rate plan that bills a part of the service alone is not taken for the whole price. */
function partialService({ servicetype }: UrdbItem, { t }: Wording): string[] {
  if (servicetype === "Delivery") return [t("assistant.ratePlan.onlyDelivery")];
  return servicetype === "Energy" ? [t("assistant.ratePlan.onlyEnergy")] : [];
}
