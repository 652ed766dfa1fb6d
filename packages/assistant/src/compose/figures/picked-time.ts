import type { Composition } from "../composition";
import { ask } from "./ask";
import { periodOfRow } from "./period-of-row";
import { planOf } from "./question";
import { FigureWriter } from "./writer";

/** The day or month that was the highest of a time, by its dates, and the time that it was picked from. */
export async function pickedTime(c: Composition) {
  const plan = planOf(c.frame.act === "explain" ? { ...c.frame, act: "ask" } : c.frame);
  const { figures } = await ask(c, plan);
  const [row] = figures?.rows ?? [];
  if (!figures || !row) return undefined;
  const { question } = plan;
  const period = periodOfRow(row.key, question.group);
  if (period === undefined) return undefined;
  return {
    period,
    within: question.period,
    writer: new FigureWriter(c, figures, plan),
  };
}
