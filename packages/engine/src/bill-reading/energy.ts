import type { Candidate } from "./energy-candidates";
import {
  bareEnergies,
  columnEnergies,
  labeledEnergies,
  rowTotals,
  tableEnergies,
  unitColumns,
} from "./energy-candidates";
import { distinctValues, SAME } from "./energy-units";
import { LABELS } from "./labels";
import type { PricedSum } from "./priced-energy";
import { pricedLines } from "./priced-energy";
import type { Field, Reading } from "./reading";
import { field, isNear } from "./reading";
import { fold, textOf } from "./text-lines";

/** What else on the bill comes to the same energy. */
export interface EnergyProofs {
  /** From the readings of the meter. */
  metered: number | null;
  /** From the parts by time of use. */
  parts: number | null;
  /** Energies that the charges are calculated from, such as tiers. */
  priced: readonly number[];
  /** Energies that are priced as a whole in one line and in parts in others. */
  wholes: readonly number[];
  /** Sums of different energies that are priced near each other, with their parts. */
  sums: readonly PricedSum[];
  /** What readings on two days differ by, where no register is known. */
  dated: readonly number[];
  /** The use of each register, where there are several. */
  registers: readonly number[];
  /** Energies in the rows beside the registers, of which one may be that of a register that could not be read. */
  unread: readonly number[];
  /** The total printed under the registers. */
  under: Field<number> | null;
  /** The registers or the parts added up, with the text they were read from. */
  sum: Field<number> | null;
}

/** What each kind of evidence adds to a candidate; a sum that comes out counts as much as a label. */
const WEIGHTS = { metered: 2, parts: 1.5, priced: 1, repeated: 0.5 };
/** A candidate must outweigh the next one by this much. */
const LEAST_LEAD = 0.9;

/**
 * The period's electricity in kWh: of the figures that may be it, the one for which most of the bill speaks (its label,
 * the meter, the parts by time of use, the energy that charges are calculated from). Null when two are about as likely.
 */
export function energyOf(reading: Reading, proofs: EnergyProofs): (Field<number> & { isSum: boolean }) | null {
  const summed: Candidate[] = proofs.sum ? [{ ...proofs.sum, rank: 1, isSum: true }] : [];
  const ofRows = rowTotals(reading);
  const isOfRegister = (kwh: number) => proofs.registers.some((one) => isNear(one, kwh, SAME));
  // "Use 790 kWh" in the row of one of two registers.
  const ofLabels = labeledEnergies(reading).map((one) =>
    isOfRegister(one.value) && !LABELS.total.test(fold(one.text)) ? { ...one, rank: 1 } : one,
  );
  const printed = [
    ...ofLabels,
    ...columnEnergies(reading),
    ...ofRows,
    ...tableEnergies(reading),
    ...unitColumns(reading),
    ...bareEnergies(reading),
  ];
  const under: Candidate[] = proofs.under ? [{ ...proofs.under, rank: 3 }] : [];
  const candidates = [...printed, ...under, ...summed];
  const weighed = distinctValues(candidates)
    .map((candidate) => ({ candidate, weight: weightOf(candidate, candidates, { ...proofs, ofRows }) }))
    .toSorted((a, b) => b.weight - a.weight);
  const best = sumOfOthers(printed) ?? leading(weighed) ?? (candidates.length === 0 ? onlyPriced(reading) : undefined);
  return best ? { ...field(best.value, best.confidence, best.text), isSum: best.isSum === true } : null;
}

/** A register of its own name ("Peak") that is the only one that is priced. */
function onlyPriced(reading: Reading): Candidate | undefined {
  const [first, ...more] = pricedLines(reading);
  const line = first && reading.lines[first.index];
  if (!first || !line || more.some(({ kwh }) => !isNear(kwh, first.kwh, SAME))) return undefined;
  const words = fold(textOf(line));
  if (LABELS.exported.test(words) || LABELS.otherTime.test(words)) return undefined;
  return { ...field(first.kwh, 0.5 * line.certainty, textOf(line)), rank: 1 };
}

function leading([best, next]: readonly { candidate: Candidate; weight: number }[]): Candidate | undefined {
  return best && (!next || best.weight - next.weight >= LEAST_LEAD) ? best.candidate : undefined;
}

function weightOf(
  { value }: Candidate,
  candidates: readonly Candidate[],
  proofs: EnergyProofs & { ofRows: readonly Candidate[] },
): number {
  const same = candidates.filter((candidate) => isNear(candidate.value, value, SAME));
  const is = (sum: number | null) => sum !== null && isNear(sum, value, { share: 0.005, least: 1 });
  const isPrinted = (sum: number) => candidates.some((one) => isNear(one.value, sum, SAME));
  const isSum = proofs.sums.some(({ sum }) => isNear(sum, value, SAME));
  // "143 kWh @ 25.4p … 171 kWh @ 23.9p … 314 kWh": that a part has a price says nothing for it.
  const isPart = proofs.sums.some(
    ({ parts, sum }) => isPrinted(sum) && parts.some((part) => isNear(part, value, SAME)),
  );
  return (
    Math.max(...same.map(({ rank }) => rank)) +
    (is(proofs.metered) || isWithUnread(value, proofs) || proofs.dated.some((one) => isNear(one, value, SAME))
      ? WEIGHTS.metered
      : 0) +
    (is(proofs.parts) || proofs.ofRows.some((total) => is(total.value)) ? WEIGHTS.parts : 0) +
    (isSum ? WEIGHTS.parts : proofs.priced.some(is) && !isPart ? WEIGHTS.priced : 0) +
    (proofs.wholes.some(is) ? WEIGHTS.parts : 0) +
    (same.length > 1 ? WEIGHTS.repeated : 0)
  );
}

/** What the registers that were read come to with the figure of the row beside them. */
const isWithUnread = (value: number, { metered, unread }: EnergyProofs): boolean =>
  metered !== null && unread.some((one) => one > 1 && isNear(metered + one, value, SAME));

/** "Tier 1 320, tier 2 18, usage 338": of the figures of one rank, the one that all the others add up to. */
function sumOfOthers(candidates: readonly Candidate[]): Candidate | undefined {
  for (const rank of [3, 2, 1]) {
    const distinct = distinctValues(candidates.filter((candidate) => candidate.rank === rank));
    const all = distinct.reduce((sum, { value }) => sum + value, 0);
    const total = distinct.length > 2 ? distinct.find(({ value }) => isNear(all - value, value, SAME)) : undefined;
    if (total) return total;
    if (distinct.length > 0 && rank > 1) return undefined;
  }
  return undefined;
}

/** "234.71" that stands as an amount of money elsewhere on the page, its cents and all. */
export const isAlsoMoney = ({ lines, amounts }: Reading, energy: number): boolean =>
  !Number.isInteger(energy) &&
  lines.some((line) =>
    amounts.money(textOf(line)).some(({ value, currency }) => currency !== undefined && Math.abs(value) === energy),
  );
/** Price per kWh when the bill names exactly one. */
export function rateOf({ lines, amounts }: Reading): Field<number> | null {
  const rates = lines.flatMap((line) =>
    amounts.rates(textOf(line)).map(({ value }) => field(value, 0.8 * line.certainty, textOf(line))),
  );
  const [first] = rates;
  return first && rates.every(({ value }) => isNear(value, first.value, { share: 0.001, least: 1e-9 })) ? first : null;
}
