import { changedHours, type ChangedHours } from "../../tools/changed-hours";
import type { Composition } from "../composition";
import { clockPhrase } from "./filter-words";
import type { Plan } from "./question";

const MINUTES_PER_HOUR = 60;

/** "Most of the rise is between 6 PM and 12 AM": where a change of the home's use lies in the day. */
export async function addChangedPart(c: Composition, { question: { period, compared_to } }: Plan): Promise<void> {
  if (compared_to === undefined) return;
  addPartOfDay(c, await c.use(changedHours, { period, compared_to }));
}

/** The part of the day of a change, if one stands out. */
export function addPartOfDay(c: Composition, { part }: ChangedHours): void {
  if (!part) return;
  const minuteOf = ({ value }: typeof part.from) => Number(String(value).slice(0, 2)) * MINUTES_PER_HOUR;
  const [from, to] = [minuteOf(part.from), minuteOf(part.to)];
  c.draft.add(part.isMore ? "assistant.figures.changedMore" : "assistant.figures.changedLess", {
    hours: { text: clockPhrase(from, to, c.frame.language), sources: [part.from.source] },
    difference: c.showSize(part.difference),
  });
}
