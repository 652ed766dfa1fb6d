import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Composition } from "../composition";
import { ask } from "./ask";
import { planOf } from "./question";
import { FigureWriter } from "./writer";

const DAYS_AFTER_MONDAY = 6;

/** The day or month that was the highest of a time, by its dates, and the time that it was picked from. */
export async function pickedTime(c: Composition) {
  const plan = planOf(c.frame.act === "explain" ? { ...c.frame, act: "ask" } : c.frame);
  const { figures } = await ask(c, plan);
  const [row] = figures?.rows ?? [];
  if (!figures || !row) return undefined;
  const sunday = new Date(Date.parse(row.key) + DAYS_AFTER_MONDAY * DAY_MS).toISOString().slice(0, 10);
  const { question } = plan;
  return {
    period: question.group === "week" ? `${row.key}..${sunday}` : row.key,
    within: question.period,
    writer: new FigureWriter(c, figures, plan),
  };
}
