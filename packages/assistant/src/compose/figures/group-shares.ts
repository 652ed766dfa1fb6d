import type { Frame } from "../../frame/frame";
import { groupShares } from "../../tools/group-shares";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import { addSolarAccount } from "./solar-account";
import type { Plan } from "./question";
import { addShare } from "./single";
import { FigureWriter } from "./writer";

/** A longer list is cut to its ends. */
const MOST_LISTED = 25;

/** "What share was at peak, month by month?", "the self-consumption rate of each month": of each group, not of the whole. */
export const isOfShares = ({ aggregate, unit, metric }: Frame, { form, question }: Plan): boolean =>
  (form === "rows" || (form === "pick" && metric === "own_use")) &&
  (aggregate === "share" || unit === "percent") &&
  ((question.filters?.length ?? 0) > 0 || metric === "own_use") &&
  question.group !== undefined;

export async function addGroupShares(c: Composition, plan: Plan): Promise<void> {
  const { metric, period, filters = [], group, pick } = plan.question;
  if (!group) return;
  const of = { metric: metric === "own_use" ? ("produced" as const) : metric };
  const { figures, rows, gap } = await c.use(groupShares, { metric, of, period, filters, group });
  if (gap?.answer.status === "gap") return addGap(c, gap.answer, gap, plan);
  if (!figures) return;
  const writer = new FigureWriter(c, figures, { form: "share", question: plan.question });
  if (metric === "own_use") await addSolarAccount(c, plan);
  else addShare(writer);
  const byShare = rows.toSorted((a, b) => Number(b.share.value) - Number(a.share.value));
  const [high, low] = [byShare[0], byShare.at(-1)];
  const end = pick === undefined ? undefined : /^(?:highest|top)/.test(pick) ? high : low;
  if (end)
    return writer.sentence(end === high ? "assistant.figures.above.highest" : "assistant.figures.above.lowest", {
      at: writer.name(end.row),
      value: c.show(end.share),
    });
  const listed = rows.length <= MOST_LISTED ? rows : high && low ? [high, low] : [];
  for (const { row, share } of listed)
    c.draft.line("assistant.figures.line", { at: writer.lineName(row), value: c.show(share) });
}
