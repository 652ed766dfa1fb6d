import type { Language } from "@wattleaf/shared/i18n/language";
import { partsOf } from "../frame/conversation/follow-up-text";
import type { Passage } from "./article";
import type { QuestionKind } from "./question-kinds";
import { kindsOf } from "./question-kinds";
import { questionTerms } from "./question-terms";
import { DANGLING, withSubject } from "./stands-alone";
import type { Term } from "./tokenize";
import { charGrams, namesOf, plainQuestion, tokenize } from "./tokenize";

/** The longest quotation: what is read in one glance. */
const MAX_WORDS = 62;
/** Chinese is counted by its characters, of which about two make a word. */
const MAX_CHARACTERS = 135;

/** A figure answers "how much" only if the sentence holds it. */
const FIGURE_BONUS = 0.3;
/** The first sentence of a passage answers its heading. */
const FIRST_BONUS = 0.5;
const ASKS = /[?？]["”’]?$/;
/** "It …" is not understood without the sentence before. */
const DANGLING_PENALTY = 0.5;
const FIGURE = /\d|[一二三四五六七八九十两百千万]+(?:个|倍|小时|分钟|天|年|元|度|成)/;

/** "Yes." and "Often not." answer their heading, and mislead under another question. */
const ANSWERS_HEADING =
  /^(?:yes|no|not|often|usually|sometimes|rarely|hardly|partly|a lot|a little|it depends|that depends)\b[^.]{0,24}[.,]|^(?:很大|很多|不大|不多|是的?|不是?|可以|能|会|有|要|值得|通常|往往|不一定|看情况|不会|不能|不用|没有|不值)[^。]{0,6}[，。,]/i;
/** From here on a question is taken for the one in the heading. */
const SAME_QUESTION = 0.45;

/** Words of which a yes to one is a no to the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bsafe|安全|没事/i, /danger|fire|risk|harm|hazard|unsafe|危险|起火|着火|有害|隐患/i],
  [/cheap|less|save|lower|便宜|省|少/i, /expensive|more|cost extra|waste|higher|贵|费电|多花|浪费/i],
  [/good|better|worth|help|划算|值得|好/i, /bad|worse|hurt|damage|wear|useless|坏|伤|亏|白/i],
];

/** Whether the questions ask the opposite, so that the yes to one misleads under the other. */
const isOpposite = (one: ReadQuestion, other: ReadQuestion): boolean =>
  OPPOSITES.some(
    ([first, second]) =>
      (first.test(one.plain) && !second.test(one.plain) && second.test(other.plain) && !first.test(other.plain)) ||
      (second.test(one.plain) && !first.test(one.plain) && first.test(other.plain) && !second.test(other.plain)),
  );

/** A question as passages and their sentences are chosen for it. */
export interface ReadQuestion {
  /** In one spelling. */
  plain: string;
  terms: readonly Term[];
  /** Its {@link charGrams}. */
  pieces: ReadonlySet<string>;
  kinds: ReadonlySet<QuestionKind>;
}

export function readQuestion(question: string): ReadQuestion {
  const plain = plainQuestion(question);
  // "And at night?" asks for what the question before did; "and is it safe?" for something else.
  const ownKinds = kindsOf(plainQuestion(partsOf(question).own));
  return {
    plain,
    terms: questionTerms(question),
    pieces: new Set(charGrams(plain)),
    kinds: ownKinds.size > 0 ? ownKinds : kindsOf(plain),
  };
}

/**
 * What of a passage answers: all of it where that is read at a glance, else its best run of sentences. A first sentence
 * that says yes or no to another question is left out.
 * @param weightOf how telling a term is
 */
export function bestQuotation(
  passage: Passage,
  title: string,
  asked: ReadQuestion,
  weightOf: (term: Term) => number,
  language: Language,
): readonly string[] {
  const { terms } = asked;
  const wantsFigure = asked.kinds.has("amount");
  const { heading, questions, sentences } = passage;
  const isSame = likeness(asked, [heading ?? title, ...questions], weightOf) >= SAME_QUESTION;
  const misleads =
    ANSWERS_HEADING.test(sentences[0] ?? "") &&
    (asked.kinds.has("verdict") || asked.kinds.has("choice")
      ? isOpposite(asked, readHeading(heading ?? title))
      : !isSame);
  const alone = (run: readonly string[]) => (isSame ? run : withSubject(run, heading));
  const own = misleads && sentences.length > 1 && !DANGLING.test(sentences[1] ?? "") ? sentences.slice(1) : sentences;
  if (!isTooLong(own, language)) return alone(own);
  const total = terms.reduce((sum, term) => sum + weightOf(term), 0) || 1;
  const words = own.map(heldBy);
  let best = { run: own.slice(0, 1), fit: -1 };
  for (let from = 0; from < own.length; from += 1) {
    // What the heading already says counts for its first sentence, which goes on from there.
    const covered = new Set(from === 0 ? terms.filter((term) => heading !== null && holds(heldBy(heading), term)) : []);
    const isDangling = from > 0 && DANGLING.test(own[from] ?? "");
    for (let to = from; to < own.length; to += 1) {
      const run = own.slice(from, to + 1);
      if (to > from && isTooLong(run, language)) break;
      // A question that the passage asks itself is nothing without the answer behind it.
      if (to > from && to < own.length - 1 && ASKS.test(own[to] ?? "")) continue;
      for (const term of terms) if (holds(words[to], term)) covered.add(term);
      const share = [...covered].reduce((sum, term) => sum + weightOf(term), 0) / total;
      const fit =
        share +
        (wantsFigure && run.some((sentence) => FIGURE.test(sentence)) ? FIGURE_BONUS : 0) +
        (from === 0 ? FIRST_BONUS : 0) -
        (isDangling ? DANGLING_PENALTY : 0) +
        // Of two alike the one that says more is more use, as long as it is read at a glance.
        0.03 * (to - from);
      if (fit > best.fit) best = { run, fit };
    }
  }
  return alone(best.run);
}

/** 0–1: how alike a question and the likest of some headings are, in their telling terms and in their letters. */
export function likeness(
  { terms, pieces }: ReadQuestion,
  headings: readonly string[],
  weightOf: (term: Term) => number,
): number {
  const each = headings.map((heading) => {
    const { terms: inHeading, pieces: ofHeading } = readHeading(heading);
    const shared = (heldShare(terms, inHeading, weightOf) + heldShare(inHeading, terms, weightOf)) / 2;
    return (shared + overlap(pieces, ofHeading)) / 2;
  });
  return Math.max(...each);
}

/** Articles never change: what their sentences hold is worked out once, when it is first needed. */
const HELD = new Map<string, ReadonlySet<string>>();
const HEADINGS = new Map<string, ReadQuestion>();

export function heldBy(sentence: string): ReadonlySet<string> {
  let held = HELD.get(sentence);
  if (!held) HELD.set(sentence, (held = new Set(tokenize(sentence))));
  return held;
}

export function readHeading(heading: string): ReadQuestion {
  let read = HEADINGS.get(heading);
  if (!read) HEADINGS.set(heading, (read = readQuestion(heading)));
  return read;
}

/** Another word for it says less than the word itself. */
const MEANING_WEIGHT = 0.8;

/** 0–1: weighted share of some terms that others hold. */
function heldShare(terms: readonly Term[], among: readonly Term[], weightOf: (term: Term) => number): number {
  const held = new Set(namesOf(among));
  let sum = 0;
  let total = 0;
  for (const term of terms) {
    total += weightOf(term);
    if (holds(held, term)) sum += weightOf(term) * (held.has(term.text) ? 1 : MEANING_WEIGHT);
  }
  return total > 0 ? sum / total : 0;
}

/** 0–1: Dice coefficient. */
function overlap(pieces: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of others) if (pieces.has(piece)) shared += 1;
  return pieces.size + others.size > 0 ? (2 * shared) / (pieces.size + others.size) : 0;
}

/** Whether a text holds the word of a term or one of its meanings. */
export function holds(held: ReadonlySet<string> | undefined, { text, meanings }: Term): boolean {
  return held !== undefined && (held.has(text) || meanings.some((meaning) => held.has(meaning)));
}

function isTooLong(sentences: readonly string[], language: Language, share = 1): boolean {
  const text = sentences.join(" ");
  return language === "zh" ? text.length > share * MAX_CHARACTERS : text.split(" ").length > share * MAX_WORDS;
}

/** The first sentences of a quotation that stands behind another; the very first always. */
export const leadingSentences = (sentences: readonly string[], language: Language): readonly string[] =>
  sentences.filter((_, at) => at === 0 || !isTooLong(sentences.slice(0, at + 1), language, SHARE_BEHIND));

/** Without a bare "A lot." to a heading that is not there. */
export const withoutBareAnswer = (sentences: readonly string[]): readonly string[] =>
  sentences.length > 1 && BARE.test(sentences[0] ?? "") ? sentences.slice(1) : sentences;

const BARE = /^(?:[\w']+ ?){1,3}\.$|^.{1,6}。$/;

/** What stands behind is shorter than one alone. */
const SHARE_BEHIND = 0.5;
