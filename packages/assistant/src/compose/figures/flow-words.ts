import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";
import type { Answered } from "../../tools/energy-figures";
import { loadName } from "../../tools/load-name";

export type Metric = EnergyQuestion["metric"];
/** A metric as it is said: what a home with panels takes is bought, what another takes is used. */
export type Flow = "used" | "powerSolar" | "carbonSolar" | `load_${Metric}` | Metric;

export function flowOf({ metric, load }: Pick<Answered, "load" | "metric">, hasSolar: boolean): Flow {
  if (load) return `load_${metric}`;
  if (metric === "bought") return hasSolar ? "bought" : "used";
  return hasSolar && (metric === "power" || metric === "carbon") ? `${metric}Solar` : metric;
}

const CHIP_METRICS: Partial<Record<Flow, string>> = {
  used: "energy",
  bought: "energySolar",
  sold: "export",
  produced: "production",
  powerSolar: "power",
  carbonSolar: "carbon",
};

/** "electricity bought", "the cost of car charging": what an answer counts, by its short name. */
export function measureName(answer: Pick<Answered, "load" | "metric">, hasSolar: boolean, language: Language): string {
  const t = messages(language);
  const flow = flowOf(answer, hasSolar);
  return answer.load
    ? t(`assistant.figures.measure.${flow}` as AssistantKey, { load: loadWithin(answer.load.name, language) })
    : t(`assistant.slot.metric.${CHIP_METRICS[flow] ?? flow}` as AssistantKey);
}

/** A load's name within a sentence. */
export const loadWithin = (name: string, language: Language): string => {
  const text = loadName(name, language);
  return language === "en" ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

/** Sentences and titles begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
