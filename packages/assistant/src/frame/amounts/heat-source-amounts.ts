import type { StatedAmount } from "./bill-sums";
import type { MarkedText } from "./scan/forms";

/*
 * What a heat pump is held against: its COP, and how efficient the boiler is that it replaces. "COP 3.2", "a COP of 4",
 * "boiler 88% efficient", 锅炉效率九成, COP是3.
 */

const COP = [
  /\bs?cop(?:(?: of| is| at|=|:| around| about)*) ?(\d(?:\.\d+)?)(?![\d%])/g,
  /(?<![\d.])(\d(?:\.\d+)?) ?s?cop\b/g,
  /(?:能效比|s?cop)(?:是|为|按|取|大概|约|:|：)*(\d(?:\.\d+)?)(?![\d%])/g,
];
const EFFICIENCY = [
  /(?<![\d.])(\d{2}(?:\.\d+)?) ?(?:%|percent|per cent)[ -]*(?:efficien\w+|afue)/g,
  /\b(?:efficiency|efficient|afue)(?:(?: of| is| at|=|:)*) ?(\d{2}(?:\.\d+)?) ?(?:%|percent|per cent)/g,
  /(?:锅炉|壁挂炉|热)?效率(?:是|为|按|有|大概|约|:)*(\d{2}(?:\.\d+)?) ?%/g,
];
const OF_HEAT = /\bheat ?pumps?\b|\bboilers?\b|\bfurnaces?\b|热泵|空气能|空气源|锅炉|壁挂炉/;

export function heatSourceAmounts({ text }: MarkedText): StatedAmount[] {
  if (!OF_HEAT.test(text)) return [];
  const read = (patterns: readonly RegExp[], unit: string) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .slice(0, 1)
      .map(({ 0: words, 1: number = "", index }) => ({ words, index, value: `${number}${unit}` }));
  return [...read(COP, "COP"), ...read(EFFICIENCY, "%")];
}
