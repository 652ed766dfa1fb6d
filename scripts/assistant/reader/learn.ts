import type { BoostedTrees } from "../../../packages/assistant/src/confidence/boosted-trees";
import { classifierOf } from "../../../packages/assistant/src/frame/learned/classifier";
import type { Head } from "../../../packages/assistant/src/frame/learned/classifier";
import type { Frame } from "../../../packages/assistant/src/frame/frame";
import { boundariesOf } from "../../../packages/assistant/src/frame/parts";
import type { Question } from "../../../packages/assistant/src/frame/question";
import { questionOf } from "../../../packages/assistant/src/frame/question";
import { leanFeatures, questionFeatures } from "../../../packages/assistant/src/frame/learned/question-features";
import type { MessageReader } from "../../../packages/assistant/src/frame/reader";
import { readerOf } from "../../../packages/assistant/src/frame/reader";
import { linearModel } from "../../../packages/assistant/src/frame/learned/sparse-model";
import { tagFeatures } from "../../../packages/assistant/src/frame/learned/tag-features";
import type { Tagger } from "../../../packages/assistant/src/frame/learned/tagger";
import { taggerOf } from "../../../packages/assistant/src/frame/learned/tagger";
import { tokensOf } from "../../../packages/assistant/src/frame/learned/tokens";
import { normalWords } from "../../../packages/assistant/src/frame/normalize";
import type { LabeledMessage } from "../labeled-messages";
import { syntheticFollowUps } from "./follow-ups";
import { goldFrame, goldLabels, goldTags, TODAY } from "./gold";
import type { ListedQuestion } from "./listed-questions";
import { misspelled } from "./misspell";
import type { TrainingPhrase } from "./phrases";
import type { LabeledQuestion, TrainedClassifiers } from "./train-classifiers";
import { trainClassifiers } from "./train-classifiers";
import type { TrainedTagger } from "./train-tagger";
import { seededRandom } from "../../seeded-random";
import { trainTagger } from "./train-tagger";
import { wordMemory } from "./word-memory";

export interface LearnedReader {
  tagger: TrainedTagger;
  classifiers: TrainedClassifiers;
  memory: ReturnType<typeof wordMemory>;
  talkTopics: readonly string[];
  sharpness: Record<Head, number>;
  sureness: readonly number[];
  confidence: BoostedTrees;
}

const FIRST_EPOCHS = 6;
const EVEN: Record<Head, number> = {
  act: 1,
  scope: 1,
  metric: 1,
  aggregate: 1,
  subject: 1,
  command: 1,
  topic: 1,
  leans: 1,
  splits: 1,
};
const PHRASE_WEIGHT = 0.6;
const SYNTHETIC_WEIGHT = 0.4;

/** What a reader learns from beside the messages of authors. */
export interface OtherQuestions {
  /** The questions that the articles list, and ordinary ones that people ask of them. */
  listed: readonly ListedQuestion[];
  phrases: readonly TrainingPhrase[];
}

/** Learns to read from the messages of some authors. */
export function learnReader(written: readonly LabeledMessage[], { listed, phrases }: OtherQuestions): LearnedReader {
  const typos = misspelled(written);
  const messages = [...written, ...typos];
  const tagged = messages.map((message) => ({
    features: tagFeatures(tokensOf(normalWords(message.text))).map((names) => names.map(shared)),
    tags: goldTags(message),
    author: message.author,
  }));
  const tagger = trainTagger(tagged);
  // The classifiers learn from tags as they will meet them: of messages that the tagger has not seen.
  const halves = [0, 1].map((half) => taggerFrom(trainTagger(tagged.filter(({ author }) => author % 2 !== half))));
  const memory = wordMemory(written);
  const talkTopics = [
    ...new Set(messages.flatMap(({ labels }) => (labels.act === "talk" && labels.topic ? [labels.topic] : []))),
  ].toSorted();
  const questionIn = (text: string, language: LabeledMessage["language"], author: number): Question =>
    questionOf(text, { language, today: TODAY }, halves[author % 2] ?? taggerFrom(tagger), memory);

  const standalone: LabeledQuestion[] = messages
    .filter(({ previous, part }) => previous === null && part === 0)
    .map((message) => ({
      features: featuresOf(questionIn(message.text, message.language, message.author), null),
      labels: goldLabels(message),
      weight: 1,
    }));
  const laterParts: LabeledQuestion[] = messages
    .filter(({ part }) => part > 0)
    .map((message) => ({
      features: featuresOf(questionIn(message.text, message.language, message.author), null),
      labels: goldLabels(message),
      weight: 0.5,
    }));
  const ofArticles: LabeledQuestion[] = listed.map(({ text, language, topic, scope, weight }, index) => ({
    features: featuresOf(questionIn(text, language, index), null),
    labels: { topic, ...(scope && { scope }) },
    weight,
  }));
  const ofPhrases: LabeledQuestion[] = phrases.map(({ text, language, labels }, index) => ({
    features: featuresOf(questionIn(text, language, index), null),
    labels,
    weight: PHRASE_WEIGHT,
  }));
  const first = readerOf({
    tagger: taggerFrom(tagger),
    classifier: classifierFrom(
      trainClassifiers([...standalone, ...laterParts, ...ofArticles, ...ofPhrases, ...splits(written)], FIRST_EPOCHS),
      EVEN,
    ),
    memory,
    talkTopics: new Set(talkTopics),
    sureness: [],
  });

  const classifiers = trainClassifiers([
    ...standalone,
    ...laterParts,
    ...ofArticles,
    ...ofPhrases,
    ...splits(written),
    ...followUps(written, first, questionIn),
    ...standing(written, questionIn),
  ]);
  return {
    tagger,
    classifiers,
    memory,
    talkTopics,
    sharpness: EVEN,
    sureness: [],
    confidence: { signals: [], base: 0, trees: [] },
  };
}

export const taggerFrom = ({ tags, emissions, transitions }: TrainedTagger): Tagger =>
  taggerOf({ tags, emissions: linearModel(emissions), transitions });

export const classifierFrom = ({ labels, weights }: TrainedClassifiers, sharpness: Record<Head, number>) =>
  classifierOf({ labels, weights: linearModel(weights), sharpness });

export function readerFrom({
  tagger,
  classifiers,
  memory,
  talkTopics,
  sharpness,
  sureness,
}: LearnedReader): MessageReader {
  return readerOf({
    tagger: taggerFrom(tagger),
    classifier: classifierFrom(classifiers, sharpness),
    memory,
    talkTopics: new Set(talkTopics),
    sureness,
  });
}

/** The same name of a feature is kept once: millions of copies would fill the memory. */
const known = new Map<string, string>();
function shared(name: string): string {
  const same = known.get(name);
  if (same !== undefined) return same;
  known.set(name, name);
  return name;
}

const featuresOf = (question: Question, before: Frame | null): string[] =>
  questionFeatures(question, before).map(shared);

type QuestionIn = (text: string, language: LabeledMessage["language"], author: number) => Question;

/** Questions that lean on the one before, which is read as far as the reader can by then. */
function followUps(
  messages: readonly LabeledMessage[],
  first: MessageReader,
  questionIn: QuestionIn,
): LabeledQuestion[] {
  const real = messages.flatMap((message) => {
    if (message.previous === null) return [];
    const before = first.readQuestion(message.previous, {
      language: message.language,
      today: TODAY,
      previous: null,
      hasProposal: false,
    }).frame;
    return leaning(questionIn(message.text, message.language, message.author), before, goldLabels(message), 1);
  });
  const synthetic = syntheticFollowUps(messages).flatMap(({ text, base }) =>
    leaning(questionIn(text, base.language, base.author), goldFrame(base), goldLabels(base), SYNTHETIC_WEIGHT),
  );
  return [...real, ...synthetic];
}

function leaning(
  question: Question,
  before: Frame,
  labels: LabeledQuestion["labels"],
  weight: number,
): LabeledQuestion[] {
  return [
    { features: featuresOf(question, before), labels, weight },
    { features: leanFeatures(question, before).map(shared), labels: { leans: "yes" }, weight },
  ];
}

/** Questions that stand by themselves, behind another question of the same author. */
function standing(messages: readonly LabeledMessage[], questionIn: QuestionIn): LabeledQuestion[] {
  const random = seededRandom(23);
  const byAuthor = Map.groupBy(messages, ({ author }) => author);
  return messages
    .filter(
      ({ previous, part, labels }) =>
        previous === null && part === 0 && labels.act !== "confirm" && labels.act !== "decline",
    )
    .flatMap((message) => {
      const others = byAuthor.get(message.author) ?? [];
      const other = others[Math.floor(random() * others.length)];
      if (!other || random() < 0.4) return [];
      return {
        features: leanFeatures(questionIn(message.text, message.language, message.author), goldFrame(other)).map(
          shared,
        ),
        labels: { leans: "no" },
        weight: 1,
      };
    });
}

/** Where messages of several questions are split, and where others are not. */
function splits(messages: readonly LabeledMessage[]): LabeledQuestion[] {
  const byMessage = Map.groupBy(messages, ({ author, message }) => `${author}\t${message}`);
  return [...byMessage.values()].flatMap((parts) => {
    const message = parts[0]?.message ?? "";
    const starts = parts
      .toSorted((a, b) => a.part - b.part)
      .reduce<number[]>((found, { text }) => [...found, message.indexOf(text, found.at(-1) ?? 0)], []);
    return boundariesOf(message).map(({ to, features }) => {
      const isSplit = starts.slice(1).some((start) => Math.abs(start - to) <= 1);
      return { features, labels: { splits: isSplit ? "yes" : "no" }, weight: 1 };
    });
  });
}
