import { type EnergyQuestion, isLoadMetric } from "@wattleaf/shared/contracts/energy-query";
import type { Frame } from "../../frame/frame";
import type { Fact, Source } from "../../tools/facts";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import { ask } from "./ask";
import { addBeside, addLimits, FORMS } from "./index";
import { addPartOfEach } from "./part-of-each";
import { type Plan, planOf } from "./question";
import { addBasis } from "./single";
import { FigureWriter } from "./writer";

/** What has to be said of a load's figures, once for all loads of an answer. */
export interface LoadFigures {
  source: Source;
  hasSolar: boolean;
  /** The readings tell a kind of load, and no single appliance. */
  isCategory: boolean;
  intervalMinutes: Fact;
}

/**
 * Figures of one load of the home, where more is asked than its total: by filter, group, end, against another time. Null
 * where the readings do not tell it, or only its total is asked for.
 */
export async function addLoadFigures(
  c: Composition,
  load: NonNullable<EnergyQuestion["load"]>,
): Promise<LoadFigures | null> {
  if (c.frame.mentions?.asksLastRun) return addLastRun(c, load);
  const { appliances = [], subject: _subject, ...frame } = c.frame;
  // "The aircon or the car?" is one load against the other, and no time against another.
  const isOfLoads = appliances.length > 1 && frame.comparedTo === undefined && frame.act === "compare";
  const { form, question } = planOf(timesCounted(isOfLoads ? { ...frame, act: "ask" } : frame));
  const isPlain = TOTALS.has(form) && !question.filters?.length && MONEY_OR_ENERGY.has(question.metric);
  if (isPlain || form === "alternatives" || !isLoadMetric(question.metric)) return null;
  const plan: Plan = { form, question: { ...question, load } };
  const parts = c.frame.mentions?.several === "part_of_each" ? await addPartOfEach(c, plan) : null;
  if (parts?.load) return { source: parts.source, hasSolar: parts.hasSolar, ...parts.load };
  const { figures, ...result } = await ask(c, plan);
  if (result.answer.status === "gap") {
    // What stands in the way of the home as well is said by the answer for it.
    if (result.answer.gap === "tariff_periods") await addGap(c, result.answer, { ...result, figures }, plan);
    return null;
  }
  if (!figures?.load) return null;
  const writer = new FigureWriter(c, figures, plan);
  await FORMS[form](writer);
  await addBeside(writer);
  addLimits(writer);
  await addBasis(writer);
  return { source: figures.source, hasSolar: figures.hasSolar, ...figures.load };
}

const RECENT = "last60d";

/** "When did the car last charge, and for how long?" Null where it did not lately. */
async function addLastRun(c: Composition, load: NonNullable<EnergyQuestion["load"]>): Promise<LoadFigures | null> {
  const planFor = (question: Partial<Plan["question"]>): Plan => ({
    form: "threshold",
    question: { metric: "bought", load, period: RECENT, pick: "above:0kWh", aggregate: "total", ...question },
  });
  const byDay = planFor({ group: "day" });
  const { figures } = await ask(c, byDay);
  const last = figures?.rows.at(-1);
  if (!figures?.load || !last) return null;
  const byHour = planFor({ group: "hour", period: last.key });
  const hours = (await ask(c, byHour)).figures;
  const writer = new FigureWriter(c, figures, byDay);
  const [first, end] = [hours?.rows[0], hours?.rows.at(-1)];
  writer.sentence("assistant.figures.lastRun", {
    load: writer.load,
    at: writer.at(last),
    value: writer.show(last.value),
  });
  if (hours && first && end) {
    const ofHours = new FigureWriter(c, hours, byHour);
    ofHours.sentence(first === end ? "assistant.figures.lastRunHour" : "assistant.figures.lastRunHours", {
      first: ofHours.lineName(first),
      last: ofHours.lineName(end),
    });
  }
  return { source: figures.source, hasSolar: figures.hasSolar, ...figures.load };
}

const TOTALS: ReadonlySet<Plan["form"]> = new Set<Plan["form"]>(["months", "now", "share", "total"]);

const MONEY_OR_ENERGY: ReadonlySet<string> = new Set(["bought", "cost"]);

/** "How many times did the car charge?" counts the days on which it did. */
const timesCounted = (frame: Frame): Frame =>
  (frame.aggregate === "count" || frame.metric === "count") && !frame.pick
    ? { ...frame, metric: "energy", pick: "above:0kWh", group: frame.group ?? "day" }
    : frame;
