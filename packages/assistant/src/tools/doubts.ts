import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import type { Doubt, Fact } from "./facts";
import { isFact } from "./facts";

/**
 * What the rest of a bill confirms is read with this confidence (the most that the reader gives, see
 * docs/methods/bills.md); a figure read with less is said with the request to check it.
 */
const CONFIRMED = 0.8;

/** Which figures of a bill nothing else on it confirms, so that the reader should look. */
export interface Doubts {
  energy: boolean;
  cost: boolean;
  taxes: boolean;
  demand: boolean;
  period: boolean;
}

export function doubtsOf(bill: Bill | undefined): Doubts {
  const isDoubtful = (read: { confidence: number } | null | undefined) => !!read && read.confidence < CONFIRMED;
  return {
    energy: isDoubtful(bill?.energyKwh),
    cost: isDoubtful(bill?.totalCost),
    taxes: isDoubtful(bill?.taxesAndFees),
    demand: isDoubtful(bill?.demandKw),
    period: isDoubtful(bill?.servicePeriod),
  };
}

/** The figures of a bill that a caveat may name. */
type Doubtful = Partial<Record<Exclude<keyof Doubts, "period">, Fact | null>> & {
  period?: readonly [first: Fact | null, last: Fact | null];
};

/**
 * @returns of a part of the bill, what is in doubt of the named figures
 */
export function doubtsIn(file: Fact, isDoubtful: Doubts, { period, ...single }: Doubtful) {
  const [first, last] = period ?? [];
  const ofPeriod: Doubt[] = isDoubtful.period && first && last ? [{ file, figures: [first, last] }] : [];
  return (...names: readonly (keyof Doubts)[]): readonly Doubt[] =>
    names.flatMap((name) => {
      if (name === "period") return ofPeriod;
      const figure = single[name];
      return isDoubtful[name] && figure ? [{ file, figures: [figure] as const }] : [];
    });
}

/** What is in doubt of any of the facts. */
export const doubtsBehind = (...facts: readonly (Fact | null | undefined)[]): readonly Doubt[] => [
  ...new Set(facts.flatMap((one) => one?.doubts ?? [])),
];

/** A fact, or every fact within nested groups, that rests on what is in doubt. */
export function withDoubts<T>(group: T, doubts: readonly Doubt[]): T {
  return doubts.length === 0 ? group : (marked(group, doubts) as T);
}

function marked(group: unknown, doubts: readonly Doubt[]): unknown {
  if (Array.isArray(group)) return group.map((one) => marked(one, doubts));
  if (typeof group !== "object" || group === null) return group;
  if (isFact(group)) return { ...group, doubts: [...new Set([...(group.doubts ?? []), ...doubts])] };
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, marked(value, doubts)]));
}
