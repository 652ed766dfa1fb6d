import { STEPS_PER_RATE } from "@wattleaf/engine/tariff/money";
import type { EnergyTier, Tariff } from "@wattleaf/engine/tariff/tariff";
import { NO_CURRENCY } from "@wattleaf/shared/domain/currency";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { formatMoney, formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";
import { safeName } from "../../tools/own-sources";

/** URDB gives at most six decimals. */
const MOST_DECIMALS = 6;

/** How one rate plan is told in one language. */
export interface Wording {
  language: Language;
  t: (key: AssistantKey, values?: Readonly<Record<string, string>>) => string;
  /** An amount in rate steps, with its currency and all its decimals. */
  money(steps: number): string;
  number(value: number): string;
  list(items: readonly string[]): string;
  /** Prices with their hours, which have commas of their own. */
  rates(items: readonly string[]): string;
}

/** What a section of the article is about: its heading and the questions that it answers are in the catalog. */
export type Topic = "cheapest" | "demand" | "exports" | "fixed" | "night" | "peak" | "tiers";

/** A headed part of the article; nothing without sentences. */
export interface Section {
  topic: Topic;
  sentences: readonly string[];
}

/** A name is shown as it stands: what Markdown would take for emphasis goes. */
export const plainName = (name: string): string => safeName(name.replace(/[*_`]/g, " "));

export function wordingOf({ name, currency }: Pick<Tariff, "currency" | "name">, language: Language): Wording {
  const t = messages(language);
  const plain = plainName(name);
  return {
    language,
    t: (key, values) => t(key, { name: plain, ...values }),
    money: (steps) =>
      formatMoney(steps / STEPS_PER_RATE, currency === NO_CURRENCY ? "" : currency, language, {
        minimum: 2,
        maximum: MOST_DECIMALS,
      }),
    number: (value) => formatNumber(value, language, MOST_DECIMALS),
    list: (items) => formatList(items, language),
    rates: (items) => items.join(t("assistant.ratePlan.rate.separator")),
  };
}

/** `$0.12`, or by tiers `$0.10 up to 300 kWh in a billing period and $0.20 above that`. */
export function priceOf(tiers: readonly EnergyTier[], words: Wording): string {
  return tieredPrice(tiers, words, ({ max, unit }) =>
    words.t(`assistant.ratePlan.limit.${unit}`, { n: words.number(max) }),
  );
}

export function tieredPrice<T extends { max: number; rate: number }>(
  tiers: readonly T[],
  { t, money, list }: Wording,
  limitOf: (tier: T) => string,
): string {
  const [only] = tiers;
  if (only && tiers.length === 1) return money(only.rate);
  return list(
    tiers.map((tier) =>
      tier.max === Infinity
        ? t("assistant.ratePlan.tier.above", { price: money(tier.rate) })
        : t("assistant.ratePlan.tier.upTo", { price: money(tier.rate), limit: limitOf(tier) }),
    ),
  );
}
