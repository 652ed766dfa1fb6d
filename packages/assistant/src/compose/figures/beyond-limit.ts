import { formatNumber } from "@wattleaf/shared/i18n/format/numbers";
import type { UseChange } from "../../frame/amounts/changed-use";
import { statedPriceOf } from "../../frame/amounts/own-price";
import { beyondLimit, type Excess, excessAbove } from "../../tools/beyond-limit";
import { thresholdOf } from "../../tools/energy-given";
import type { Fact } from "../../tools/facts";
import type { Composition } from "../composition";
import { whenWithin } from "./filter-words";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import type { FigureWriter } from "./writer";

/** "If I'd kept every day to 30 kWh": what lay above it would have been spared. */
export async function addCapped(
  c: Composition,
  { kWh, per }: Extract<UseChange, { kind: "cap" }>,
  plan: Plan,
): Promise<true> {
  const { filters = [], period = "last12m" } = c.frame;
  const price = statedPriceOf(c.frame);
  const { beyond, result } = await c.use(beyondLimit, {
    period,
    filters: [...filters],
    group: per,
    limitWh: kWh * 1_000,
    price,
  });
  if (result.answer.status === "gap") addGap(c, result.answer, result, plan);
  if (!beyond) return true;
  const values = {
    limit: c.show(beyond.limit),
    when: whenWithin(filters, beyond.days, c.frame.language),
    excess: c.show(beyond.excess),
    count: formatNumber(countOf(beyond.count), c.frame.language, 0),
    total: formatNumber(countOf(beyond.total), c.frame.language, 0),
  };
  const isNever = countOf(beyond.count) === 0;
  c.draft.add(`assistant.whatIf.${isNever ? "capNone" : "cap"}.${per}`, values);
  if (isNever) return true;
  addCost(c, beyond, "assistant.whatIf.costEach.less");
  return true;
}

/** "By how much in total, and what did that cost?" of the days or months above a limit. */
export async function addExcess({ c, plan, figures }: FigureWriter): Promise<void> {
  const { pick = "" } = plan.question;
  const limit = thresholdOf(pick, null);
  const isEnergy = limit?.unit === "Wh" && figures.rows.every(({ value }) => value.unit === "Wh");
  if (!pick.startsWith("above") || !isEnergy || figures.rows.length === 0) return;
  const price = statedPriceOf(c.frame);
  const found = await c.use(excessAbove, { figures, limitWh: Number(limit.value), price });
  c.draft.add("assistant.figures.above.excess", { excess: c.show(found.excess) });
  addCost(c, found, "assistant.figures.above.excessCost");
}

function addCost(
  c: Composition,
  { money }: Excess,
  key: "assistant.figures.above.excessCost" | "assistant.whatIf.costEach.less",
): void {
  if (money) c.draft.add(key, { price: c.show(money.price), cost: c.show(money.cost) });
}

const countOf = ([count]: readonly Fact[]): number => Number(count?.value ?? 0);
