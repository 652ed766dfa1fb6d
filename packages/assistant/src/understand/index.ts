import type { Language } from "@wattleaf/shared/i18n/language";
import { findEntities } from "./entities";
import { findTarget } from "./entities/charge";
import {
  asksMoneyOf,
  changesAction,
  followUpKind,
  isBareSwap,
  lastSubject,
  neighboringMonth,
  speaksOfEarlier,
  subjectOf,
  swappedIntent,
} from "./followup";
import { detectLanguage } from "./language";
import type { Concept } from "./lexicon/concepts";
import { normalize } from "./normalize";
import { conceptsOf, wordsOf } from "./question-features";
import { read } from "./reading";
import { plainReply } from "./reply";
import type { Entities, Intent, Turn, Understanding } from "./types";
import { correctTypo } from "./typos";

/** A question of at most so many words may leave its subject to the conversation. */
const MAX_ELLIPTIC_WORDS = 8;

/**
 * Reads a question: language, intent and entities, leaning on the earlier turns where its form asks for that.
 *
 * @param language answer language when the question itself does not show one
 * @param isWord tells words that are no typo although the lexicon lacks them
 */
export function understand(
  question: string,
  turns: readonly Turn[],
  language: Language,
  isWord: (word: string) => boolean = () => false,
): Understanding {
  const text = normalize(question);
  const words = wordsOf(text).map((word) => correctTypo(word, isWord));
  const corrected = words.join(" ");
  const earlier = lastSubject(turns);
  const kind = followUpKind(text);

  const named = findEntities(corrected, text);
  const target = earlier?.intent === "schedule" ? (named.target ?? findTarget(text, true)) : named.target;
  const entities: Entities = target ? { ...named, target } : named;
  const answerLanguage =
    entities.answerLanguage ??
    turns.findLast(({ understanding }) => understanding.entities.answerLanguage)?.understanding.entities
      .answerLanguage ??
    detectLanguage(text) ??
    language;

  const base = {
    language: answerLanguage,
    entities,
    query: searchText(corrected, text),
    sources: [],
    followUp: false,
    explain: false,
  };

  // Yes and no are answers only to what was proposed right before.
  const proposed = turns.at(-1)?.understanding.proposal;
  const reply = proposed ? plainReply(text) : null;
  if (reply) return { ...base, intent: reply, confidence: 0.95, followUp: true };
  // A bare yes with nothing proposed agrees to nothing, and the answer says so.
  if (BARE_YES.test(text)) return { ...base, intent: "confirm", confidence: 0.9 };

  if (earlier && (kind === "why" || kind === "more")) {
    return { ...base, ...carry(earlier, entities), explain: true, confidence: 0.9 };
  }
  if (earlier && kind === "unit") return { ...base, ...carry(earlier, entities), confidence: 0.9 };
  if (earlier && kind === "judge") return { ...base, ...carry(earlier, entities), judge: true, confidence: 0.9 };
  // A bare "why?" with nothing before it asks nothing.
  if (kind === "why" || kind === "more" || kind === "unit") return { ...base, intent: "knowledge", confidence: 0.3 };
  const neighbor = earlier && neighboringMonth(text, earlier);
  if (earlier && neighbor && (!entities.period || entities.period.kind === "next_month"))
    return {
      ...base,
      ...carry(earlier, { ...entities, period: neighbor }),
      intent: swappedIntent(earlier, { amounts: [], period: neighbor }) ?? "usage_by_period",
      confidence: 0.9,
    };

  const concepts = conceptsOf(words, text);

  // "How much does it cost to run?" after a question about the dryer is still about the dryer.
  if (earlier?.entities.appliance && !entities.appliance && (speaksOfEarlier(text) || kind === "continues")) {
    const { appliance, deviceName } = earlier.entities;
    const carried: Entities = { ...(deviceName ? { deviceName } : {}), ...entities, appliance };
    const reading = read(concepts, carried, corrected, text);
    const isOfIt = reading?.intent.startsWith("appliance") || (reading && ABOUT_A_DEVICE.has(reading.intent));
    if (reading && isOfIt && !entities.period && !(changesAction(entities) && swappedIntent(earlier, entities))) {
      return { ...base, ...reading, entities: carried, followUp: true, query: `${earlier.query} ${base.query}` };
    }
  }

  const own = read(concepts, entities, corrected, text);
  if (earlier && !entities.appliance && (kind === "continues" || speaksOfEarlier(text)) && asksMoneyOf(text, earlier))
    return { ...base, ...carry(earlier, entities), intent: "cost", query: base.query, confidence: 0.85 };
  const isChange = earlier !== undefined && changes(text, words.length, own, entities);
  if (earlier && (kind === "continues" || isChange)) {
    const swapped = swappedIntent(earlier, entities);
    const onlySwaps =
      !own ||
      isChange ||
      isBareSwap(corrected, text) ||
      SWAPPABLE.has(own.intent) ||
      own.intent === swapped ||
      own.score < 6.5;
    if (swapped && onlySwaps) {
      const merged: Entities = { ...keptOf(earlier, entities), ...entities, amounts: entities.amounts };
      if (concepts.has("COMPARE") && entities.period?.kind === "month" && earlier.entities.period) {
        const comparedTo = earlier.entities.period;
        return {
          ...base,
          intent: "compare_months",
          entities: { ...merged, comparedTo },
          confidence: 0.85,
          followUp: true,
        };
      }
      return { ...base, intent: swapped, entities: merged, confidence: 0.85, followUp: true };
    }
    // "And the lowest?" asks the same of the other end.
    if (
      (concepts.has("MOST") || /\b(?:best|better|worse)\b|最好/.test(corrected)) &&
      (!own || own.score < 6) &&
      EXTREME_INTENTS.has(earlier.intent)
    )
      return { ...base, ...carry(earlier, otherEnd(entities, earlier, text)), query: base.query, confidence: 0.85 };
    if (!own)
      return { ...base, intent: "knowledge", confidence: 0.3, followUp: true, query: `${earlier.query} ${base.query}` };
  }
  if (earlier && own?.intent === "compare_months" && !entities.comparedTo && kind === "continues") {
    const comparedTo = earlier.entities.period;
    if (comparedTo?.kind === "month" && entities.period?.kind === "month")
      return { ...base, intent: own.intent, entities: { ...entities, comparedTo }, confidence: 0.9, followUp: true };
  }
  if (entities.answerLanguage && (own?.score ?? 0) < 5.1)
    return { ...base, intent: "language_switch", confidence: 0.95 };
  // A weak reading of a short question is checked against what the conversation is about.
  if (
    earlier &&
    (!own || own.score < 5) &&
    words.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2 <= MAX_ELLIPTIC_WORDS
  ) {
    const subject = subjectOf(earlier.intent);
    const reading =
      subject.length > 0 && concepts.size > 0
        ? read(new Set([...concepts, ...subject]), entities, corrected, text)
        : undefined;
    if (reading && reading.score > Math.max(6, own?.score ?? 0)) {
      return {
        ...base,
        intent: reading.intent,
        confidence: reading.confidence * 0.9,
        followUp: true,
        query: `${base.query} ${earlier.query}`,
      };
    }
  }
  if (!own) return { ...base, intent: "knowledge", confidence: 0.3 };
  return { ...base, intent: own.intent, confidence: own.confidence };
}

const BARE_YES =
  /^(?:yes|yep|yeah|yup|yes please|yes do it|do it|go ahead|sure|sure,? go ahead|sure thing|confirm|confirmed|是|是的|确认|同意|没问题)[.!。! ]*$/;

/** What the bare name of an appliance or of a time is read as. */
const SWAPPABLE: ReadonlySet<string> = new Set(["appliance_advice", "appliance_breakdown", "usage_by_period"]);

/** "By 6 instead", 调到20度吧: a short message that only gives what is to be done another time, amount or setting. */
function changes(
  text: string,
  words: number,
  own: { intent: Intent; score: number } | undefined,
  entities: Entities,
): boolean {
  const length = words + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;
  const names = entities.appliance !== undefined || entities.period !== undefined;
  return (
    length <= MAX_ELLIPTIC_WORDS &&
    !names &&
    changesAction(entities) &&
    (!own ||
      own.intent === "device_control" ||
      own.intent === "schedule" ||
      /\b(?:instead|rather)\b|改成|换成|还是/.test(text))
  );
}

/** "Turn it off", "when should I run it?": said of the appliance spoken of before. */
const ABOUT_A_DEVICE: ReadonlySet<string> = new Set(["schedule", "device_control", "device_list"]);

const EXTREME_INTENTS: ReadonlySet<string> = new Set(["compare_months", "usage_by_period", "weekday_weekend"]);

function otherEnd(entities: Entities, earlier: Understanding, text: string): Entities {
  const { period } = earlier.entities;
  if (period?.kind !== "day" || !period.extreme) return entities;
  const extreme = /low|least|small|best|少|低|省/.test(text) ? "lowest" : "highest";
  return { ...entities, period: { ...period, extreme } };
}

/** The earlier subject with what the new question adds to it. */
function carry(
  earlier: Understanding,
  entities: Entities,
): Pick<Understanding, "intent" | "entities" | "query" | "followUp"> {
  const { answerLanguage: _lasting, ...kept } = keptOf(earlier, entities);
  return {
    intent: earlier.intent,
    entities: { ...kept, ...entities, amounts: entities.amounts.length > 0 ? entities.amounts : kept.amounts },
    query: earlier.query,
    followUp: true,
  };
}

/** What still holds of the earlier question: another appliance or room is not the device that was called by its name. */
function keptOf(earlier: Understanding, { appliance, room }: Entities): Entities {
  const { deviceName, ...others } = earlier.entities;
  return deviceName && !appliance && !room ? earlier.entities : others;
}

/** Words to search with: corrected English in place of the misspelt, Chinese as it stands. */
function searchText(corrected: string, text: string): string {
  const han = text
    .replace(/[a-z][a-z'/-]*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return `${corrected} ${/\p{Script=Han}/u.test(han) ? han : ""}`.trim();
}

/** Concepts that only home energy and the product have; "how much" and "explain" belong to any question. */
const DOMAIN: readonly Concept[] = [
  "USE",
  "ENERGY",
  "BILL",
  "PEAK",
  "DEMAND",
  "BASELOAD",
  "TARIFF",
  "DEVICE",
  "VPP",
  "TRIAL",
  "COIN",
  "UPLOAD",
  "METER",
  "PRIVACY",
  "API",
  "CONTACT",
  "UNITS",
  "TOPIC",
  "RATEPLAN",
  "ODD",
  "BREAKDOWN",
  "RANK",
  "BOUGHT",
  "TAMPER",
  "ACCOUNT",
  "CARBON",
  "PANELS",
  "PAYING",
  "OUTAGE",
];

/** True when a question names something of home energy or of the product. */
export function namesDomain(query: string): boolean {
  const concepts = conceptsOf(wordsOf(query), query);
  return DOMAIN.some((concept) => concepts.has(concept)) || findEntities(query, query).appliance !== undefined;
}
