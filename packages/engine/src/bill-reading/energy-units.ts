import { withoutDates } from "./dates";
import type { Field, Reading } from "./reading";
import { isNear } from "./reading";

const ENERGY_UNITS: readonly (readonly [pattern: string, kwhPerUnit: number])[] = [
  [
    String.raw`kw[h·]h?\b|kw h\b|kwst\b|kilo[-\s]?watt[-\s]?(?:hours?|stunden?|heures?)\b|千瓦时|千瓦時|千瓦·时|瓩時|度(?!电?数|[（(])`,
    1,
  ],
  [String.raw`mwh\b|兆瓦时`, 1_000],
  [String.raw`wh\b|watt[-\s]?hours?\b`, 0.001],
];
export const UNIT_IN_LABEL = /kwh\b|\bkilo ?watt[- ]?hours?\b|千瓦时|千瓦時|[（(]度[）)]|度[数數]/;
/** Energies are printed rounded. */
export const SAME = { share: 0.001, least: 0.51 };

/** Energies with their unit, in kWh. */
export function energiesIn({ amounts }: Pick<Reading, "amounts">, text: string): number[] {
  return ENERGY_UNITS.flatMap(([unit, factor]) =>
    amounts.withUnit(withoutRates(text), unit).map(({ value }) => value * factor),
  ).filter((kwh) => kwh >= 0);
}

/** The number of a text that has no other, and no money. */
export function numberAlone({ amounts }: Pick<Reading, "amounts">, text: string): number | undefined {
  if (amounts.money(text).some(({ currency }) => currency !== undefined)) return undefined;
  const [first, more] = amounts.numbers(withoutDates(text));
  return first && !more && first.value >= 0 ? first.value : undefined;
}

/** "14.5 ct/kWh" and "per kWh" count nothing. */
function withoutRates(text: string): string {
  return text.replaceAll(
    /(?<![\d.,])[\d.,]{1,15}\s?\S{0,4}\s?(?:\/|per|pro|par|por)\s?(?:kwh|千瓦时|度)|(?<!\p{L})kwh\s?(?:\/|per|pro|par|por|al)\s?(?:day|month|tag|jour|dia|año|jahr|an)\b/giu,
    " ",
  );
}

/** Whether the words of a place, or else the heading above it, are about electricity or nothing else. */
export function isElectric({ commodities }: Reading, line: number, left: number, context: string): boolean {
  const commodity = commodities.at(line, left, context);
  return commodity === undefined || commodity === "electricity";
}

/** In India and some other countries a unit of electricity is a kilowatt-hour, and no one writes the unit's name. */
const UNITS_ARE_KWH: ReadonlySet<string> = new Set("IN PK HK KE LK BD GH IE GB AU NP NG UG TZ TH MU".split(" "));

/** Without a known sender, its rupees tell the country. */
export const areUnitsKwh = ({ sender, lines }: Reading): boolean =>
  sender
    ? UNITS_ARE_KWH.has(sender.utility.country)
    : lines.some(({ cells }) => cells.some(({ text }) => /₹|\b(?:Rs\.?|INR|PKR|LKR|KSh) ?\d/.test(text)));

export const unitsIn = ({ amounts }: Pick<Reading, "amounts">, text: string): number | undefined =>
  amounts.withUnit(text, String.raw`units?\b`)[0]?.value;

/** Of equal values, the one with the best label. */
export function distinctValues<Ranked extends Field<number> & { rank: number }>(
  candidates: readonly Ranked[],
): Ranked[] {
  const distinct: Ranked[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.rank - a.rank || b.confidence - a.confidence)) {
    if (!distinct.some(({ value }) => isNear(value, candidate.value, SAME))) distinct.push(candidate);
  }
  return distinct;
}
