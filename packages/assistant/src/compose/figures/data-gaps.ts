import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { dataGaps } from "../../tools/data-gaps";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import { whenOf } from "./period-words";
import type { Plan } from "./question";

/** So many days are named. */
const MOST_NAMED = 5;

/** "Are any readings missing?" */
export async function addDataGaps(c: Composition, plan: Plan): Promise<void> {
  const { days, count, coverage, first, last, result } = await c.use(dataGaps, { period: c.frame.period ?? "all" });
  if (result.answer.status === "gap") return addGap(c, result.answer, result, plan);
  const [counted] = count;
  if (!days || !first || !last || !counted) return;
  const { language } = c.frame;
  const when = whenOf({ from: String(first.value), to: String(last.value) }, language);
  if (coverage && c.frame.mentions?.asksCoverage)
    c.draft.add("assistant.ratio.coverage", {
      share: c.show(coverage.share),
      hours: c.show(coverage.hours),
      allHours: c.show(coverage.allHours),
      wholeDays: c.show(coverage.wholeDays),
      allDays: c.show(coverage.allDays),
      when,
    });
  if (days.length === 0 && c.frame.mentions?.asksCoverage) return;
  if (days.length === 0) return c.draft.add("assistant.figures.noGaps", { when }, [first.source]);
  const named = days.slice(0, MOST_NAMED);
  c.draft.add(
    days.length > MOST_NAMED ? "assistant.figures.gapDaysLately" : "assistant.figures.gapDays",
    {
      count: c.show(counted),
      when,
      days: formatList(
        named.map((day) => c.show(day).text),
        language,
      ),
    },
    [first.source],
  );
}
