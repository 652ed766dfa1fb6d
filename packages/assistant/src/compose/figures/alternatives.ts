import { exclusiveFilters } from "@wattleaf/engine/query/filter-code";
import { compareFilters } from "../../tools/compare-filters";
import type { Composition } from "../composition";
import { filterPhrase } from "./filter-words";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import { ask } from "./ask";
import { addTotal } from "./single";
import { addVerdict } from "./verdict";
import { FigureWriter } from "./writer";

/** "At night or by day?": "On average, you used 11.2 kWh a day during the day …, 124% more than the 5 kWh a day at night." */
export async function addAlternatives(c: Composition, plan: Plan): Promise<void> {
  const { metric, period, filters = [] } = plan.question;
  const [first = "", second = ""] = exclusiveFilters(filters);
  const within = filters.filter((filter) => filter !== first && filter !== second);
  // Of hours that the asker calls peak, what each came to.
  if (c.frame.mentions?.peakHours && c.frame.period && c.frame.aggregate !== "average") {
    await addTotalOf(c, plan, [...within, first]);
    return addTotalOf(c, plan, [...within, second]);
  }
  const found = await c.use(compareFilters, { metric, period, first, second, within });
  for (const result of [found.first, found.second])
    if (result.answer.status === "gap") return addGap(c, result.answer, result, plan);
  const { change, difference } = found;
  if (!found.first.figures || !found.second.figures) return;
  const one = new FigureWriter(c, found.first.figures, plan);
  const other = new FigureWriter(c, found.second.figures, plan);
  const size = Number(change?.value ?? 0);
  if (change) addVerdict(one, size);
  if (change && difference && c.frame.aggregate === "difference")
    one.sentence("assistant.figures.apart", {
      difference: one.perDayValue({ ...difference, value: Math.abs(Number(difference.value)) }),
      change: c.showSize(change),
    });
  if (metric === "power")
    return one.sentence(size >= 0 ? "assistant.figures.powerMore" : "assistant.figures.powerLess", {
      value: one.show(one.figures.whole.value),
      at: filterPhrase([...within, first], c.frame.language),
      when: one.period,
      change: change ? c.showSize(change) : "",
      value2: other.show(other.figures.whole.value),
      at2: filterPhrase([second], c.frame.language),
    });
  one.sentence(size >= 0 ? "assistant.figures.filterMore" : "assistant.figures.filterLess", {
    clause: one.clauseEach(one.figures.whole.value, "day"),
    at: filterPhrase([...within, first], c.frame.language),
    when: one.period,
    change: change ? c.showSize(change) : "",
    value2: other.perDayValue(other.figures.whole.value),
    at2: filterPhrase([second], c.frame.language),
  });
}

async function addTotalOf(c: Composition, { question }: Plan, filters: string[]): Promise<void> {
  const plan: Plan = { form: "total", question: { ...question, filters, aggregate: "total" } };
  const { figures, answer } = await ask(c, plan);
  if (answer.status === "gap") return addGap(c, answer, { answer, figures, facts: [] }, plan);
  if (figures) addTotal(new FigureWriter(c, figures, plan));
}
