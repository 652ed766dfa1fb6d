import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";

export type Metric = EnergyQuestion["metric"];
/** A metric as it is said: what a home with panels takes is bought, what another takes is used. */
export type Flow = "used" | "powerSolar" | "carbonSolar" | Metric;

export function flowOf(metric: Metric, hasSolar: boolean): Flow {
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

/** "electricity bought": a flow by its short name. */
export const measureName = (flow: Flow, language: Language): string =>
  messages(language)(`assistant.slot.metric.${CHIP_METRICS[flow] ?? flow}` as AssistantKey);

/** Sentences and titles begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
