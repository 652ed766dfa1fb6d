import type { Appliance } from "../entities/appliance";
import type { Entities, Intent } from "../types";
import type { Concept } from "./concepts";
import { RULES } from "./rules";

const PRODUCT = /\bwattleaf\b|\byour (?:service|product|platform|app)\b|你们的?(?:服务|产品|平台|软件)/;
const MINE = /\b(?:my|mine|our|i|we|i'm|me)\b|我|咱/;

/** "Than the month before", 比前一个月: one month against its neighbour. */
const MONTHS_APART =
  /\b(?:than|to|with|against|from) the (?:month before|previous month|one before)\b|比(?:前|上)一?个月/;

/** Features of the question beside its concepts. */
export function featuresOf(
  concepts: ReadonlySet<Concept>,
  entities: Entities,
  text: string,
  contentLength: number,
): ReadonlySet<string> {
  const features = new Set<string>(concepts);
  const { appliance, period, amounts } = entities;
  if (appliance && !isProductWord(appliance, text)) features.add("APPLIANCE");
  if (period?.kind === "month" || period?.kind === "latest_month") features.add("PERIOD_MONTH");
  if (period && ["month", "latest_month", "season", "year"].includes(period.kind)) features.add("PERIOD_WIDE");
  if (period?.kind === "day" || period?.kind === "last_days") features.add("FINE");
  if (period?.kind === "day" && period.extreme) features.add("DAY_EXTREME");
  if (amounts.some(({ unit }) => unit === "W")) features.add("AMOUNT_POWER");
  if (amounts.some(({ unit }) => unit === "Wh")) features.add("AMOUNT_ENERGY");
  if (amounts.some(({ perKwh }) => perKwh)) features.add("AMOUNT_PRICE");
  if (period?.kind === "next_days" || period?.kind === "next_month") features.add("PERIOD_AHEAD");
  addActions(entities, features);
  if (entities.comparedTo) features.add("TWO_PERIODS");
  if (MONTHS_APART.test(text)) features.add("MONTHS_APART");
  if (MINE.test(text)) features.add("MINE");
  if (PRODUCT.test(text)) features.add("PRODUCT");
  if (contentLength <= 5) features.add("SHORT");
  return features;
}

/** What a question gives that is to be done. */
function addActions(entities: Entities, features: Set<string>): void {
  const { command, setting } = entities;
  if (command) features.add("COMMAND").add(`COMMAND_${command}`);
  if (setting?.unit === "celsius") features.add("TEMPERATURE");
  if (entities.deadline) features.add("DEADLINE");
  if (entities.notBefore || entities.at) features.add("CLOCK");
  if (entities.target) features.add("TARGET");
  if (entities.durationMinutes) features.add("DURATION");
  if (entities.tariff) features.add("TARIFF_KIND");
  if (entities.room) features.add("ROOM");
  if (entities.allDevices) features.add("ALL_DEVICES");
}

/** "Charging station" talk about plans: the words that name an appliance only by accident. */
function isProductWord(appliance: Appliance, text: string): boolean {
  return appliance === "oven" && /\b(?:price|savings?|date) range\b/.test(text);
}

interface CompiledRule {
  intent: Intent;
  weight: number;
  needs: readonly (readonly string[])[];
  bars: readonly string[];
}

const compiled: CompiledRule[] = Object.entries(RULES).flatMap(([intent, rules]) =>
  rules.map(([pattern, weight]) => {
    const parts = pattern.split(" ");
    return {
      intent: intent as Intent,
      weight,
      needs: parts.filter((part) => !part.startsWith("!")).map((part) => part.split("|")),
      bars: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
    };
  }),
);

/** The intents with their scores, best first. */
export function scoreIntents(features: ReadonlySet<string>): { intent: Intent; score: number }[] {
  const best = new Map<Intent, number>();
  for (const rule of compiled) {
    if (!rule.needs.every((anyOf) => anyOf.some((feature) => features.has(feature)))) continue;
    if (rule.bars.some((feature) => features.has(feature))) continue;
    if (rule.weight > (best.get(rule.intent) ?? 0)) best.set(rule.intent, rule.weight);
  }
  return [...best].map(([intent, score]) => ({ intent, score })).toSorted((a, b) => b.score - a.score);
}
