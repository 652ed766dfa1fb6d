import { ownRate, pricesOf } from "./amounts/own-price";
import type { Asked } from "./consistency";
import {
  consistentLabels,
  consistentSlots,
  followUpLabels,
  harmless,
  isOfFigures,
  ofOthers,
  whetherTo,
} from "./consistency";
import { askedAgain, groupOfThose, slotsAgain } from "./conversation/earlier-again";
import type { Leaning } from "./conversation/leaning";
import type { WordSlots } from "./conversation/merge";
import { hourOfPicked } from "./conversation/picked";
import { asksMonthsOfDays, sameForm } from "./conversation/same-form";
import { byTimesBefore } from "./conversation/times-before";
import type { Frame } from "./frame";
import { namedSlots, timeMarks } from "./named-slots";
import { saidOutright } from "./said-outright";
import { saidSlots } from "./said-slots";
import { ofOwnPanels } from "./said-solar";
import type { SlotSpan } from "./slot-span";
import { peakLabels } from "./times/when-peaked";
import { toldReading } from "./told-reading";
import { ofWhom } from "./of-whom";

/** What a question asks, with the slots of its own words. */
export interface Meaning {
  asked: Asked;
  slots: WordSlots;
  /** It is the question before, asked again. */
  isAgain: boolean;
  /** The article that its words name. */
  topic: string | undefined;
  /** Its words leave no doubt that it is one in general. */
  isSurelyGeneral: boolean;
  /** Words told it outright, whatever the classifiers guessed. */
  isTold: boolean;
}

interface Guessed {
  lean: Leaning;
  /** The labels that the classifiers guess. */
  guessed: Asked;
  /** The words that carry a slot. */
  spans: readonly SlotSpan[];
  /** Of articles, likeliest first; and of small talk. */
  topic: string | undefined;
  talkTopic: string | undefined;
  /** A yes or no to a proposal. */
  isReply: boolean;
  /** YYYY-MM-DD, local */
  today: string;
}

/**
 * What the question asks: what a stated price, outright words, the question before or the words as a whole tell goes
 * before what was guessed, in this order.
 */
export function meaningOf({ lean, guessed, spans, topic, talkTopic, isReply, today }: Guessed): Meaning {
  const { question, previous } = lean;
  const { text } = question.normal;
  const marks = timeMarks(spans, question.tokens);
  const said = (of: Asked) =>
    isOfFigures(of) && of.scope === "own"
      ? saidSlots(namedSlots(spans, of.act), text, today, marks)
      : namedSlots(spans, of.act);
  const stated = lean.priced ?? ownRate(question);
  const outright = isReply || stated ? undefined : saidOutright(text, spans);
  const together = lean.told ?? (stated ? undefined : lean.toldWithoutPrice);
  const asWhole = () => toldReading(text, saidSlots(namedSlots(spans, "compare"), text, today, marks), guessed, today);
  const told = together ?? (outright || stated || isReply ? undefined : asWhole());
  const again =
    lean.isAgain && previous && !told ? askedAgain(text, guessed, namedSlots(spans, guessed.act), previous) : undefined;
  const asked = stated ?? outright?.asked ?? told?.asked ?? again ?? consistentWith(guessed);
  return {
    asked,
    slots: told ? withPrices(told.slots, spans) : consistentSlots(said(asked), asked, text),
    isAgain: again !== undefined,
    topic: outright?.topic,
    isSurelyGeneral: outright?.asked.scope === "general",
    isTold: Boolean(stated ?? outright ?? told ?? again),
  };

  function consistentWith(labels: Asked): Asked {
    const slots = said(labels);
    const consistent = peakLabels(
      previous
        ? sameForm(followUpLabels(labels, slots, text), slots, previous, text)
        : ofOwnPanels(consistentLabels(labels, slots, text), slots, text),
      text,
    );
    const meant = previous
      ? consistent
      : ofOthers(ofWhom(consistent, said(consistent), text), said(consistent), topic, text);
    return whetherTo(harmless(meant, talkTopic, text), text);
  }
}

/** A price that is stated counts, whatever tells the rest. */
function withPrices(slots: WordSlots, spans: readonly SlotSpan[]): WordSlots {
  const given = slots.given ?? pricesOf(namedSlots(spans, "ask").given ?? []);
  return given.length > 0 ? { ...slots, given } : slots;
}

/**
 * The slots of a question by the one that it leans on: what is asked of "those", of the time that an answer picked, and
 * times that are named by those before.
 *
 * @param pick of the question before, by which a time was picked
 */
export function slotsAfter(
  { asked, slots, isAgain }: Meaning,
  { question, isOfPicked }: Leaning,
  previous: Frame,
  pick: string | undefined,
  today: string,
): WordSlots {
  const { text } = question.normal;
  const those = groupOfThose(text, slots, previous);
  const own = isAgain ? slotsAgain(text, slots, previous) : those ? { ...slots, group: those } : slots;
  const counted = asksMonthsOfDays(text, previous) ? { ...own, group: previous.group, pick: previous.pick } : own;
  const ofHour = isOfPicked ? hourOfPicked(counted, text, previous, pick) : counted;
  return byTimesBefore(ofHour, asked, previous, text, today);
}
