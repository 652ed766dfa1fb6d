import type { GivenAmount, GivenPeriod } from "../../frame/amounts/given-codes";
import { readGiven } from "../../frame/amounts/given-codes";

type Of<K extends GivenAmount["kind"]> = Extract<GivenAmount, { kind: K }>;

/** The amounts of a question by what they are, each kind in the order in which it was stated. */
export interface GivenAmounts {
  all: readonly GivenAmount[];
  of: <K extends GivenAmount["kind"]>(kind: K) => readonly Of<K>[];
  first: <K extends GivenAmount["kind"]>(kind: K) => Of<K> | undefined;
  /** How many of the same run: bulbs, lamps, monitors; not people or panels. */
  pieces: number;
  panels: number | undefined;
  people: number | undefined;
}

const PANELS = /^(?:solar)?panels?$/;
const PEOPLE = /^(?:people|persons?|ways|housemates|roommates)$/;

export function givenAmounts(codes: readonly string[]): GivenAmounts {
  const all = codes.map(readGiven);
  const of = <K extends GivenAmount["kind"]>(kind: K) => all.filter((one): one is Of<K> => one.kind === kind);
  const counts = of("count");
  const countOf = (pattern: RegExp) => counts.find((one) => pattern.test(one.of))?.count;
  return {
    all,
    of,
    first: (kind) => of(kind)[0],
    pieces: counts.find((one) => !PANELS.test(one.of) && !PEOPLE.test(one.of))?.count ?? 1,
    panels: countOf(PANELS),
    people: countOf(PEOPLE),
  };
}

/** The period that a question names somewhere: "a month", said to an amount that was stated before. */
export const periodSaid = (group: string | undefined): GivenPeriod | null =>
  group === "day" || group === "week" || group === "month" || group === "year" ? group : null;

/** What a question asks the total of: the span it names, else the period it groups by. */
export const periodAsked = (group: string | undefined, fallback: GivenPeriod): GivenPeriod =>
  periodSaid(group) ?? fallback;
