import { baseLoadOver } from "../amounts/base-load-over";
import { withChangedPrice } from "../amounts/changed-price";
import { pricedAgain, pricedUse } from "../amounts/own-price";
import type { Asked } from "../consistency";
import type { Frame } from "../frame";
import type { Classifier } from "../learned/classifier";
import { leanFeatures } from "../learned/question-features";
import { namedSlots, timeMarks } from "../named-slots";
import { saidSlots } from "../said-slots";
import type { Question } from "../question";
import type { ToldReading } from "../times/around-change";
import { besideUsualOfEarlier } from "../times/beside-usual";
import { asksAgain } from "./earlier-again";
import { hoursOfLimit } from "./hours-of-limit";
import type { WordSlots } from "./merge";
import { leansByForm } from "./lean-by-form";
import { limitAgain } from "./limit-again";
import { ofPicked, ofPickedPart } from "./picked";
import { againstOtherEnd, splitOfEarlier } from "./same-form";
import { apartAgain, besideNamed, putRight, streakOfThose } from "./told-again";
import { againstThat, bothTogether, pairBefore } from "./two-before";

/** What a conversation holds before a question. */
export interface Before {
  /** The last frame. */
  previous: Frame | null;
  /** The one before it. */
  earlier?: Frame | null;
  /** Periods that the answer to the last one picked, the highest or lowest first. */
  picked?: readonly string[];
  /** The filter of a habit that it picked. */
  pickedPart?: string;
  /** Something was proposed that a yes would do. */
  hasProposal: boolean;
  /** YYYY-MM-DD, local */
  today: string;
}

/** How a question leans on those before it. */
export interface Leaning {
  /** With the meaning that its words take from the one before: "and at 30?" after a price is a price. */
  question: Question;
  /** What it leans on: the last frame, or that frame as one of the time that its answer picked. Null where it leans on none. */
  previous: Frame | null;
  /** 0–1, by the classifier: that it leans on the one before. */
  probability: number;
  /** It is of the time that the last answer picked. */
  isOfPicked: boolean;
  /** The question before, at a price that this one states. */
  priced: Asked | null;
  /** It asks the question before again. */
  isAgain: boolean;
  /** What both tell together, whatever else the words tell. */
  told: ToldReading | undefined;
  /** The same where the words state no price. */
  toldWithoutPrice: ToldReading | undefined;
}

/** What a question and the one before it tell together: the first that reads it. */
const TOGETHER: readonly ((question: Question, previous: Frame, before: Before) => ToldReading | undefined)[] = [
  ({ normal }, previous, { earlier, today }) => pairBefore(normal.text, previous, earlier ?? null, today),
  ({ normal, slots }, previous, { earlier, today }) =>
    bothTogether(normal.text, namedSlots(slots, "ask"), previous, earlier ?? null, today),
  ({ normal }, previous) => splitOfEarlier(normal.text, previous),
  ({ normal }, previous) => againstOtherEnd(normal.text, previous),
  ({ normal, slots }, previous) => againstThat(normal.text, namedSlots(slots, "ask"), previous),
  ({ normal, slots }, previous, { earlier }) =>
    limitAgain(normal.text, namedSlots(slots, "ask"), previous, earlier ?? null),
  baseLoadOver,
  ({ normal, slots }, previous) => streakOfThose(normal.text, namedSlots(slots, "ask"), previous),
  ({ normal, slots }, previous) => apartAgain(normal.text, namedSlots(slots, "ask"), previous),
  (question, previous, { today }) => besideNamed(question.normal.text, slotsOf(question, today), previous),
  (question, previous, { today }) => putRight(question, slotsOf(question, today), previous),
];

/** Its own slots, as if it asked of them alone. */
const slotsOf = ({ normal, slots, tokens }: Question, today: string): WordSlots =>
  saidSlots(namedSlots(slots, "ask"), normal.text, today, timeMarks(slots, tokens));

export function leaningOf(asWritten: Question, before: Before, classifier: Classifier): Leaning {
  const { hasProposal, picked = [], pickedPart, today } = before;
  const { text } = asWritten.normal;
  // "How much lower than the highest one" is of the ranking, and not of the time that it picked.
  const isOfRanking = before.previous !== null && againstOtherEnd(text, before.previous) !== undefined;
  const ofTime =
    before.previous && !hasProposal && !isOfRanking
      ? (ofPicked(text, before.previous, picked) ?? ofPickedPart(text, before.previous, pickedPart))
      : undefined;
  const previous = ofTime ?? before.previous;
  const question = withChangedPrice(asWritten, previous);
  if (!previous) return { ...NOTHING, question };
  const told = hasProposal ? undefined : firstTold(question, previous, before);
  const priced = hasProposal ? null : (pricedAgain(question, previous) ?? pricedUse(question, previous));
  const isAgain = !hasProposal && !priced && asksAgain(text, previous);
  const probability = previous.act === "talk" ? 0 : probabilityOf(question, previous, classifier);
  const ofEarlier = besideUsualOfEarlier(text, previous, today) ?? hoursOfLimit(text, previous);
  const leans =
    priced !== null ||
    isAgain ||
    probability > 0.5 ||
    Boolean(ofTime ?? told ?? ofEarlier) ||
    leansByForm(question, previous);
  if (!leans) return { ...NOTHING, question, probability };
  return {
    question,
    previous,
    probability,
    isOfPicked: ofTime !== undefined,
    priced,
    isAgain,
    told,
    toldWithoutPrice: ofEarlier,
  };
}

const NOTHING = {
  previous: null,
  probability: 0,
  isOfPicked: false,
  priced: null,
  isAgain: false,
  told: undefined,
  toldWithoutPrice: undefined,
} satisfies Omit<Leaning, "question">;

function firstTold(question: Question, previous: Frame, before: Before): ToldReading | undefined {
  for (const read of TOGETHER) {
    const told = read(question, previous, before);
    if (told) return told;
  }
  return undefined;
}

function probabilityOf(question: Question, previous: Frame, classifier: Classifier): number {
  const { leans } = classifier.classify(leanFeatures(question, previous), ["leans"]);
  return leans.find(({ label }) => label === "yes")?.probability ?? 0;
}
