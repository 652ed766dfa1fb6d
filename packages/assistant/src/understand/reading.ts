import { classifierOf, shippedModel } from "./classifier";
import { classifierFeatures } from "./features";
import type { Concept } from "./lexicon/concepts";
import { scoreIntents } from "./lexicon/score";
import type { Period } from "./entities/period";
import { ruleFeatures } from "./question-features";
import type { Entities, Intent } from "./types";

/** What the sum of rule and examples must reach; below it the articles are searched. */
const MIN_SCORE = 3.5;
/** What a certain classifier adds, beside at most 11 from a rule: examples lead, and rules break their doubts. */
const EXAMPLES_WEIGHT = 14;
/** What a question that names nothing of energy or of the product must reach. */
const MIN_SCORE_WITHOUT_SUBJECT = 9;
/** A rule this sure (an attempt to take over the assistant) is not weighed against anything. */
const DECISIVE_RULE = 11;

export interface Reading {
  intent: Intent;
  /** On the scale of the rules, 0–10. */
  score: number;
  confidence: number;
}

/**
 * What a question wants: the intent of the highest sum of its rule and of the examples that resemble the question.
 * Undefined when neither knows; then the articles are searched.
 */
export function read(
  concepts: ReadonlySet<Concept>,
  entities: Entities,
  corrected: string,
  text: string,
): Reading | undefined {
  const features = ruleFeatures(concepts, entities, corrected, text);
  const scores = new Map<Intent, number>(scoreIntents(features).map(({ intent, score }) => [intent, score]));
  const [surest = 0] = scores.values();
  const named = classifierFeatures(corrected, text, features);
  if (surest < DECISIVE_RULE && classifier.knowsAWord(named)) {
    for (const { intent, probability } of classifier.classify(named))
      scores.set(intent, (scores.get(intent) ?? 0) + EXAMPLES_WEIGHT * probability);
  }
  const endangers = features.has("TAMPER") || features.has("OTHERS") || DANGER.test(`${corrected} ${text}`);
  if (!endangers && scores.has("unsafe")) scores.set("unsafe", (scores.get("unsafe") ?? 0) * UNWARRANTED);
  const [best, second] = [...scores]
    // Nothing can be said of an appliance that is not named.
    .filter(([intent]) => entities.appliance || features.has("AMOUNT_POWER") || !NEEDS_APPLIANCE.has(intent))
    .toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < MIN_SCORE) return undefined;
  const [bestIntent, score] = best;
  const intent = bestIntent === "usage_total" ? totalOf(entities) : bestIntent;
  // "How many calories in an apple" sounds like a question of ours, but names nothing of it.
  const namesNothing = !entities.appliance && ![...features].some((feature) => OF_THE_DOMAIN.has(feature));
  if (namesNothing && score < MIN_SCORE_WITHOUT_SUBJECT && !PLAIN_TALK.has(intent)) return undefined;
  const margin = score - (second?.[1] ?? 0);
  return { intent, score: Math.min(10, score * SCALE), confidence: Math.min(1, (score + margin) / 24) };
}

const OF_A_PART: Partial<Record<Period["kind"], Intent>> = {
  weekend: "weekday_weekend",
  weekday: "weekday_weekend",
  night: "night_share",
  next_days: "forecast",
  next_month: "forecast",
};

/** The total of a time that is named is that time's alone. */
function totalOf({ period }: Entities): Intent {
  return period ? (OF_A_PART[period.kind] ?? "usage_by_period") : "usage_total";
}

/** Concepts and entities that a question outside of our field hardly has; "how much" and "show me" belong to any. */
const OF_THE_DOMAIN: ReadonlySet<string> = new Set(
  "USE ENERGY BILL COST SAVE PEAK DEMAND BASELOAD NIGHT WEEKEND TARIFF RATEPLAN TARIFF_KIND DEVICE VPP PLAN TRIAL COIN STORE UPLOAD METER PRIVACY API CONTACT UNITS TOPIC ODD BREAKDOWN RANK POINTS BOUGHT TAMPER OTHERS ENROL EARNED CHARGE COMMAND CONTROL TEMPERATURE ROOM DEADLINE PERIOD_WIDE PERIOD_AHEAD FINE AMOUNT_ENERGY AMOUNT_POWER AMOUNT_PRICE PLANNING MONTH CHEAP HIGH OWNDATA INVITE CONNECT ACCOUNT CARBON PANELS PAYING OUTAGE".split(
    " ",
  ),
);

/** Words that a dangerous or dishonest wish can hardly do without. */
const DANGER =
  /\b(?:wir\w+|panel|breaker|fuse|live|outlet|socket|plug|cord|shock\w*|gas|burn\w*|melt\w*|fire|illegal\w*|grid|generator|mains|seal|magnet|backwards|free electricity|others?|someone|bob|landlord|tenant|user|users|customer\w*|account|number|addresses|who|his|her|their|ground\w*|neutral|box|signal|admin\w*|households?|street|everyone|everybody|unsafe|danger\w*|kill|jump)\b|线|电箱|插座|插头|保险|漏电|电线|闸|焦|糊|火|烟|别人|户|房东|室友|租客|用户|客户|邻|入侵|拆|私|偷|假|冒充|发电机/;
/** What is left of a reading as unsafe without any of them. */
const UNWARRANTED = 0.2;

/** Intents of the conversation itself. */
const PLAIN_TALK: ReadonlySet<Intent> = new Set([
  "greeting",
  "thanks",
  "goodbye",
  "capabilities",
  "provenance",
  "language_switch",
  "contact",
  "out_of_scope",
  "unsafe",
]);

const NEEDS_APPLIANCE: ReadonlySet<Intent> = new Set(["appliance_advice", "appliance_cost"]);

/** Brings the sum to the scale of the rules. */
const SCALE = 0.6;

/** Read when the module loads, so that no question waits for it. */
const classifier = classifierOf(shippedModel());
