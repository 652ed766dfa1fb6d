import { monthRank } from "../../tools/month-rank";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import { addCostBasis, addEnds } from "./single";
import { FigureWriter } from "./writer";

const ONE_MONTH = /^(?:(?:\d{4}|-)-\d\d|month-\d+)$/;
const END = /^(?:highest|lowest|top:1|bottom:1)$/;

/** The highest month of one month is that month: what is asked is its place among the others. */
export const isOfRank = ({ form, question: { group, period, pick = "", filters = [], load } }: Plan): boolean =>
  form === "pick" &&
  group === "month" &&
  END.test(pick) &&
  ONE_MONTH.test(period) &&
  filters.length === 0 &&
  load === undefined;

/** "Was February really the most expensive month?" False where there are no others. */
export async function addRank(c: Composition, plan: Plan): Promise<boolean> {
  const { metric, period, pick } = plan.question;
  const end = pick === "highest" || pick === "top:1" ? "highest" : "lowest";
  const found = await c.use(monthRank, { metric, period, end });
  const { figures, month, rank, count, next, gap } = found;
  if (gap?.answer.status === "gap") {
    await addGap(c, gap.answer, gap, plan);
    return true;
  }
  if (!figures || !month || !rank || !next) return false;
  const question = { ...plan.question, period: figures.answer.from.slice(0, "2026".length), group: "month" as const };
  const w = new FigureWriter(c, figures, { form: "rows", question });
  const isMoney = metric === "cost";
  const side = end === "highest" ? (isMoney ? "costHigh" : "high") : isMoney ? "costLow" : "low";
  const values = {
    month: w.name(month),
    clause: w.rowClause(month),
    end: c.t(`assistant.figures.end.${side}`),
    when: w.when,
    rank: c.show(rank),
    count: w.count(count),
  };
  if (rank.value === 1) {
    w.sentence("assistant.figures.rankFirst", { ...values, next: w.name(next), nextValue: w.rowValue(next) });
  } else {
    w.sentence("assistant.figures.rankOther", values);
    addEnds(w);
  }
  if (figures.answer.cost_by) addCostBasis(c, figures);
  return true;
}
