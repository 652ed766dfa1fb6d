import type { ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Language } from "@wattleaf/shared/i18n/language";
import { type AssistantKey, messages } from "../../messages";
import { type ChipContext, type ChipSlot, isMeasured, optionsOf, valueOf } from "./chip-options";
import type { Act, Frame } from "../frame";
import { slotLabel } from "../labels";

export type { ChipContext } from "./chip-options";

/** One line on a computer, two on a phone. */
const MOST_CHIPS = 5;

/** In the order in which people say them: "electricity bought on weekends in October". */
const OWN_SLOTS = [
  "metric",
  "aggregate",
  "devices",
  "appliances",
  "subject",
  "filters",
  "period",
  "comparedTo",
  "pick",
  "group",
  "unit",
] as const satisfies readonly ChipSlot[];

/** Acts whose answers tell figures; what is done, or where a device stands, is not read from a period. */
const TELLING: ReadonlySet<Act> = new Set<Act>(["ask", "compare", "explain", "forecast"]);

/**
 * How a question was read, a chip for each slot, with what else it might be. Questions about the asker's own figures
 * show their slots; those about the world show the article's topic where there are others to choose from.
 */
export function chipsOf(frame: Frame, language: Language, home: ChipContext): ReadingChip[] {
  // An appliance uses electricity wherever it comes from.
  const context = frame.appliances ? { ...home, hasSolar: false } : home;
  // A topic that is not told here has no title.
  const chips = slotsOf(frame)
    .map((slot) => chipOf(slot, frame, language, context))
    .filter(({ label }) => label !== "");
  // Where nothing can be changed, the answer itself says how the question was read.
  return chips.some(({ options }) => options.length > 0) ? chips.slice(0, MOST_CHIPS) : [];
}

function slotsOf(frame: Frame): readonly ChipSlot[] {
  if (frame.scope !== "own") return ["topic"];
  return TELLING.has(frame.act) ? OWN_SLOTS.filter((slot) => isShown(slot, frame)) : [];
}

function isShown(slot: (typeof OWN_SLOTS)[number], frame: Frame): boolean {
  // What was measured is of some time, whether the question names one or not.
  if (slot === "period") return frame.period !== undefined || isMeasured(frame.metric);
  if (slot === "subject") return frame.subject !== undefined && !frame.appliances && !frame.devices;
  return frame[slot] !== undefined;
}

const chipOf = (slot: ChipSlot, frame: Frame, language: Language, context: ChipContext): ReadingChip => ({
  slot,
  label: labelOf(slot, valueOf(slot, frame), language, context),
  options: optionsOf(slot, frame, context).map((value) => choiceOf(slot, value, language, context)),
});

const choiceOf = (slot: ChipSlot, value: string | null, language: Language, context: ChipContext): ReadingChoice => ({
  label: labelOf(slot, value, language, context),
  change: { slot, value },
});

/** What a question without the slot asks for: "all days" without a filter. */
const LEFT_OPEN: Partial<Record<ChipSlot, AssistantKey>> = {
  aggregate: "assistant.slot.aggregate.total",
  period: "assistant.slot.period.all",
  comparedTo: "assistant.chip.notCompared",
  filters: "assistant.chip.unfiltered",
  group: "assistant.slot.aggregate.total",
  pick: "assistant.chip.allOfThem",
  appliances: "assistant.chip.wholeHome",
};

const LISTS: ReadonlySet<ChipSlot> = new Set<ChipSlot>(["filters", "appliances"]);

function labelOf(slot: ChipSlot, value: string | null, language: Language, context: ChipContext): string {
  const t = messages(language);
  if (slot === "topic") return context.titleOf(value ?? "") ?? "";
  const open = LEFT_OPEN[slot];
  if (value === null) return open ? t(open) : "";
  const label = (one: string) => slotLabel(slot, one, language, context);
  if (LISTS.has(slot)) return formatList(value.split(",").map(label), language);
  return slot === "comparedTo" ? t("assistant.chip.comparedWith", { period: label(value) }) : label(value);
}

/** A slot is asked about when it is likelier misread than not: the reader's certainty of a slot is calibrated. */
const UNSURE_BELOW = 0.5;
const MOST_CHOICES = 3;

/** Slots worth a question, the widest apart in what they would answer first. */
const ASKED_SLOTS = ["scope", "metric", "period"] as const satisfies readonly ChipSlot[];

export interface AskedBack {
  question: AssistantKey;
  choices: ReadingChoice[];
  /** It is asked below an answer instead of in its place. */
  isBeside?: true;
}

/** What to ask instead of answering, when two readings are close or a slot is unsure; else null. */
export function choicesOf(frame: Frame, language: Language, context: ChipContext): AskedBack | null {
  if (!TELLING.has(frame.act) && frame.act !== "advise" && frame.act !== "howto") return null;
  const slot = ASKED_SLOTS.find((one) => frame[one] !== undefined && (frame.read[one]?.sure ?? 1) < UNSURE_BELOW);
  if (!slot || (frame.scope !== "own" && slot !== "scope")) return null;
  const values = [valueOf(slot, frame), ...optionsOf(slot, frame, context)];
  return askedBack(slot, values, language, context);
}

/** What else may be wanted of own figures, widest apart first: beside the usual, in money, by the hour, by the day. */
const WANTED_OF_FIGURES = [
  ["comparedTo", "last12m", "assistant.wanted.usual"],
  ["metric", "cost", "assistant.wanted.cost"],
  ["group", "hour_of_day", "assistant.wanted.hours"],
  ["metric", "energy", "assistant.wanted.energy"],
  ["group", "day", "assistant.wanted.days"],
] as const satisfies readonly (readonly [ChipSlot, string, AssistantKey])[];

/** What to offer after own figures where a follow-up was not understood. */
export const readingsBeside = (frame: Frame, language: Language): ReadingChoice[] =>
  frame.scope === "own" && TELLING.has(frame.act) && isMeasured(frame.metric)
    ? WANTED_OF_FIGURES.filter(
        ([slot, value]) => frame[slot] !== value && (slot !== "metric" || frame.metric !== undefined),
      )
        .slice(0, MOST_CHOICES)
        .map(([slot, value, asks]) => ({ label: messages(language)(asks), change: { slot, value } }))
    : [];

function askedBack(
  slot: (typeof ASKED_SLOTS)[number],
  values: readonly (string | null)[],
  language: Language,
  context: ChipContext,
): AskedBack | null {
  const choices = values.slice(0, MOST_CHOICES).map((value) => choiceOf(slot, value, language, context));
  return choices.length > 1 ? { question: `assistant.askBack.${slot}`, choices } : null;
}
