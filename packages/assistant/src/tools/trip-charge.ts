import { type Fact, fact, factsIn, QUESTION_SOURCE, type ToolResult } from "./facts";
import { ASSUMED_CAR_KW, CAR_KWH_PER_KM } from "./schedule-load";
import { tariffDays } from "./tariff-days";
import { assumedSource } from "./sources";
import { tool } from "./tool";
import type { PriceLevel } from "./tariff-prices";

export interface TripCharge extends ToolResult {
  distance: Fact;
  perHundred: Fact;
  hundred: Fact;
  energy: Fact;
  power: Fact;
  hours: Fact;
  /** The cheapest hours of that kind of day; null without prices by the hour. */
  cheapest: PriceLevel | null;
  price: Fact | null;
  cost: Fact | null;
  /** It takes longer than the cheapest hours in a row. */
  isLonger: boolean;
}

const HUNDRED = 100;

/** What a distance takes from the charger, how long that is, and what it costs in the cheapest hours. */
export const tripCharge = tool(
  "tripCharge",
  async ({ km, isWeekend }: { km: number; isWeekend: boolean }, context): Promise<TripCharge> => {
    const { data, language } = context;
    const assumed = assumedSource(language);
    const charger = (await data.devices()).find(({ type }) => type === "ev_charger");
    const watts = charger?.setting ?? ASSUMED_CAR_KW * 1_000;
    const kwh = km * CAR_KWH_PER_KM;
    const { weekday, weekend, ...days } = await tariffDays.run({}, context);
    const levels = isWeekend ? weekend : weekday;
    const cheapest = levels.length > 1 ? (levels.at(-1) ?? null) : null;
    const price = levels.at(-1)?.price ?? null;
    const longest = stretchHours(cheapest);
    const figures = {
      distance: fact(QUESTION_SOURCE, "trip.distance", km, "km"),
      hundred: fact(assumed, "trip.hundred", HUNDRED, "km"),
      perHundred: fact(assumed, "trip.perHundred", HUNDRED * CAR_KWH_PER_KM * 1_000, "Wh"),
      energy: fact(assumed, "trip.energy", kwh * 1_000, "Wh"),
      power: fact(assumed, "trip.power", watts, "W"),
      hours: fact(assumed, "trip.hours", kwh / (watts / 1_000), "hours"),
      cost: price ? fact(price.source, "trip.cost", kwh * Number(price.value), "currency", price.text) : null,
      price,
    };
    return {
      ...figures,
      cheapest,
      isLonger: longest > 0 && kwh / (watts / 1_000) > longest,
      facts: [...days.facts, ...factsIn(figures)],
    };
  },
);

/** The longest time without a break; what ends at midnight goes on after it. */
function stretchHours(level: PriceLevel | null): number {
  const spans = (level?.hours ?? []).map(({ first, last }) => ({
    from: Number(first.value),
    to: Number(last.value) + 1,
  }));
  const [first, last] = [spans[0], spans.at(-1)];
  const overnight =
    first && last && first !== last && first.from === 0 && last.to === 24 ? first.to + last.to - last.from : 0;
  return Math.max(overnight, 0, ...spans.map(({ from, to }) => to - from));
}
