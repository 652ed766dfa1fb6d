import type { PriceLevel } from "../../tools/tariff-prices";
import type { Composition } from "../composition";
import type { Figure } from "../format";

/** "12–4 PM and 9 PM–12 AM": a stretch that goes on after midnight is one. */
export function levelHours(c: Composition, { hours }: PriceLevel): Figure {
  const [first] = hours;
  const last = hours.at(-1);
  const isOverMidnight =
    hours.length > 1 && first && last && Number(first.first.value) === 0 && Number(last.last.value) === 23;
  const stretches = isOverMidnight ? [...hours.slice(1, -1), { first: last.first, last: first.last }] : hours;
  return c.join(stretches.map((one) => c.showHours(one.first, one.last)));
}

/** "$0.61 per kWh at 4–9 PM and $0.49 per kWh at 9 PM–4 PM", the most expensive first. */
export const levelList = (c: Composition, levels: readonly PriceLevel[]): Figure =>
  c.join(
    levels.map((level) => {
      const [price, hours] = [c.show(level.price), levelHours(c, level)];
      return {
        text: c.t("assistant.tariff.priceAt", { price: price.text, hours: hours.text }),
        sources: price.sources,
      };
    }),
  );
