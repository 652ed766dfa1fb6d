import { holidayIn } from "@wattleaf/engine/time-series/holidays";
import type { EnergyAnswer } from "@wattleaf/shared/contracts/energy-query";
import type { Metric, SlotName } from "../../frame/frame";
import { slotLabel } from "../../frame/labels";
import { periodLabel } from "../../frame/times/period-label";
import type { AssistantKey } from "../../messages";
import { connectMeter } from "../../tools/connect-meter";
import type { Fact } from "../../tools/facts";
import { offerMeter } from "../../tools/offer-meter";
import { periodDays } from "../../tools/period-days";
import type { EnergyQueryResult } from "../../tools/query-energy";
import type { Composition } from "../composition";

import { spanName } from "./period-words";
import type { Plan } from "./question";

type Gap = Extract<EnergyAnswer, { status: "gap" }>;

/** A holiday is known in all years of the tables or in none. */
const ANY_YEAR = 2026;

const SUBJECTS = { bought: "used" } as const;

/** Says what stands in the way of an answer, and what can be asked instead. */
export async function addGap(
  c: Composition,
  gap: Gap,
  { facts }: EnergyQueryResult,
  { question }: Plan,
): Promise<void> {
  if (gap.gap === "no_data") return addNoData(c, subjectOf(c, question.metric));
  const available = (end: "first" | "last") => facts.find(({ id }) => id === `query.available.${end}`);
  const [first, last] = [available("first"), available("last")];
  const label = periodLabel(
    (gap.gap === "second_period" ? question.compared_to : question.period) ?? "all",
    c.frame.language,
  );
  // A holiday whose dates are not known is in no readings.
  const holiday = /^holiday:(\w+)$/.exec(question.period ?? "")?.[1];
  if (holiday && !holidayIn(holiday, ANY_YEAR)) return c.draft.add("assistant.figures.gap.holidays");
  if (gap.gap === "readings_in_period" || gap.gap === "second_period") {
    if (!first || !last) return c.draft.add("assistant.figures.gap.no_readings", { label });
    if (gap.gap === "readings_in_period" && (await addNotYet(c, question.period ?? "all", label, last))) return;
    return c.draft.add(`assistant.figures.gap.${gap.gap}`, { label, first: c.show(first), last: c.show(last) });
  }
  const { file } = gap.gap === "hourly_readings" ? await c.use(offerMeter, {}) : { file: null };
  if (file) return c.draft.add("assistant.figures.gap.file_readings", { file: c.show(file) });
  c.draft.add(`assistant.figures.gap.${gap.gap}`, { label });
}

const RECENT = /^(?:day|week|weekend|month)(?:0|-1)$/;

/** Yesterday, whose readings have not come in. False of a time before the newest ones, and of one to come. */
async function addNotYet(c: Composition, period: string, label: string, last: Fact): Promise<boolean> {
  const days = RECENT.test(period) ? await periodDays(period, c.tools.data) : null;
  if (!days || days.from <= String(last.value)) return false;
  c.draft.add("assistant.figures.gap.notYet", {
    label: c.showSaid(label),
    when: c.showSaid(spanName(days, c.frame.language)),
    last: c.show(last),
  });
  return true;
}

/** Says that nothing is known of the asker, and what would change that. */
export async function addNoData(c: Composition, subject: string): Promise<void> {
  const { signedIn } = await c.use(connectMeter, {});
  c.draft.add(signedIn ? "assistant.figures.noData.account" : "assistant.figures.noData.visitor", { subject });
}

export function subjectOf(c: Composition, metric: string): string {
  const name = metric in SUBJECTS ? SUBJECTS[metric as keyof typeof SUBJECTS] : metric;
  return c.t(`assistant.figures.subject.${name}` as AssistantKey);
}

/** What a meter, or nothing, tells of solar panels: the query engine says which. */
const OF_SOLAR: ReadonlySet<Metric | undefined> = new Set<Metric | undefined>([
  "carbon",
  "earnings",
  "export",
  "net",
  "own_use",
  "production",
]);

/** Names the first slot that no reading of a whole home answers. False when there is none. */
export function addUnanswerable(c: Composition): boolean {
  const { frame } = c;
  const { language } = frame;
  const [appliance] = (frame.appliances ?? []).filter((one) => one !== "solar" || !OF_SOLAR.has(frame.metric));
  const [device] = frame.devices ?? [];
  const [room] = frame.rooms ?? [];
  const name = appliance
    ? slotLabel("appliances", appliance, language)
    : (device ?? (room && slotLabel("rooms", room, language)));
  if (name) {
    c.draft.add("assistant.figures.gap.wholeHome", { name: c.showSaid(name) });
    return true;
  }
  if (frame.group === "appliance" || frame.group === "device" || frame.group === "room") {
    c.draft.add("assistant.figures.gap.group", { group: slotLabel("group", frame.group, language) });
    return true;
  }
  return false;
}

/** What can be told without: a day or an hour more is no other figure and no other time. */
const WITHOUT: ReadonlySet<SlotName> = new Set<SlotName>(["filters"]);

/**
 * Says what cannot be told where the second guard finds slots of the frame that the answer lost. Without a filter the rest is
 * told; a figure of another kind or time is not.
 */
export function sayLost(c: Composition, missing: readonly SlotName[]): void {
  const { frame } = c;
  const labels = missing.flatMap((slot) => {
    const value = frame[slot];
    const values = value === undefined ? [] : typeof value === "string" ? [value] : value;
    return values.map((one) => slotLabel(slot, one, frame.language));
  });
  const isWithout = missing.every((slot) => WITHOUT.has(slot) || slot === "group");
  if (!isWithout) c.draft.clear();
  // Times have digits, which claim nothing here.
  c.draft.lead(isWithout ? "assistant.figures.gap.without" : "assistant.figures.gap.slots", {
    slots: c.showSaid(labels.join(frame.language === "zh" ? "、" : ", ")),
  });
}
