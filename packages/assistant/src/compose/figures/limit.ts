import { thresholdOf } from "../../tools/energy-given";
import { statedDifference } from "../../tools/stated-difference";
import type { FigureWriter } from "./writer";

const WH_PER_KWH = 1_000;

/** "Yes. You bought 361.9 kWh from the grid in June 2026, 101.9 kWh more than 260 kWh." */
export async function addLimit(w: FigureWriter): Promise<void> {
  const { whole, answer } = w.figures;
  const pick = w.c.frame.pick ?? "";
  const limit = thresholdOf(pick, answer.currency);
  if (!limit) return;
  const amount = Number(limit.value) / (limit.unit === "Wh" ? WH_PER_KWH : 1);
  const { stated, beyond } = await w.c.use(statedDifference, { own: w.figures, amount });
  const isAbove = Number(beyond.value) > 0;
  const isYes = isAbove === pick.startsWith("above");
  w.sentence(`assistant.figures.limit.${isYes ? "yes" : "no"}${isAbove ? "More" : "Less"}`, {
    clause: w.clause(whole.value),
    when: w.when,
    difference: w.c.showSize(beyond),
    amount: w.show(stated),
  });
}
