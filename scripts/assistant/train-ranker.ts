import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame } from "../../packages/assistant/src/frame/frame";
import type { Candidate } from "../../packages/assistant/src/knowledge/candidates";
import { ArticleIndex, FEATURES } from "../../packages/assistant/src/knowledge/candidates";
import type { Scorer } from "../../packages/assistant/src/knowledge/ranker";
import { rank, SURENESS_FEATURES, surenessFeatures, surenessOf } from "../../packages/assistant/src/knowledge/ranker";
import { loadKnowledge } from "../../packages/server/src/adapters/knowledge-files";
import { LANGUAGES, type Language } from "../../packages/shared/src/i18n/language";
import { areaUnderCurve } from "./area-under-curve";
import { labeledMessages } from "./labeled-messages";
import { trainTopics } from "./topic-classifier";

/**
 * Trains the ranker of passages and the calibration of its first place: `bun run model:ranker`. It learns from the
 * questions that articles list, each with itself left out of the index, and from the messages of the authors who are
 * not held out. Every figure it prints is of authors that took no part in the training.
 */
const FOLDS = 5;
/** The labeled questions of authors whose number it divides are for the final measurement. */
const HELD_OUT = 5;
/**
 * Of a listed question against an author's. A listed question is left out of its own article's list while the other
 * articles keep all of theirs, so many of them would teach that similar questions speak against an article.
 */
const LISTED_IMPORTANCE = 0.1;

interface Asked {
  text: string;
  language: Language;
  /** The article that answers; null where none does. */
  slug: string | null;
  /** Authors of one fold are never both trained on and measured. Listed questions are only trained on. */
  author: number | null;
  appliances: Frame["appliances"];
  topic: string;
}

interface Example extends Asked {
  fold: number | null;
  candidates: readonly Candidate[];
  target: number;
  unknownShare: number;
  terms: number;
  elsewhere: number;
}

const { articles } = loadKnowledge(
  fileURLToPath(new URL("../../packages/assistant/content/knowledge", import.meta.url)),
);
const indexes = Object.fromEntries(
  LANGUAGES.map((language) => [language, new ArticleIndex(articles.filter((one) => one.language === language))]),
) as Record<Language, ArticleIndex>;
const slugs = new Set(articles.map(({ slug }) => slug));

const listed: Asked[] = articles.flatMap(({ slug, language, questions }) =>
  questions.map((text) => ({ text, language, slug, author: null, appliances: [], topic: slug })),
);
const asked: Asked[] = labeledMessages().flatMap(({ author, text, labels, spans, language, previous }) => {
  const { scope, topic, act } = labels;
  if (author % HELD_OUT === 0 || previous !== null || topic === undefined || scope === "own") return [];
  const isTalk = act === "talk" || topic === "none";
  if (!isTalk && !slugs.has(topic)) return [];
  // Sums are calculated, not looked up.
  if (spans.some(({ slot }) => slot === "given")) return [];
  const appliances = spans.filter(({ slot }) => slot === "appliance").map(({ value }) => value) as Frame["appliances"];
  return [{ text, language, slug: isTalk ? null : topic, author, appliances, topic }];
});

const authors = [...new Set(asked.map(({ author }) => author))];
const foldOfAuthor = new Map(authors.map((author, at) => [author, at % FOLDS]));

console.log(`${listed.length} listed questions, ${asked.length} messages of ${authors.length} authors`);
const withTopics = examplesWith(true);
console.log("features");
const withoutTopics = examplesWith(false);

const model = {
  features: FEATURES,
  withTopics: study("with topics", withTopics),
  withoutTopics: study("without topics", withoutTopics),
};
writeFileSync(
  new URL("../../packages/assistant/src/knowledge/model/ranker.json", import.meta.url),
  `${JSON.stringify(model)}\n`,
);

/** The candidates of every question. Topics come from a classifier that has not seen the question's fold. */
function examplesWith(hasTopics: boolean): Example[] {
  const all = [...listed, ...asked].map((one, at) => ({
    ...one,
    fold: one.author === null ? at % FOLDS : (foldOfAuthor.get(one.author) ?? 0),
  }));
  const classifiers = Array.from({ length: FOLDS }, (_, fold) =>
    hasTopics ? trainTopics(all.filter((one) => one.fold !== fold)) : () => [],
  );
  return all.map((one): Example => {
    const topics = classifiers[one.fold]?.(one.text) ?? [];
    const isListed = one.author === null;
    const { candidates, unknownShare, terms } = indexes[one.language].ask(one.text, {
      topics,
      ...(one.appliances ? { appliances: one.appliances } : {}),
      ...(isListed ? { withoutQuestion: one.text } : {}),
    });
    return {
      ...one,
      fold: isListed ? null : one.fold,
      candidates,
      target: candidates.findIndex(({ article }) => article.slug === one.slug),
      unknownShare,
      terms: terms.length,
      elsewhere: indexes[one.language].elsewhere(topics),
    };
  });
}

function study(name: string, examples: readonly Example[]): Scorer {
  // Places of held-back authors first: what calibration learns from.
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainWeights(examples.filter((one) => one.fold !== fold));
    return examples.filter((one) => one.fold === fold).map((one) => placeOf(one, weights));
  });
  report(name, held.flat());
  const calibrated = held.flatMap((places, fold) => {
    const others = held.filter((_, at) => at !== fold).flat();
    const sureness = trainSureness(others);
    return places.map((place) => ({ ...place, sureness: surenessOf(place.features, { weights: [], sureness }) }));
  });
  reportSureness(calibrated);
  return { weights: round(trainWeights(examples)), sureness: round(trainSureness(held.flat())) };
}

interface Place {
  example: Example;
  isRight: boolean;
  /** From 1; 0 when it is no candidate. */
  place: number;
  features: number[];
  top: string;
}

function placeOf(example: Example, weights: readonly number[]): Place {
  const ranked = rank(example.candidates, { weights, sureness: [] });
  const place = ranked.findIndex(({ article }) => article.slug === example.slug) + 1;
  return {
    example,
    place,
    isRight: place === 1,
    features: surenessFeatures(ranked, example),
    top: ranked[0]?.article.slug ?? "",
  };
}

/** Softmax over the candidates of each question: gradient descent with momentum, the same result every time. */
function trainWeights(examples: readonly Example[]): number[] {
  const rows = examples.filter(({ target }) => target >= 0);
  const size = FEATURES.length;
  const weights = new Float64Array(size);
  const m = new Float64Array(size);
  const v = new Float64Array(size);
  for (let step = 1; step <= 300; step += 1) {
    const gradient = new Float64Array(size);
    let sumWeight = 0;
    for (const { candidates, target, author } of rows) {
      const importance = author === null ? LISTED_IMPORTANCE : 1;
      sumWeight += importance;
      const scores = candidates.map(({ features }) => {
        let score = 0;
        for (let at = 0; at < size; at += 1) score += (weights[at] ?? 0) * (features[at] ?? 0);
        return score;
      });
      const top = Math.max(...scores);
      const exps = scores.map((score) => Math.exp(score - top));
      const total = exps.reduce((sum, one) => sum + one, 0);
      candidates.forEach(({ features }, at) => {
        const error = ((exps[at] ?? 0) / total - (at === target ? 1 : 0)) * importance;
        if (Math.abs(error) < 1e-5) return;
        for (let of = 0; of < size; of += 1) gradient[of] = (gradient[of] ?? 0) + error * (features[of] ?? 0);
      });
    }
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / sumWeight + 0.0005 * (weights[at] ?? 0);
      m[at] = 0.9 * (m[at] ?? 0) + 0.1 * slope;
      v[at] = 0.99 * (v[at] ?? 0) + 0.01 * slope * slope;
      const rate = 0.15 / (1 + step / 150);
      weights[at] =
        (weights[at] ?? 0) -
        (rate * (m[at] ?? 0)) / (1 - 0.9 ** step) / (Math.sqrt((v[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return [...weights];
}

/** Logistic regression on whether the first place was right. */
function trainSureness(places: readonly Place[]): number[] {
  const size = SURENESS_FEATURES.length + 1;
  const weights = new Float64Array(size);
  const m = new Float64Array(size);
  const v = new Float64Array(size);
  const rows = places.map(({ features, isRight }) => ({ values: [1, ...features], isRight }));
  for (let step = 1; step <= 600; step += 1) {
    const gradient = new Float64Array(size);
    for (const { values, isRight } of rows) {
      let score = 0;
      for (let at = 0; at < size; at += 1) score += (weights[at] ?? 0) * (values[at] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0);
      for (let at = 0; at < size; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (values[at] ?? 0);
    }
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / rows.length + (at > 0 ? 0.0005 * (weights[at] ?? 0) : 0);
      m[at] = 0.9 * (m[at] ?? 0) + 0.1 * slope;
      v[at] = 0.99 * (v[at] ?? 0) + 0.01 * slope * slope;
      weights[at] =
        (weights[at] ?? 0) -
        (0.05 * (m[at] ?? 0)) / (1 - 0.9 ** step) / (Math.sqrt((v[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return [...weights];
}

function report(name: string, places: readonly Place[]): void {
  for (const language of LANGUAGES) {
    const own = places.filter(({ example }) => example.slug !== null && example.language === language);
    const within = (most: number) => percent(own.filter(({ place }) => place > 0 && place <= most).length, own.length);
    console.log(
      `${name}, ${language}: ${own.length} questions, first ${within(1)}, first three ${within(3)}, first five ${within(5)}, candidate ${within(99)}`,
    );
  }
  if (process.argv.includes("--misses")) {
    for (const { example, top, place } of places
      .filter((missed) => !missed.isRight && missed.example.slug !== null)
      .slice(0, 400))
      console.log(`  ${example.author} ${example.slug} → ${top} (${place}) | ${example.text}`);
  }
}

function reportSureness(places: readonly (Place & { sureness: number })[]): void {
  console.log(`  sureness: AUC ${areaUnderCurve(places).toFixed(3)}`);
  for (let from = 0; from < 1; from += 0.1) {
    const bin = places.filter(({ sureness }) => sureness >= from && sureness < from + 0.1);
    console.log(
      `    ${from.toFixed(1)}: ${bin.length} questions, right ${percent(bin.filter(({ isRight }) => isRight).length, bin.length)}`,
    );
  }
  for (const threshold of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6]) {
    const answered = places.filter(({ sureness }) => sureness >= threshold);
    const talk = places.filter(({ example }) => example.slug === null);
    console.log(
      `  at ${threshold}: answers ${percent(answered.filter(({ example }) => example.slug !== null).length, places.length - talk.length)} of the questions, ` +
        `right ${percent(answered.filter(({ isRight }) => isRight).length, answered.length)}, ` +
        `answers ${percent(talk.filter(({ sureness }) => sureness >= threshold).length, talk.length)} of talk`,
    );
  }
}

function round(values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * 1000) / 1000);
}
function percent(part: number, whole: number): string {
  return `${whole > 0 ? ((100 * part) / whole).toFixed(1) : "–"} %`;
}
