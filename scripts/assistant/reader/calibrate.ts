import { SIGNALS } from "../../../packages/assistant/src/confidence/signals";
import { FRAME_HEADS, type Head } from "../../../packages/assistant/src/frame/learned/classifier";
import { questionOf } from "../../../packages/assistant/src/frame/question";
import { questionFeatures } from "../../../packages/assistant/src/frame/learned/question-features";
import type { KnowledgeBase } from "../../../packages/assistant/src/knowledge";
import type { LabeledMessage } from "../labeled-messages";
import { judgeAnswer } from "./answer-evidence";
import { boostTrees } from "./boost-trees";
import { judge } from "./evaluate";
import { goldLabels, TODAY } from "./gold";
import type { LearnedReader } from "./learn";
import { classifierFrom, readerFrom, taggerFrom } from "./learn";

type Calibration = Pick<LearnedReader, "confidence" | "sharpness" | "sureness">;

const SHARPNESSES = [0.6, 0.8, 1, 1.2, 1.4, 1.7, 2, 2.4, 2.8, 3.3];

/** A reader, and the messages of authors that it did not learn from. */
export interface UnknownAuthors {
  learned: LearnedReader;
  unknown: readonly LabeledMessage[];
}

/**
 * How sure a reader may be: measured on authors that it did not learn from, so that of the questions it is 80 % sure of,
 * 80 % are read rightly. The first reader sets how sharp its heads are; the answers of all teach their confidence.
 */
export function calibrate(readers: readonly UnknownAuthors[], knowledge: KnowledgeBase): Calibration {
  const [first] = readers;
  if (!first) throw new Error("no authors to calibrate on");
  const sharpness = { ...first.learned.sharpness, ...sharpnessOf(first.learned, first.unknown) };
  const judged = readers.flatMap(({ learned, unknown }) => {
    const reader = readerFrom({ ...learned, sharpness });
    return unknown.map((message) => judge(message, reader));
  });
  const sureness = logisticRegression(judged.map(({ evidence, isRight }) => ({ inputs: evidence, isRight })));
  const answers = readers.flatMap(({ learned, unknown }) => {
    const reader = readerFrom({ ...learned, sharpness, sureness });
    return unknown.flatMap((message) => judgeAnswer(message, reader, knowledge));
  });
  return { sharpness, sureness, confidence: { signals: SIGNALS, ...boostTrees(answers) } };
}

/** The factor of each head's scores under which its labels are the likeliest. */
function sharpnessOf(learned: LearnedReader, unknown: readonly LabeledMessage[]): Partial<LearnedReader["sharpness"]> {
  const tagger = taggerFrom(learned.tagger);
  const classifier = classifierFrom(learned.classifiers, learned.sharpness);
  const guessed = unknown
    .filter(({ previous }) => previous === null)
    .map((message) => {
      const question = questionOf(message.text, { language: message.language, today: TODAY }, tagger, learned.memory);
      return {
        labels: goldLabels(message),
        guesses: classifier.classify(questionFeatures(question, null), FRAME_HEADS),
      };
    });
  const loss = (head: Head, sharpness: number): number => {
    let sum = 0;
    for (const { labels, guesses } of guessed) {
      const wanted = guesses[head].find(({ label }) => label === labels[head])?.probability;
      if (wanted === undefined) continue;
      const total = guesses[head].reduce((all, { probability }) => all + probability ** sharpness, 0);
      sum -= Math.log(Math.max(1e-4, wanted ** sharpness / total));
    }
    return sum;
  };
  return Object.fromEntries(
    FRAME_HEADS.map((head) => [head, SHARPNESSES.toSorted((a, b) => loss(head, a) - loss(head, b))[0] ?? 1]),
  );
}

const STEPS = 2000;
const RATE = 0.3;
const RIDGE = 1e-3;

/** By gradient descent on inputs of the same size, so that it converges. */
function logisticRegression(rows: readonly { inputs: readonly number[]; isRight: boolean }[]): number[] {
  const sizes = (rows[0]?.inputs ?? []).map(
    (_, index) => Math.sqrt(rows.reduce((sum, { inputs }) => sum + (inputs[index] ?? 0) ** 2, 0) / rows.length) || 1,
  );
  const scaled = rows.map(({ inputs, isRight }) => ({
    isRight,
    inputs: inputs.map((value, index) => value / (sizes[index] ?? 1)),
  }));
  const weights = sizes.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => -RIDGE * weight);
    for (const { inputs, isRight } of scaled) {
      const score = inputs.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
      const error = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-score));
      for (const [index, value] of inputs.entries())
        slopes[index] = (slopes[index] ?? 0) + (error * value) / rows.length;
    }
    for (const [index, slope] of slopes.entries()) weights[index] = (weights[index] ?? 0) + RATE * slope;
  }
  return weights.map((weight, index) => weight / (sizes[index] ?? 1));
}
