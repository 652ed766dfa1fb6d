import type { Frame } from "../../frame/frame";
import { groupShares } from "../../tools/group-shares";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import { addShare } from "./single";
import { FigureWriter } from "./writer";

/** A longer list is cut to its ends. */
const MOST_LISTED = 25;

/** "What share was at peak, month by month?": of each group, not of the whole. */
export const isOfShares = ({ aggregate, unit }: Frame, { form, question }: Plan): boolean =>
  form === "rows" &&
  (aggregate === "share" || unit === "percent") &&
  (question.filters?.length ?? 0) > 0 &&
  question.group !== undefined;

export async function addGroupShares(c: Composition, plan: Plan): Promise<void> {
  const { metric, period, filters = [], group } = plan.question;
  if (!group) return;
  const { figures, rows, gap } = await c.use(groupShares, { metric, period, filters, group });
  if (gap?.answer.status === "gap") return addGap(c, gap.answer, gap, plan);
  if (!figures) return;
  const writer = new FigureWriter(c, figures, { form: "share", question: plan.question });
  addShare(writer);
  const byShare = rows.toSorted((a, b) => Number(b.share.value) - Number(a.share.value));
  const [high, low] = [byShare[0], byShare.at(-1)];
  const listed = rows.length <= MOST_LISTED ? rows : high && low ? [high, low] : [];
  for (const { row, share } of listed)
    c.draft.line("assistant.figures.line", { at: writer.lineName(row), value: c.show(share) });
}
