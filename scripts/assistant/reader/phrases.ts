import { readFileSync } from "node:fs";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { z } from "zod";
import type { Head } from "../../../packages/assistant/src/frame/learned/classifier";
import { FRAME_LABELS } from "../labeled-messages";

/** A short phrase of the team, with the labels that it surely has: one that is absent is unknown, not "none". */
export interface TrainingPhrase {
  text: string;
  language: Language;
  labels: Partial<Record<Head, string>>;
}

const FILE = new URL("../../../packages/assistant/training-data/phrases.json", import.meta.url);

const groups = z.array(
  z.strictObject({
    labels: z.strictObject(FRAME_LABELS).partial(),
    lang: z.enum(LANGUAGES),
    phrases: z.array(z.string().min(1)).min(1),
  }),
);

export function trainingPhrases(): TrainingPhrase[] {
  return groups.parse(JSON.parse(readFileSync(FILE, "utf8"))).flatMap(({ labels, lang, phrases }) => {
    const { agg, do: command, ...others } = labels;
    const byHead = { ...others, ...(agg && { aggregate: agg }), ...(command && { command }) };
    return phrases.map((text) => ({ text, language: lang, labels: byHead }));
  });
}
