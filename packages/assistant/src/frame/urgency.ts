import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { type Danger, dangerIn } from "./danger";
import type { Frame } from "./frame";
import { normalWords } from "./normalize";
import { partnerNeedOf } from "./partner-need";

export type Urgency = "danger" | "outage";

const TO_LIFE: ReadonlySet<Danger> = new Set<Danger>(["breaker", "gas", "hazard", "panel", "shock", "touch", "wiring"]);
const TOPICS: Readonly<Record<string, Urgency>> = {
  "electrical-safety": "danger",
  "gas-smell": "danger",
  "outage-restoration": "outage",
  "power-outages": "outage",
  "trees-and-lines": "danger",
};

/** From this probability on a topic says more of a question than its words. */
const SURE = 0.5;

/** Whether a question, or the words around it, report a danger or an outage; null for neither. */
export function urgencyOf({ subject, topics: [first], mentions }: Frame, texts: readonly string[]): Urgency | null {
  const inText = (text: string) => LANGUAGES.some((language) => partnerNeedOf(text, language) === "outage");
  if (subject === "outage" || texts.some(inText)) return "outage";
  const dangers = [mentions?.danger, ...texts.map((text) => dangerIn(normalWords(text)))];
  if (dangers.some((danger) => danger !== undefined && TO_LIFE.has(danger))) return "danger";
  return first && first.probability > SURE ? (TOPICS[first.topic] ?? null) : null;
}
