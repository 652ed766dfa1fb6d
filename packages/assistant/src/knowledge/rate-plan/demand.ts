import { rateSeasons, type RateSeason } from "@wattleaf/engine/tariff/rate-seasons";
import {
  type DemandPeriod,
  type FlatDemand,
  type HourlyDemand,
  monthOfSlot,
  SLOT_COUNT,
  type Tariff,
} from "@wattleaf/engine/tariff/tariff";
import { inSeason, whenOf } from "./when";
import { type Section, tieredPrice, type Wording } from "./wording";

/** What each kW of the highest demand costs. */
export function demandSection({ flatDemand, touDemand, coincidentDemand }: Tariff, words: Wording): Section {
  return {
    topic: "demand",
    sentences: [
      ...(flatDemand ? sentencesOf(hourly(flatDemand), highest(flatDemand), words) : []),
      ...(touDemand ? sentencesOf(touDemand, highest(touDemand), words) : []),
      ...(coincidentDemand ? sentencesOf(coincidentDemand, "coincident", words) : []),
    ],
  };
}

const highest = ({ unit }: FlatDemand | HourlyDemand) => (unit.daily ? "day" : "month");

const hourly = ({ unit, periods, periodOfMonth }: FlatDemand): HourlyDemand => ({
  unit,
  periods,
  periodOfSlot: Uint8Array.from({ length: SLOT_COUNT }, (_, slot) => periodOfMonth[monthOfSlot(slot)] ?? 0),
});

function sentencesOf(
  { unit: { name }, periods, periodOfSlot }: HourlyDemand,
  of: "coincident" | "day" | "month",
  words: Wording,
): string[] {
  // "kW daily" charges each day's highest kW.
  const [unit = name] = name.split(" ");
  return rateSeasons(periodOfSlot, (period) => JSON.stringify(periods[period]?.tiers)).flatMap((season) => {
    const prices = pricesIn(season, periods, unit, words);
    return prices.length === 0
      ? []
      : [inSeason(`assistant.ratePlan.demand.${of}`, season, { unit, prices: words.rates(prices) }, words)];
  });
}

/** Hours without a demand charge are left out. */
function pricesIn({ rates }: RateSeason, periods: readonly DemandPeriod[], unit: string, words: Wording): string[] {
  return rates.flatMap((rate) => {
    const tiers = periods[rate.period]?.tiers ?? [];
    if (tiers.every(({ rate: steps }) => steps === 0)) return [];
    const price = tieredPrice(tiers, words, ({ max }) =>
      words.t("assistant.ratePlan.limit.demand", { n: words.number(max), unit }),
    );
    return rates.length === 1
      ? [price]
      : [words.t("assistant.ratePlan.rate.plain", { price, when: whenOf(rate, words) })];
  });
}
