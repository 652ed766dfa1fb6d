import type { Composition } from "../composition";
import { FigureWriter } from "../figures/writer";
import { LEAST_CHANGE } from "../least-change";
import type { Held } from "./held-against";

/** "You bought 20.4 kWh a day from the grid in June 2026, 14% more than in May 2026 (17.9 kWh a day)." */
export function addChange(c: Composition, { figures, plan, compared, change }: Held): void {
  const presumed = c.frame.mentions?.presumes;
  const w = new FigureWriter(c, figures, plan);
  const { perDay } = figures;
  if (presumed === "rise" && change < -LEAST_CHANGE)
    c.draft.add(w.isOneDay ? "assistant.why.notHigh" : "assistant.explain.wentDown");
  if (presumed === "fall" && change > LEAST_CHANGE)
    c.draft.add(w.isOneDay ? "assistant.why.notLow" : "assistant.explain.wentUp");
  if (!perDay || !compared.perDay) return;
  const key = Math.abs(change) < LEAST_CHANGE ? "same" : change > 0 ? "more" : "less";
  w.sentence(`assistant.figures.${key}`, {
    clause: w.isOneDay ? w.clause(perDay) : w.clauseEach(perDay, "day"),
    when: w.when,
    when2: w.whenCompared({ from: String(compared.first.value), to: String(compared.last.value) }),
    value2: w.perDayValue(compared.perDay),
    ...(key === "same" || !compared.change ? {} : { change: c.showSize(compared.change) }),
  });
}
