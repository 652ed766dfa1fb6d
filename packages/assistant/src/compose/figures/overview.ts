import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Composition } from "../composition";
import { ask } from "./ask";
import { addPick } from "./groups";
import type { Plan } from "./question";
import { addTotal } from "./single";
import { addAlternatives } from "./alternatives";
import { FigureWriter } from "./writer";

/** "Break down October": its total, its highest day, its busiest hour, and weekdays beside weekends. False without readings. */
export async function addOverview(c: Composition, period: string): Promise<boolean> {
  const of = (form: Plan["form"], more: Partial<EnergyQuestion>): Plan => ({
    form,
    question: { metric: "bought", period, filters: [], aggregate: "total", ...more },
  });
  const whole = of("total", {});
  const { figures } = await ask(c, whole);
  if (!figures) return false;
  await addTotal(new FigureWriter(c, figures, whole));
  if (Number(figures.whole.days.value) > 1) await addHighest(c, of("pick", { group: "day", pick: "highest" }));
  await addHighest(c, of("pick", { group: "hour_of_day", pick: "highest", aggregate: "average" }));
  if (Number(figures.whole.days.value) >= DAYS_PER_WEEK)
    await addAlternatives(c, of("alternatives", { filters: ["weekday", "weekend"] }));
  return true;
}

const DAYS_PER_WEEK = 7;

async function addHighest(c: Composition, plan: Plan): Promise<void> {
  const { figures } = await ask(c, plan);
  if (figures && figures.rows.length > 0) addPick(new FigureWriter(c, figures, plan));
}
