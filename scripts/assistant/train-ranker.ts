import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ArticleIndex, FEATURES, type Candidate } from "../../packages/assistant/src/knowledge/candidates";
import { guesserOf, passageKey } from "../../packages/assistant/src/knowledge/guesser";
import type { Scorer } from "../../packages/assistant/src/knowledge/ranker";
import { rank, surenessFeatures, surenessOf } from "../../packages/assistant/src/knowledge/ranker";
import { UNLEARNED_FEATURES } from "../../packages/assistant/src/knowledge/unlearned";
import { loadKnowledge } from "../../packages/server/src/adapters/knowledge-files";
import { type Language, LANGUAGES } from "../../packages/shared/src/i18n/language";
import { trainSureness, trainWeights } from "./ranker/fit";
import { guessedKeys, lessonsOf, passageKeys } from "./ranker/lessons";
import { lessonsDigest, packGuesser } from "./ranker/pack-guesser";
import { articlesWithout, FOLDS, type KnownQuestion, knownQuestions, share } from "./ranker/questions";
import { type Place, report } from "./ranker/report";
import { trainGuesser } from "./ranker/train-guesser";
import { studyUnlearned } from "./ranker/study-unlearned";
import { trainTopics } from "./topic-classifier";

/**
 * Trains what finds the passage that answers: `bun run model:ranker`. A guesser learns from the questions that are asked
 * of each passage; a ranker weighs its guess, words, headings and the reader's topics; a calibration says how sure the
 * first place is. `--guessers` trains the guessers alone, after a few articles or questions changed, and `--unlearned` what
 * finds a passage in an article that the guesser has not learned, as a partner's. Every figure it prints is of questions,
 * and of authors, that took no part in the training.
 */

/** Of a question against a message, whose author was shown no passage and asks as people do. */
const IMPORTANCE: Readonly<Record<KnownQuestion["from"], number>> = {
  message: 1,
  listed: 0.5,
  asked: 0.5,
  own: 0,
};
/** One asked question in so many is ranked: all of them teach the guesser. */
const RANKED = 3;
/** One question in so many is ranked without the reader's topics, so that the ranker can do without. */
const WITHOUT_TOPICS = 8;

export interface Example extends KnownQuestion {
  candidates: readonly Candidate[];
  targets: readonly number[];
  importance: number;
  unknownShare: number;
  terms: number;
  elsewhere: number;
  own: number;
  none: number;
}

const MODELS = new URL("../../packages/assistant/src/knowledge/model/", import.meta.url);
const { articles } = loadKnowledge(fileURLToPath(new URL("../../packages/assistant/content", import.meta.url)));
const questions = knownQuestions(articles);
const chosen = ["guessers", "unlearned"].filter((part) => process.argv.includes(`--${part}`));
const isPart = (part: string): boolean => chosen.length === 0 || chosen.includes(part);
if (isPart("unlearned")) {
  const { weights, within } = studyUnlearned(articles, questions);
  const model = { features: UNLEARNED_FEATURES, weights: round(weights), within: round(within) };
  writeFileSync(new URL("unlearned.json", MODELS), `${JSON.stringify(model)}\n`);
}
if (isPart("ranker")) {
  const model = { features: FEATURES, ...study(LANGUAGES.flatMap(examplesOf)) };
  writeFileSync(new URL("ranker.json", MODELS), `${JSON.stringify(model)}\n`);
}
for (const language of isPart("guessers") ? LANGUAGES : []) {
  const own = articles.filter((article) => article.language === language);
  const lessons = lessonsOf(
    own,
    questions.filter((one) => one.language === language),
  );
  const file = packGuesser(trainGuesser(lessons, guessedKeys(own)), lessonsDigest(lessons));
  writeFileSync(new URL(`guesser-${language}.json`, MODELS), `${JSON.stringify(file)}\n`);
  console.log(`${language}: guesser of ${lessons.length} texts, ${Math.round(file.gzip.length / 1024)} KB`);
}

/** The candidates of every question. Guesses and topics come from models that have not seen the question's fold. */
function examplesOf(language: Language): Example[] {
  const own = articles.filter((article) => article.language === language);
  const all = questions.filter((one) => one.language === language);
  const asked = all.filter(
    ({ from, text, isBare }) => from !== "asked" || isBare || share(`ranked ${text}`, RANKED) === 0,
  );
  const found: Example[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isSeen = (one: KnownQuestion) => one.fold !== fold && !one.isBare;
    const seen = articlesWithout(
      own,
      all.filter((one) => !isSeen(one)),
    );
    const guesser = trainGuesser(lessonsOf(seen, all.filter(isSeen)), guessedKeys(own));
    const topicsOf = trainTopics(all.filter((one) => isSeen(one) && one.from !== "asked" && one.from !== "own"));
    const index = new ArticleIndex(seen, guesserOf(guesser, passageKeys(own)));
    for (const one of asked) {
      if (one.fold !== fold) continue;
      const topics = share(`topics ${one.text}`, WITHOUT_TOPICS) === 0 ? [] : topicsOf(one.text);
      const {
        candidates,
        unknownShare,
        terms,
        own: isOwn,
        none,
      } = index.ask(one.text, {
        topics,
        ...(one.appliances ? { appliances: one.appliances } : {}),
      });
      found.push({
        ...one,
        // What is of the asker's own is not ranked.
        candidates: one.from === "own" ? candidates.slice(0, 1) : candidates,
        targets: candidates.flatMap((candidate, at) => (isWanted(one, candidate) ? [at] : [])),
        importance: IMPORTANCE[one.from],
        unknownShare,
        terms: terms.length,
        elsewhere: index.elsewhere(topics),
        own: isOwn,
        none,
      });
    }
    console.log(`${language}, fold ${fold + 1} of ${FOLDS}`);
  }
  return found;
}

function isWanted({ slug, section }: KnownQuestion, { article, passage }: Candidate): boolean {
  if (section === undefined) return article.slug === slug;
  return slug !== null && passageKey(slug, section) === passageKey(article.slug, passage.heading);
}

function study(all: readonly Example[]): Scorer {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const held = folds.map((fold) => {
    const weights = trainWeights(all.filter((one) => one.fold !== fold));
    return all.filter((one) => one.fold === fold).map((one) => placeOf(one, weights));
  });
  const calibrated = folds.flatMap((fold) => {
    const sureness = trainSureness(held.filter((_, at) => at !== fold).flat());
    return (held[fold] ?? []).map((place) => ({
      ...place,
      sureness: surenessOf(place.features, { weights: [], sureness }),
    }));
  });
  report(calibrated);
  return { weights: round(trainWeights(all)), sureness: round(trainSureness(held.flat())) };
}

function placeOf(example: Example, weights: readonly number[]): Place {
  const ranked = rank(example.candidates, { weights, sureness: [] });
  const [first] = ranked;
  return {
    ...example,
    isRight: first?.article.slug === example.slug,
    isPassage: first !== undefined && isWanted(example, first),
    features: surenessFeatures(ranked, example),
    top: first ? passageKey(first.article.slug, first.passage.heading) : "",
  };
}

function round(values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * 1000) / 1000);
}
