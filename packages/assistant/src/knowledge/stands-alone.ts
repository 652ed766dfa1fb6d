import type { Language } from "@wattleaf/shared/i18n/language";
import { isElsewhere, type Region, regionsIn } from "./regions";

/* What of a passage is told apart from its article: sentences that need their heading bring it along, and those of another country stay behind. */

/** "It …" is not understood without the sentence before. */
export const DANGLING =
  /^(?:it|its|they|their|them|that|this|these|those|he|she|both|so|but|then|also|instead|otherwise|the same)\b|^(?:它|这|那|其|因此|所以|但|不过|而且|另外|此外|否则|同样)/i;

/** "You may be: …", "In the northern hemisphere they work": what is spoken of stands in the heading alone. */
const NEEDS_HEADING =
  /^(?:you|we|they|it) (?:may|might|can|could|should|do|are|is)(?: be| not)?:|^(?:in|at|on|for|with|under|near) [^,.:;]{0,40}\b(?:they|it)\b|^(?:only|usually|mostly|normally) (?:if|in part|twice|once|by|when|where)\b|^(?:都|[一1]是)/i;
/** A number in it would be a claim that its passage does not make. */
const HAS_DIGIT = /\d/;

/** The sentences with the heading before them, where the first leans on it. */
export function withSubject(sentences: readonly string[], heading: string | null): readonly string[] {
  const [first, ...rest] = sentences;
  if (heading === null || first === undefined || HAS_DIGIT.test(heading)) return sentences;
  return DANGLING.test(first) || NEEDS_HEADING.test(first)
    ? [`${heading} ${first}`.replace("？ ", "？"), ...rest]
    : sentences;
}

/** Where the asker is, as far as the language tells: who writes in Simplified Chinese asks of Mainland China. */
export const homeOf = (language: Language, isTraditional: boolean): ReadonlySet<Region> =>
  new Set(language === "zh" && !isTraditional ? ["cn"] : []);

/** What a body of another country measured holds here too. */
const OF_STUDY =
  /能源[部署局]|环境署|实验室|研究|大学|机构|统计|\b(?:department|agency|laboratory|university|study)\b/i;
/** How far from its beginning a sentence names the country that it is about. */
const BEGINNING = 12;

/** 机顶盒（台湾叫机上盒）: what it is called elsewhere makes it no other thing. */
const ASIDE = /[（(][^（()）]*[)）]/g;

function isAboutElsewhere(sentence: string, places: ReadonlySet<Region>): boolean {
  const told = sentence.replace(ASIDE, "");
  return (
    isElsewhere(regionsIn(told), places) && regionsIn(told.slice(0, BEGINNING)).size > 0 && !OF_STUDY.test(sentence)
  );
}

/**
 * Without the sentences that are about other countries than those asked of; all, where the passage is about such a country
 * as a whole.
 */
export function ofPlaces(
  sentences: readonly string[],
  heading: string | null,
  places: ReadonlySet<Region>,
): readonly string[] {
  if (places.size === 0 || isElsewhere(regionsIn(heading ?? ""), places)) return sentences;
  let isLeft = false;
  const kept = sentences.filter((sentence) => {
    isLeft = isAboutElsewhere(sentence, places) || (isLeft && DANGLING.test(sentence));
    return !isLeft;
  });
  return kept.length > 0 ? kept : sentences;
}
