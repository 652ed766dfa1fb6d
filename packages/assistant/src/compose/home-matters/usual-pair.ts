import { slotLabel } from "../../frame/labels";
import { usualYears, type UsualYear } from "../../tools/usual-use";
import type { Composer, Composition } from "../composition";
import { fromPassages } from "../passages";

/** "Does the freezer cost more in a year than the television?": neither is seen in the readings, so by what is usual. */
export const usualPair: Composer = async (c) => {
  const { appliances = [] } = c.frame;
  const { years, price } = await c.use(usualYears, { appliances });
  const [one, other] = years;
  if (!one || !other) return fromPassages(c);
  c.draft.add("assistant.pair.cannotTell");
  for (const year of [one, other]) addYear(c, year);
  const [more, less] = middleOf(one) >= middleOf(other) ? [one, other] : [other, one];
  const overlap = Number(more.low.value) < Number(less.high.value);
  c.draft.add(overlap ? "assistant.pair.likely" : "assistant.pair.surely", {
    more: nameOf(c, more),
    less: nameOf(c, less),
  });
  if (price) c.draft.add("assistant.pair.price", { price: c.show(price) });
};

const nameOf = (c: Composition, { appliance }: UsualYear): string => slotLabel("appliances", appliance, c.language);

const middleOf = ({ low, high }: UsualYear): number => (Number(low.value) + Number(high.value)) / 2;

function addYear(c: Composition, year: UsualYear): void {
  const { low, high, lowCost, highCost } = year;
  const values = { appliance: nameOf(c, year), low: c.show(low), high: c.show(high) };
  if (lowCost && highCost)
    c.draft.add("assistant.pair.yearCost", {
      ...values,
      lowCost: c.show(lowCost, { whole: true }),
      highCost: c.show(highCost, { whole: true }),
    });
  else c.draft.add("assistant.pair.year", values);
}
