import type { CHANGEABLE_SLOTS, FrameChange } from "@wattleaf/shared/contracts/chat/reading";
import { reasonError, reasonInEnglish } from "@wattleaf/shared/error-reason";
import type { Frame, Metric, Unit } from "../frame";
import { AGGREGATES, APPLIANCES, FILTER, GROUPS, METRICS, PERIOD, PICK, SCOPES, SUBJECTS, UNITS } from "../vocabulary";

type ChangeableSlot = (typeof CHANGEABLE_SLOTS)[number];

interface SlotForm {
  takes(value: string): boolean;
  /** What to send instead of a value that it does not take. */
  forms: readonly string[];
  /** A question cannot do without it. */
  isNeeded?: true;
}

const oneOf = (values: readonly string[]): SlotForm => ({ takes: (value) => values.includes(value), forms: values });
const matching = (pattern: RegExp, forms: readonly string[]): SlotForm => ({
  takes: (value) => pattern.test(value),
  forms,
});
/** Of a slot with several values: `weekend,night`. */
const listOf = ({ takes, forms }: SlotForm): SlotForm => ({ takes: (value) => value.split(",").every(takes), forms });

const period = matching(PERIOD, ["day-1", "month-1", "2026-10", "last7d", "--06..--08", "all"]);

const FORMS: Record<ChangeableSlot, SlotForm> = {
  scope: { ...oneOf(SCOPES), isNeeded: true },
  metric: oneOf(METRICS),
  aggregate: oneOf(AGGREGATES),
  subject: oneOf(SUBJECTS),
  period,
  comparedTo: period,
  filters: listOf(matching(FILTER, ["weekend", "weekday", "mon+tue", "night", "hours:18-21", "peak", "summer"])),
  group: oneOf(GROUPS),
  pick: matching(PICK, ["highest", "lowest", "top:5", "bottom:3", "above:30kWh", "first", "last"]),
  unit: oneOf(UNITS),
  appliances: listOf(oneOf(APPLIANCES)),
  devices: matching(/\S/, ["the name of a device"]),
  topic: { ...matching(/^[a-z][a-z-]*$/, ["reading-your-bill", "kettle"]), isNeeded: true },
};

/** @throws DomainError invalid_input, which names the field and what it takes */
export function checkChange({ slot, value }: FrameChange): void {
  const { takes, forms, isNeeded } = FORMS[slot];
  if (value === null ? !isNeeded : takes(value)) return;
  const issues = [{ path: "change.value", message: reasonInEnglish("change_not_understood") }];
  const values = { slot, forms: [...forms, ...(isNeeded ? [] : ["null"])].join(", ") };
  throw reasonError("invalid_input", "change_not_understood", values, { issues });
}

/**
 * The question of `frame` with one slot changed. What the new value makes impossible goes: a question about money has
 * no kWh to be said in. A slot that was chosen is sure.
 * @throws DomainError invalid_input, which names the field and what it takes
 */
export function applyChange(frame: Frame, change: FrameChange): Frame {
  checkChange(change);
  const { slot, value } = change;
  if (slot === "topic") return withTopic(frame, String(value));
  const changed = withSlot(frame, slot, value);
  return { ...changed, read: { ...changed.read, [slot]: { words: "", sure: 1 } } };
}

function withSlot(frame: Frame, slot: Exclude<ChangeableSlot, "topic">, value: string | null): Frame {
  const { [slot]: _before, ...rest } = frame;
  const set = (filled: object) => ({ ...rest, ...filled }) as Frame;
  switch (slot) {
    case "filters":
      return set(value === null ? {} : { filters: value.split(",") });
    case "devices":
      return set(value === null ? {} : { devices: [value], subject: "device" });
    case "appliances":
      if (value !== null) return set({ appliances: value.split(","), subject: "appliance" });
      return frame.subject === "appliance" ? without(set({}), "subject") : set({});
    case "comparedTo":
      if (value !== null) return set({ comparedTo: value, act: "compare" });
      return set({ act: frame.act === "compare" ? "ask" : frame.act });
    case "metric":
      return withFittingUnit(set(value === null ? {} : { metric: value }));
    default:
      return set(value === null ? {} : { [slot]: value });
  }
}

const ENERGY_UNITS: readonly Unit[] = ["kWh", "Wh", "MWh", "percent"];
/** What a figure of the metric can be said in; any unit where the metric is not named. */
const UNITS_OF: Partial<Record<Metric, readonly Unit[]>> = {
  energy: ENERGY_UNITS,
  export: ENERGY_UNITS,
  net: ENERGY_UNITS,
  production: ENERGY_UNITS,
  base_load: ["kW", "W"],
  power: ["kW", "W"],
  cost: ["money", "percent"],
  carbon: ["kg", "percent"],
};

/** An amount with a unit: `above:30kWh`. */
const LIMIT = /^(?:above|below):/;

function withFittingUnit(frame: Frame): Frame {
  const units = frame.metric && UNITS_OF[frame.metric];
  if (!units) return frame;
  const said = frame.unit && !units.includes(frame.unit) ? without(frame, "unit") : frame;
  return said.pick && LIMIT.test(said.pick) ? without(said, "pick") : said;
}

function without(frame: Frame, slot: "pick" | "subject" | "unit"): Frame {
  const { [slot]: _gone, ...rest } = frame;
  return rest;
}

/** What was taken for a question about the asker's own figures is one in general, which an article answers. */
function withTopic(frame: Frame, topic: string): Frame {
  const topics = withTopicFirst(frame.topics, topic);
  if (frame.scope !== "own") return { ...frame, topics };
  const { language, appliances, sureness } = frame;
  return { language, act: "explain", scope: "general", ...(appliances && { appliances }), topics, sureness, read: {} };
}

/** The others stay as alternatives, ruled out. */
function withTopicFirst(topics: Frame["topics"], topic: string): Frame["topics"] {
  const others = topics.filter((one) => one.topic !== topic);
  return [{ topic, probability: 1 }, ...others.map((one) => ({ ...one, probability: 0 }))];
}
