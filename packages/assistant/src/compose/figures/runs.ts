import { thresholdOf } from "../../tools/energy-given";
import { whenOf } from "./period-words";
import { listed } from "./groups";
import type { FigureWriter } from "./writer";

/** "You bought less than 10 kWh for at most 5 days in a row in 2026: from Jun 3 to Jun 7, 2026." */
export function addStreak(w: FigureWriter): void {
  const { rows, picked, groups, answer } = w.figures;
  const { pick = "" } = w.plan.question;
  const threshold = thresholdOf(pick, answer.currency);
  if (!threshold) return;
  const key = pick.startsWith("above") ? "assistant.figures.amount.above" : "assistant.figures.amount.below";
  const isBalance = w.flow === "net" && Number(threshold.value) === 0;
  const side = pick.startsWith("above") ? "assistant.figures.balance.bought" : "assistant.figures.balance.sold";
  const clause = isBalance ? w.figure(w.c.t(side)) : w.clauseOf(w.c.t(key, { amount: w.show(threshold).text }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last)
    return w.sentence("assistant.figures.above.none", { clause, total: w.count(groups), when: w.when });
  const span = w.group === "day" ? w.figure(whenOf({ from: first.key, to: last.key }, w.language)) : null;
  w.sentence("assistant.figures.streak", {
    clause,
    count: w.count(picked),
    when: w.when,
    span: span ?? (first === last ? w.name(first) : w.range(first, last)),
  });
}

/** "On the median day in October 2026, you bought 17.2 kWh from the grid."; of single hours the median of them. */
export function addMedian(w: FigureWriter): void {
  const { rows, whole } = w.figures;
  const { group } = w.plan.question;
  const { medianOfGroups } = w.figures;
  if (group === "hour" && medianOfGroups)
    return w.sentence("assistant.figures.medianHour", { clause: w.clause(medianOfGroups), when: w.when });
  w.sentence("assistant.figures.median", { clause: w.clause(whole.value), when: w.when });
  if (group && group !== "day" && rows.length > 1) w.sentence("assistant.figures.medians", { list: listed(w, rows) });
}
