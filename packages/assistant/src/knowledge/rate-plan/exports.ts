import { rateSeasons } from "@wattleaf/engine/tariff/rate-seasons";
import type { Tariff } from "@wattleaf/engine/tariff/tariff";
import { inSeason, whenOf } from "./when";
import type { Section, Wording } from "./wording";

/** What is paid for exported energy; nothing where the rate plan does not tell. */
export const exportSection = (tariff: Tariff, words: Wording): Section => ({
  topic: "exports",
  sentences: sentencesOf(tariff, words),
});

function sentencesOf({ exportRule, energy: { periods, periodOfSlot } }: Tariff, words: Wording): string[] {
  if (exportRule === null) return [];
  if (exportRule === "net_metering") return [words.t("assistant.ratePlan.exports.netMetering")];
  if (periods.every(({ tiers }) => tiers[0]?.sell == null)) return [];
  const sellOf = (period: number) => periods[period]?.tiers[0]?.sell ?? 0;
  const energy = exportRule === "buy_all_sell_all" ? "generated" : "sold";
  return rateSeasons(periodOfSlot, (period) => String(sellOf(period))).map((season) => {
    const prices = season.rates.map((rate) => {
      const price = words.money(sellOf(rate.period));
      if (season.rates.length === 1) return price;
      return words.t("assistant.ratePlan.rate.plain", { price, when: whenOf(rate, words) });
    });
    return inSeason(`assistant.ratePlan.exports.${energy}`, season, { prices: words.rates(prices) }, words);
  });
}
