import { rateSeasons, type RateHours, type RateSeason } from "@wattleaf/engine/tariff/rate-seasons";
import type { EnergyTier, Tariff } from "@wattleaf/engine/tariff/tariff";
import { tariffKind } from "@wattleaf/engine/tariff/tariff-kind";
import { formatHours } from "@wattleaf/shared/i18n/format/clock";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { inSeason, whenOf } from "./when";
import { plainName, priceOf, type Section, type Wording } from "./wording";

/** What people call the night; hours 22 to 6. */
const NIGHT = [22, 6] as const;
const isNight = (hour: number) => hour >= NIGHT[0] || hour < NIGHT[1];

/** What a kWh costs in each season, and its hours. */
export interface EnergyPrices {
  energy: Tariff["energy"];
  /** By price alone. */
  seasons: readonly RateSeason[];
  /** By price and the rate plan's own name of the period. */
  named: readonly RateSeason[];
}

export function energyPricesOf({ energy }: Tariff): EnergyPrices {
  const priceOfPeriod = (period: number) => tiersOf(energy, period).map(({ max, unit, rate }) => [max, unit, rate]);
  return {
    energy,
    seasons: rateSeasons(energy.periodOfSlot, (period) => JSON.stringify(priceOfPeriod(period))),
    named: rateSeasons(energy.periodOfSlot, (period) =>
      JSON.stringify([energy.periods[period]?.label, priceOfPeriod(period)]),
    ),
  };
}

const tiersOf = ({ periods }: Tariff["energy"], period: number): readonly EnergyTier[] => periods[period]?.tiers ?? [];

/** The opening: what a kWh costs at all, and in each period. */
export function priceSentences(prices: EnergyPrices, words: Wording): string[] {
  const { seasons, named, energy } = prices;
  const [season] = seasons;
  const [rate] = season?.rates ?? [];
  if (rate && seasons.length === 1 && season?.rates.length === 1)
    return [words.t("assistant.ratePlan.price", { price: priceOf(tiersOf(energy, rate.period), words) })];
  const each = named.map((one) =>
    inSeason("assistant.ratePlan.prices", one, { prices: pricesIn(one, energy, words) }, words),
  );
  return [words.t("assistant.ratePlan.range", rangeOf(usedRates(prices), words)), ...each];
}

function pricesIn({ rates }: RateSeason, energy: Tariff["energy"], words: Wording): string {
  const priced = cheapestFirst(rates, energy).map((rate) => ({
    rate,
    price: priceOf(tiersOf(energy, rate.period), words),
  }));
  const [only] = priced;
  if (only && priced.length === 1) return only.price;
  return words.rates(
    priced.map(({ rate, price }) => {
      const [label, when] = [labelOf(rate, energy, words), whenOf(rate, words)];
      return label === null
        ? words.t("assistant.ratePlan.rate.plain", { price, when })
        : words.t("assistant.ratePlan.rate.named", { price, when, label });
    }),
  );
}

/** As the rate plan calls it. */
function labelOf({ period }: RateHours, energy: Tariff["energy"], { language }: Wording): string | null {
  const label = energy.periods[period]?.label;
  return label ? plainName(localTariffName(label, language)) : null;
}

const firstRate = (energy: Tariff["energy"], { period }: RateHours): number => tiersOf(energy, period)[0]?.rate ?? 0;

const cheapestFirst = (rates: readonly RateHours[], energy: Tariff["energy"]): RateHours[] =>
  rates.toSorted((a, b) => firstRate(energy, a) - firstRate(energy, b));

const usedRates = ({ energy, seasons }: EnergyPrices): number[] =>
  seasons.flatMap(({ rates }) => rates.flatMap(({ period }) => tiersOf(energy, period).map(({ rate }) => rate)));

const rangeOf = (rates: readonly number[], { money }: Wording) => ({
  low: money(Math.min(...rates)),
  high: money(Math.max(...rates)),
});

export function energySections(tariff: Tariff, prices: EnergyPrices, words: Wording): Section[] {
  const kind = tariffKind(tariff);
  const cheapest: Section = { topic: "cheapest", sentences: extremes(prices, "cheapest", words) };
  if (kind === "flat") return [cheapest];
  if (kind === "tiered") {
    const sentences = prices.seasons.map((season) =>
      inSeason("assistant.ratePlan.tiers", season, { price: pricesIn(season, prices.energy, words) }, words),
    );
    return [cheapest, { topic: "tiers", sentences }];
  }
  return [
    cheapest,
    { topic: "peak", sentences: extremes(prices, "peak", words) },
    { topic: "night", sentences: [atNight(prices, words)] },
  ];
}

/** When a kWh costs least, or most, in each season. */
function extremes({ seasons, energy }: EnergyPrices, which: "cheapest" | "peak", words: Wording): string[] {
  return seasons.map((season) => {
    const ordered = cheapestFirst(season.rates, energy);
    const rate = which === "cheapest" ? ordered[0] : ordered.at(-1);
    if (!rate) return "";
    const price = priceOf(tiersOf(energy, rate.period), words);
    return ordered.length === 1
      ? inSeason("assistant.ratePlan.same", season, { price }, words)
      : inSeason(`assistant.ratePlan.${which}`, season, { price, when: whenOf(rate, words) }, words);
  });
}

function atNight({ energy }: EnergyPrices, words: Wording): string {
  const periods = new Set(energy.periodOfSlot.filter((_, slot) => isNight(slot % 24)));
  const hours = formatHours(...NIGHT, words.language);
  const prices = new Set([...periods].map((period) => priceOf(tiersOf(energy, period), words)));
  const [price] = prices;
  if (price !== undefined && prices.size === 1) return words.t("assistant.ratePlan.night.one", { price, hours });
  const rates = [...periods].flatMap((period) => tiersOf(energy, period).map(({ rate }) => rate));
  return words.t("assistant.ratePlan.night.range", { ...rangeOf(rates, words), hours });
}
