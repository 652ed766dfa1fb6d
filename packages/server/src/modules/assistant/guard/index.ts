import type { CitedPassage, Fact, Source } from "../tools/facts";
import type { Claim, DateClaim, Dimension } from "./claims";
import { findClaims } from "./claims";

/** One sentence of a draft, with the sources that it is to be cited with. */
export interface DraftSentence {
  text: string;
  sources: readonly Source[];
  /** Begins a line: an entry of a list. */
  ownLine?: boolean;
}

export interface Evidence {
  facts: readonly Fact[];
  passages: readonly CitedPassage[];
}

export interface GuardVerdict {
  ok: boolean;
  /** The figures, dates or quotes that nothing backs, as written. */
  unbacked: readonly string[];
}

/** Where a text says "about", a figure may be this far off its fact. */
const APPROXIMATE_TOLERANCE = 0.025;
/** However a figure is rounded, it may not misstate its fact by more than this. */
const ROUNDING_TOLERANCE = 0.05;

/**
 * Checks that every number and date of a sentence is backed by a fact or passage of the sources that the sentence
 * cites: the same value in the same kind of unit, rounded no further than it is written. It reads the finished words
 * and trusts nothing about how they were made, so it serves a model's draft as well as the built-in composer's.
 */
export function checkSentence(sentence: DraftSentence, evidence: Evidence): GuardVerdict {
  const cited = new Set(sentence.sources.map(({ key }) => key));
  const facts = evidence.facts.filter(({ source }) => cited.has(source.key) || source.kind === "question");
  const passages = evidence.passages.filter(({ source }) => cited.has(source.key));
  const { figures, dates } = findClaims(withoutQuotes(sentence.text, facts));
  if (figures.length === 0 && dates.length === 0) return { ok: true, unbacked: [] };

  const inPassages = passages.map(({ text }) => findClaims(text));
  const unbacked = [
    ...figures
      .filter(
        (claim) =>
          !facts.some((fact) => backs(fact, claim)) &&
          !inPassages.some((found) => found.figures.some((other) => same(other, claim))),
      )
      .map(({ raw }) => raw),
    ...dates
      .filter(
        (claim) =>
          !facts.some((fact) => backsDate(fact, claim)) &&
          !inPassages.some((found) => found.dates.some((other) => sameDate(other, claim))),
      )
      .map(({ raw }) => raw),
  ];
  return { ok: unbacked.length === 0, unbacked };
}

/** A file's or an item's name may hold digits; quoted as it stands it claims nothing. */
function withoutQuotes(text: string, facts: readonly Fact[]): string {
  let rest = text;
  for (const { unit, value } of facts) {
    if (unit === "text" && typeof value === "string" && value.length > 1) rest = rest.replaceAll(value, " ");
  }
  return rest;
}

const DIMENSION_OF: Partial<Record<Fact["unit"], Dimension>> = {
  Wh: "energyWh",
  W: "powerW",
  therm: "therm",
  litre: "litre",
  fraction: "fraction",
  currency: "currency",
  price: "currency",
  coins: "coins",
  days: "days",
  hours: "hours",
  months: "months",
  minutes: "minutes",
  megabytes: "megabytes",
  celsius: "celsius",
  points: "points",
  rank: "rank",
  km: "km",
  kgCo2: "kgCo2",
  count: "count",
};

function backs(fact: Fact, claim: Claim): boolean {
  if (claim.dimension === "clock") return backsClock(fact, claim.value);
  if (typeof fact.value !== "number") return false;
  const dimension = DIMENSION_OF[fact.unit];
  // Money of a file that names no currency can only be said bare.
  const bareMoney = dimension === "currency" && fact.text === undefined && claim.dimension === "count";
  if (dimension !== claim.dimension && !bareMoney) return false;
  return near(fact.value, claim);
}

/** An hour of the day stands for the hour that begins then, so its end may be said too. */
function backsClock(fact: Fact, hour: number): boolean {
  if (fact.unit === "time") return clockHours(String(fact.value)) === hour;
  if (fact.unit === "hour") return hour === fact.value || hour % 24 === (Number(fact.value) + 1) % 24;
  if (fact.unit !== "instant") return false;
  return Math.abs(clockHours(String(fact.value).slice(11, 16)) - hour) < 1e-6;
}

/** "18:30" → 18.5. */
function clockHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
}

/** A change of −12 % may be said as "12 % less": the sign is carried by words. */
function near(value: number, claim: Claim): boolean {
  const difference = Math.abs(Math.abs(value) - Math.abs(claim.value));
  const size = Math.abs(value);
  if (difference <= 1e-9 * Math.max(1, size)) return true;
  if (claim.approximate && difference <= size * APPROXIMATE_TOLERANCE) return true;
  return difference <= claim.step / 2 + 1e-9 * size && difference <= size * ROUNDING_TOLERANCE;
}

function same(passage: Claim, claim: Claim): boolean {
  return (
    passage.dimension === claim.dimension &&
    Math.abs(passage.value - claim.value) <= 1e-9 * Math.max(1, Math.abs(claim.value))
  );
}

function backsDate(fact: Fact, claim: DateClaim): boolean {
  if (fact.unit !== "month" && fact.unit !== "date" && fact.unit !== "instant") return false;
  const [year, month, day] = String(fact.value).slice(0, 10).split("-").map(Number);
  return sameDate({ raw: "", year: year ?? null, month: month ?? 0, day: day ?? null }, claim);
}

/** What the claim leaves open may be anything; what it states must be there. */
function sameDate(backing: DateClaim, claim: DateClaim): boolean {
  return (
    backing.month === claim.month &&
    (claim.year === null || claim.year === backing.year) &&
    (claim.day === null || claim.day === backing.day)
  );
}
