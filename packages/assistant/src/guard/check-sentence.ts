import type { CitedPassage, Doubt, Fact, Source } from "../tools/facts";
import type { Claim, DateClaim } from "./claims";
import { findClaims } from "./claims";
import { sameDate } from "./date-claims";
import { backs } from "./fact-backing";
import { isOtherFact } from "./labels";
import { sameCurrency } from "./units";

/** One sentence of a draft, with the sources that it is to be cited with. */
export interface DraftSentence {
  text: string;
  sources: readonly Source[];
  /** Begins a line: an entry of a list. */
  ownLine?: boolean;
  /** What the answer asks to check in a document, as a figure of the sentence rests on it. */
  doubts?: readonly Doubt[];
  /** It only says what the next one tells: "Here's the whole home instead." */
  leads?: boolean;
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

/**
 * Checks that every number and date of a sentence is backed by a fact or passage of the sources that the sentence
 * cites: the same value in the same kind of unit and the same currency, rounded no further than it is written, going
 * the way that the words say it went. It reads the finished words and trusts nothing about how they were made, so it
 * serves a model's draft as well as the built-in composer's.
 */
export function checkSentence(sentence: DraftSentence, evidence: Evidence): GuardVerdict {
  const cited = new Set(sentence.sources.map(({ key }) => key));
  const facts = evidence.facts.filter(({ source }) => cited.has(source.key) || source.kind === "question");
  const text = withoutQuotes(sentence.text, facts);
  const { figures, dates } = findClaims(text);
  if (figures.length === 0 && dates.length === 0) return { ok: true, unbacked: [] };

  const passages = evidence.passages.filter(({ source }) => cited.has(source.key));
  const inPassages = passages.map(({ text: quoted }) => claimsOfPassage(quoted));
  const told = facts.filter((fact) => !isOtherFact(fact, text));
  const unbacked = [
    ...figures
      .filter(
        (claim) =>
          !told.some((fact) => backs(fact, claim, text)) &&
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

/** Passages of articles come again with every answer that cites them, and for each of its sentences. */
const knownPassages = new Map<string, ReturnType<typeof findClaims>>();
/** More than the articles have. */
const MOST_KNOWN_PASSAGES = 2_000;

function claimsOfPassage(text: string): ReturnType<typeof findClaims> {
  const known = knownPassages.get(text);
  if (known) return known;
  const claims = findClaims(text);
  if (knownPassages.size >= MOST_KNOWN_PASSAGES) knownPassages.clear();
  knownPassages.set(text, claims);
  return claims;
}

/** A file's or an item's name may hold digits; quoted as it stands it claims nothing. */
function withoutQuotes(text: string, facts: readonly Fact[]): string {
  let rest = text;
  for (const { unit, value } of facts) {
    // A name that is a bare number would hide figures.
    if (unit === "text" && typeof value === "string" && value.length > 1 && /\p{L}/u.test(value))
      rest = rest.replaceAll(value, " ");
  }
  return rest;
}

/** A passage says the same when it names the same value of the same thing; what is unreadable must be written alike. */
function same(passage: Claim, claim: Claim): boolean {
  if (Number.isNaN(claim.value)) return passage.raw === claim.raw;
  return (
    passage.dimension === claim.dimension &&
    (passage.dimension !== "currency" || sameCurrency(claim.currency, passage.currency)) &&
    Math.abs(passage.value - claim.value) <= 1e-9 * Math.max(1, Math.abs(claim.value))
  );
}

function backsDate(fact: Fact, claim: DateClaim): boolean {
  if (fact.unit !== "month" && fact.unit !== "date" && fact.unit !== "instant") return false;
  const [year, month, day] = String(fact.value).slice(0, 10).split("-").map(Number);
  return sameDate({ year: year ?? null, month: month ?? null, day: day ?? null }, claim);
}
