import { expectedChange } from "../tools/expected-change";
import type { StretchForecast } from "../tools/forecast-bill";
import type { Composition } from "./composition";
import { ask } from "./figures/ask";
import { planOf } from "./figures/question";
import { FigureWriter } from "./figures/writer";
import { LEAST_CHANGE } from "./least-change";

/**
 * "Is November going to be higher than October?": yes or no by what is expected of the whole month, in money where both
 * months have it, else in energy. False where no earlier time is named or known.
 */
export async function addExpectedBeside(c: Composition, found: StretchForecast): Promise<boolean> {
  const { comparedTo, metric, mentions } = c.frame;
  if (comparedTo === undefined || comparedTo === "month0") return false;
  for (const one of metric === "cost" ? (["cost", "energy"] as const) : (["energy"] as const)) {
    const expected = one === "cost" ? found.cost : found.energy;
    const { comparedTo: _beside, ...frame } = c.frame;
    const plan = planOf({ ...frame, act: "ask", metric: one, period: comparedTo });
    const before = expected && (await ask(c, plan)).figures;
    if (!expected || !before) continue;
    const { change } = await c.use(expectedChange, { expected, before: before.whole.value });
    if (!change) continue;
    const size = Number(change.value);
    const way = Math.abs(size) < LEAST_CHANGE ? "same" : size > 0 ? "more" : "less";
    const wanted = mentions?.asksVerdict ?? "more";
    const w = new FigureWriter(c, before, plan);
    c.draft.add(
      way === "same"
        ? "assistant.forecast.beside.no.same"
        : `assistant.forecast.beside.${way === wanted ? "yes" : "no"}.${way}`,
      {
        first: c.show(found.firstDay),
        last: c.show(found.lastDay),
        expected: c.show(expected, { whole: true }),
        value: c.show(before.whole.value, { whole: true }),
        when: w.when,
        ...(way === "same" ? {} : { change: c.showSize(change) }),
      },
    );
    if (found.soFar) c.draft.add("assistant.forecast.soFar", { energy: c.show(found.soFar, { whole: true }) });
    c.draft.add("assistant.forecast.likeDays", { days: c.show(found.likeDays) });
    return true;
  }
  return false;
}
