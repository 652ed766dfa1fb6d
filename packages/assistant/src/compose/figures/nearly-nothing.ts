import { nearlyNothing } from "../../tools/nearly-nothing";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import { item } from "./groups";
import type { Plan } from "./question";
import { FigureWriter } from "./writer";

/** A longer list is left to the chart. */
const MOST_LISTED = 13;

/** "On how many days did the panels make next to nothing?" */
export async function addNearlyNothing(c: Composition, plan: Plan): Promise<void> {
  const { period, filters = [] } = plan.question;
  const found = await c.use(nearlyNothing, { period, filters });
  const { figures, average, limit, share, rows, count, total, least, gap } = found;
  if (gap?.answer.status === "gap") return addGap(c, gap.answer, gap, plan);
  if (!figures || !average || !limit) return;
  const question = { ...plan.question, metric: "produced" as const, group: "day" as const };
  const w = new FigureWriter(c, figures, { form: "threshold", question });
  const values = { when: w.when, count: w.partOf(count), total: w.count(total) };
  w.sentence(rows.length > 0 ? "assistant.figures.nearlyNothing" : "assistant.figures.neverNothing", values);
  w.sentence("assistant.figures.nearlyNothingIs", {
    limit: w.show(limit),
    share: w.show(share),
    average: w.show(average),
  });
  if (rows.length > 1 && rows.length <= MOST_LISTED)
    return w.sentence("assistant.figures.above.which", {
      list: w.list(rows.map((row) => item(w, "assistant.figures.topItem", row))),
    });
  if (least) w.sentence("assistant.figures.above.lowest", { at: w.name(least), value: w.rowValue(least) });
}
