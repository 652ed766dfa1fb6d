import type { ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import type { Language } from "@wattleaf/shared/i18n/language";
import { isOfferedHere } from "../compose/told-here";
import { type AskedBack, type ChipContext, chipsOf, choicesOf } from "../frame/conversation/chips";
import type { Frame } from "../frame/frame";
import { slotLabel } from "../frame/labels";
import type { FoundPassages } from "../knowledge";
import { messages } from "../messages";
import { isTold, MIN_SURENESS } from "../knowledge/find-passages";
import type { PartnerVoice } from "../partner-voice";
import { type AnswerKind, FROM_FIGURES } from "../plan";

/**
 * Below these confidences two or three readings are offered: instead of own figures, whose chips show how they were read
 * and correct it at once; beside what an article tells. Of 80 strangers' questions seven were asked back instead, and
 * the first article was right for each.
 */
const OFFER_BELOW = { figures: 0.12, article: 0.5 } as const;
/** Below this an unsure slot is asked about: an answer that is surer than this is right without it. */
const ASK_SLOT_BELOW = 0.5;
const MOST_CHOICES = 3;

/** What articles tell holds for the asker's own home too, a calculation shows its formula, tariffs are compared by cost. */
const WITHOUT_SLOTS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["passages", "given", "tariff_compare"]);

interface Unsure {
  frame: Frame;
  kind: AnswerKind;
  /** 0–1; null where it is not known, as a language model read the question. */
  confidence: number | null;
  found: FoundPassages;
  language: Language;
  context: ChipContext;
  partner: PartnerVoice | undefined;
}

/**
 * What to ask instead of an answer that is likely wrong; null for one that is better given. What an article tells is
 * given all the same, with the next ones to choose from: of those that were asked back, most were right.
 */
export function askBack({ frame, kind, confidence, found, language, context, partner }: Unsure): AskedBack | null {
  const isOfSlots = !WITHOUT_SLOTS.has(kind);
  const slot = isOfSlots && (confidence ?? 0) < ASK_SLOT_BELOW ? choicesOf(frame, language, context) : null;
  if (slot || confidence === null) return slot;
  const articles = found.passages
    .filter(({ article }) => isTold(article) && isOfferedHere(article.title, partner))
    .map(({ article: { slug, title } }): ReadingChoice => ({ label: title, change: { slot: "topic", value: slug } }));
  if (kind === "passages") {
    // Where no article may answer, that is said, with those that come nearest.
    const isOffered = confidence < OFFER_BELOW.article && found.sureness >= MIN_SURENESS && articles.length > 1;
    return isOffered ? { question: "assistant.askBack.beside", choices: articles.slice(1), isBeside: true } : null;
  }
  if (!FROM_FIGURES.has(kind) || confidence >= OFFER_BELOW.figures || isOfNamedTime(frame, kind)) return null;
  return offer([asRead(frame, language, context), ...articles]);
}

const DATED = /^(?:\d{4}|--\d\d)/;

/** What the home used in a month that is named is told by no article, so there is nothing to choose from. */
const isOfNamedTime = ({ scope, period, read }: Frame, kind: AnswerKind): boolean =>
  kind === "figures" && scope === "own" && DATED.test(period ?? "") && read.period?.words !== "";

/** The reading itself, as a question in the words of its chips. */
function asRead(frame: Frame, language: Language, context: ChipContext): ReadingChoice {
  const labels = chipsOf(frame, language, context)
    .filter(({ slot }) => slot !== "period" || frame.period !== undefined)
    .map(({ label }) => label);
  const slots = labels.join(language === "zh" ? "、" : ", ");
  return {
    label:
      labels.length > 0
        ? messages(language)("assistant.askBack.asRead", { slots })
        : slotLabel("scope", frame.scope, language, context),
    change: { slot: "scope", value: frame.scope },
  };
}

const offer = (choices: readonly ReadingChoice[]): AskedBack | null =>
  choices.length > 1 ? { question: "assistant.askBack.meaning", choices: choices.slice(0, MOST_CHOICES) } : null;
