import { plainWords, touPeriodIn } from "../import/text/column-words";
import { withoutDates } from "./dates";
import { LABELS } from "./labels";
import type { Labeled } from "./near-label";
import { firstValue, labeled } from "./near-label";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { textOf } from "./text-lines";

const ENERGY_UNITS: readonly (readonly [pattern: string, kwhPerUnit: number])[] = [
  [String.raw`kw[h·]h?\b|kwst\b|千瓦时|千瓦·时|度(?!电?数|[（(])`, 1],
  [String.raw`mwh\b|兆瓦时`, 1_000],
];
const UNIT_IN_LABEL = /\bkwh\b|千瓦时|[（(]度[）)]/;

/** Energies with their unit, in kWh. */
export function energiesIn({ amounts }: Pick<Reading, "amounts">, text: string): number[] {
  return ENERGY_UNITS.flatMap(([unit, factor]) =>
    amounts.withUnit(withoutRates(text), unit).map(({ value }) => value * factor),
  ).filter((kwh) => kwh >= 0);
}

/** "14.5 ct/kWh" and "per kWh" count nothing. */
function withoutRates(text: string): string {
  return text.replaceAll(/(?<![\d.,])[\d.,]{1,15}\s?\S{0,4}\s?(?:\/|per|pro|par|por)\s?(?:kwh|千瓦时|度)/giu, " ");
}

interface Candidate extends Field<number> {
  rank: number;
}

/**
 * The period's electricity in kWh. What is labeled as a total counts before what is merely labeled, and that before
 * figures that only carry the unit. Several different figures of the best kind are no answer, unless one of them is
 * `confirmed` by the meter or by the parts.
 */
export function energyOf(reading: Reading, confirmed: readonly number[]): Field<number> | null {
  const candidates = [...labeledEnergies(reading), ...bareEnergies(reading)];
  for (const rank of [3, 2, 1]) {
    const distinct = distinctValues(candidates.filter((candidate) => candidate.rank === rank));
    const proven =
      sumOfOthers(distinct) ??
      distinct.find(({ value }) => confirmed.some((sum) => isNear(sum, value, { share: 0.005, least: 1 })));
    const [only] = distinct;
    const best = proven ?? (distinct.length === 1 ? only : undefined);
    if (best) return field(best.value, best.confidence, best.text);
    if (distinct.length > 1) return null;
  }
  return null;
}

/** "Tier 1 320, tier 2 18, usage 338": the one that all the others add up to. */
function sumOfOthers(candidates: readonly Candidate[]): Candidate | undefined {
  const all = candidates.reduce((sum, { value }) => sum + value, 0);
  return candidates.length > 2
    ? candidates.find(({ value }) => isNear(all - value, value, { share: 0.001, least: 0.51 }))
    : undefined;
}

function labeledEnergies(reading: Reading): Candidate[] {
  const isInKwh = reading.lines.some(({ cells }) => cells.some(({ folded }) => /千瓦时|kwh|度/.test(folded)));
  return labeled(reading.lines, LABELS.use).flatMap((found) => {
    if (isAboutOther(reading, found) || touPeriodIn(plainWords(found.label)) !== undefined) return [];
    const inLabel = UNIT_IN_LABEL.test(found.label) || (isInKwh && LABELS.chineseUse.test(found.label));
    const hit = firstValue(
      found,
      (text) => energiesIn(reading, text)[0] ?? (inLabel ? numberAlone(reading, text) : undefined),
    );
    if (!hit) return [];
    const isTotal = LABELS.total.test(found.label);
    const confidence = (isTotal ? 0.9 : 0.85) * (hit.place.where === "below" ? 0.85 : 1) * found.certainty;
    return [{ ...field(hit.value, confidence, found.text), rank: isTotal ? 3 : LABELS.tier.test(found.label) ? 1 : 2 }];
  });
}

function bareEnergies(reading: Reading): Candidate[] {
  return reading.lines.flatMap((line, index) => {
    const text = textOf(line);
    const context = line.cells.map(({ folded }) => folded).join("  ");
    if (LABELS.otherTime.test(context) || LABELS.exported.test(context) || !isElectric(reading, index, context))
      return [];
    if (touPeriodIn(plainWords(context)) !== undefined) return [];
    return energiesIn(reading, text).map((kwh) => ({ ...field(kwh, 0.5 * line.certainty, text), rank: 1 }));
  });
}

function distinctValues(candidates: readonly Candidate[]): Candidate[] {
  const distinct: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.confidence - a.confidence)) {
    if (!distinct.some(({ value }) => isNear(value, candidate.value, { share: 0.001, least: 0.51 })))
      distinct.push(candidate);
  }
  return distinct;
}

function isAboutOther(reading: Reading, { label, line, context }: Labeled): boolean {
  return LABELS.otherTime.test(label) || LABELS.exported.test(label) || !isElectric(reading, line, context);
}

function isElectric({ commodities }: Reading, line: number, context: string): boolean {
  if (LABELS.electricity.test(context)) return true;
  if (LABELS.gas.test(context) || LABELS.water.test(context)) return false;
  return commodities[line] === undefined || commodities[line] === "electricity";
}

function numberAlone({ amounts }: Reading, text: string): number | undefined {
  const [first, more] = amounts.numbers(withoutDates(text));
  return first && !more && first.value >= 0 ? first.value : undefined;
}

/** Energy by time-of-use period; empty unless at least two periods each have one figure. */
export function touSplitOf(reading: Reading): (Field<number> & { period: string })[] {
  const byPeriod = new Map<string, Candidate[]>();
  for (const [index, line] of reading.lines.entries()) {
    for (const [position, cell] of line.cells.entries()) {
      const period = touPeriodIn(plainWords(cell.folded));
      if (period === undefined || LABELS.otherTime.test(cell.folded) || LABELS.exported.test(cell.folded)) continue;
      if (!isElectric(reading, index, cell.folded)) continue;
      const inLabel = UNIT_IN_LABEL.test(cell.folded);
      const texts = [cell.text, ...line.cells.slice(position + 1).map(({ text }) => text)];
      const kwh =
        texts.flatMap((text) => energiesIn(reading, text))[0] ??
        (inLabel ? texts.slice(1).flatMap((text) => numberAlone(reading, text) ?? [])[0] : undefined);
      if (kwh === undefined) continue;
      const found = { ...field(kwh, 0.85 * line.certainty, textOf(line)), rank: 1 };
      byPeriod.set(period, [...(byPeriod.get(period) ?? []), found]);
    }
  }
  if (byPeriod.size < 2) return [];
  const split = [...byPeriod].flatMap(([period, found]) => {
    const distinct = distinctValues(found);
    const [only] = distinct;
    return only && distinct.length === 1 ? [{ period, ...field(only.value, only.confidence, only.text) }] : [];
  });
  return split.length === byPeriod.size ? split : [];
}

/** Price per kWh when the bill names exactly one. */
export function rateOf({ lines, amounts }: Reading): Field<number> | null {
  const rates = lines.flatMap((line) =>
    amounts.rates(textOf(line)).map(({ value }) => field(value, 0.8 * line.certainty, textOf(line))),
  );
  const [first] = rates;
  return first && rates.every(({ value }) => isNear(value, first.value, { share: 0.001, least: 1e-9 })) ? first : null;
}
