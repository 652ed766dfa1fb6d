import type { StatedAmount } from "./bill-sums";
import { form, formsIn, type MarkedText } from "./scan/forms";

/*
 * What a heat pump is held against: its COP, and how efficient the boiler is that it replaces. "COP 3.2", "a COP of 4",
 * "boiler 88% efficient", 锅炉效率九成, COP是3.
 */

const IS = "(?: of| is| at|=|:| around| about|是|为|按|取|有|大概|约)*";
const COP = form(`(?:\\bs?cop|能效比)${IS} ?{number}|{number} ?s?cop\\b`);
const EFFICIENCY = form(`{share}[ -]*(?:efficien\\w+|afue)|(?:\\b(?:efficiency|efficient|afue)|效率)${IS} ?{share}`);
const OF_HEAT = /\bheat ?pumps?\b|\bboilers?\b|\bfurnaces?\b|热泵|空气能|空气源|锅炉|壁挂炉/;
/** More heat than a heat pump gives of a kWh, and all that a boiler can give of its gas. */
const MOST = { COP: 10, "%": 100 } as const;

export function heatSourceAmounts(text: MarkedText): StatedAmount[] {
  if (!OF_HEAT.test(text.text)) return [];
  const read = (pattern: RegExp, unit: keyof typeof MOST) =>
    formsIn(text, pattern)
      .flatMap(({ words, index, amounts: [one] }) =>
        one && one.number < MOST[unit] ? [{ words, index, value: `${one.number}${unit}` }] : [],
      )
      .slice(0, 1);
  return [...read(COP, "COP"), ...read(EFFICIENCY, "%")];
}
