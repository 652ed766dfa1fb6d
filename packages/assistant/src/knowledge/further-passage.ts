import { partsOf } from "../frame/conversation/follow-up-text";
import type { ArticleIndex } from "./candidates";
import { holds } from "./quote";
import { namesAppliance, questionTerms } from "./question-terms";
import { rank, RANKER, type RankedCandidate } from "./ranker";
import { type Term, tokenize } from "./tokenize";

/** From this share of the first's on a passage is nearly as likely; two articles on the same thing would tell it twice. */
const NEARLY = { sameArticle: 0.45, otherArticle: 0.65 };
/** From this share of all on the first leaves no doubt. */
const CLEAR = 0.6;
/** A passage of less than this is no guess. */
const LEAST = 0.1;
/** A part of the question is about a passage of the same article from this share of the article's on. */
const SURELY = 0.6;
/** Of a passage that the whole question makes unlikely, a part must leave no doubt. */
const UNLIKELY = 0.02;
const OUTRIGHT = 0.85;
/** A part is told from a tag or a name by its length: in Chinese characters, in other words. */
const LEAST_CHARACTERS = 4;
const LEAST_WORDS = 3;
const LEAST_TERMS = 3;

/**
 * What else to tell: the passage that another part of the question asks for ("…, and is it safe all night?"), else one
 * that is nearly as likely as the first. Undefined where the first is all.
 */
export function furtherPassage(
  index: ArticleIndex,
  question: string,
  ranked: readonly RankedCandidate[],
  first: Pick<RankedCandidate, "article" | "passage">,
): RankedCandidate | undefined {
  const others = ranked.filter(({ passage }) => passage !== first.passage);
  for (const part of partsIn(partsOf(question).own)) {
    const [best] = rank(index.ask(part, { topics: [], within: first.article }).candidates, RANKER);
    if (!best || best.passage === first.passage || best.passage.heading === null || best.share < SURELY) continue;
    const found = others.find(({ passage }) => passage === best.passage);
    if (found && (found.share >= UNLIKELY || best.share >= OUTRIGHT)) return found;
  }
  const [next] = others;
  const share = ranked.find(({ passage }) => passage === first.passage)?.share ?? 1;
  if (!next || share >= CLEAR || isShort(partsOf(question).own)) return undefined;
  const isSame = next.article === first.article;
  // The opening of another article tells of the same thing once more.
  if (!isSame && next.passage.heading === null) return undefined;
  return next.share >= Math.max(LEAST, (isSame ? NEARLY.sameArticle : NEARLY.otherArticle) * share) ? next : undefined;
}

/**
 * The parts of a question that the passage found for the whole does not answer, each with the appliance that another part
 * names: "battery can it catch fire" of "how long does a home battery last, and can it catch fire?"
 */
export function otherPartsOf(
  question: string,
  { article, passage }: Pick<RankedCandidate, "article" | "passage">,
): { asked: string; terms: readonly Term[] }[] {
  const told = new Set([passage.heading ?? article.title, ...passage.sentences].flatMap(tokenize));
  const parts = partsIn(partsOf(question).own).map((part) => ({ part, terms: questionTerms(part) }));
  const named = [...new Set(parts.flatMap(({ terms }) => terms.filter(namesAppliance).map(({ text }) => text)))];
  return parts.flatMap(({ part, terms: all }) => {
    const terms = all.filter((term) => !namesAppliance(term));
    if (terms.length === 0 || terms.some((term) => holds(told, term))) return [];
    return [{ asked: `${named.join(" ")} ${part}`, terms }];
  });
}

/** The parts of a question that may ask for something each; none of one that has but one. */
function partsIn(question: string): string[] {
  const parts = question
    .split(/[?？!！;；,，。\n]|\.\s|\s(?=\p{Script=Han})|(?<=\p{Script=Han})\s|\b(?:and|but|also)\b/iu)
    .map((part) => part.trim())
    .filter(isLongEnough);
  return parts.length > 1 ? parts : [];
}

/** "How much does a dryer use?": so few words ask for one thing. */
const isShort = (question: string): boolean => questionTerms(question).length < LEAST_TERMS;

const isLongEnough = (part: string): boolean =>
  (part.match(/\p{Script=Han}/gu)?.length ?? 0) >= LEAST_CHARACTERS || part.split(/\s+/).length >= LEAST_WORDS;
