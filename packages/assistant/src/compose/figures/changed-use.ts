import { readChange } from "../../frame/amounts/changed-use";
import { statedPriceOf } from "../../frame/amounts/own-price";
import { billFacts } from "../../tools/bill-facts";
import { changedBaseLoad, type ChangedUse, changedUse, lengthOf, type SizedChange } from "../../tools/changed-use";
import { addCapped } from "./beyond-limit";
import type { Composition } from "../composition";
import { whenWithin } from "./filter-words";
import { addGap } from "./gaps";
import type { Plan } from "./question";

/** "What if I had used 10% less?", 如果晚上少用两成. False for other questions. */
export async function addChangedUse(c: Composition, plan: Plan): Promise<boolean> {
  const change = readChange(c.frame.change);
  if (!change) return false;
  if (change.kind === "cap") return addCapped(c, change, plan);
  if (c.frame.metric === "base_load") return addChangedBase(c, change);
  const { filters = [] } = c.frame;
  const found = await c.use(changedUse, {
    change,
    period: c.frame.period ?? "last12m",
    filters: [...filters],
    price: statedPriceOf(c.frame),
    length: lengthOf(c.frame.group),
  });
  const { use, result } = found;
  if (result.answer.status === "gap") {
    addGap(c, result.answer, result, plan);
    return true;
  }
  if (use) addUse(c, found, use, change, whenWithin(filters, use.days, c.frame.language));
  return true;
}

function addUse(
  c: Composition,
  { amount, each, money, moved, result, isAllOfIt }: ChangedUse,
  { before, changed, after }: NonNullable<ChangedUse["use"]>,
  change: SizedChange,
  when: string,
): void {
  const values = {
    change: c.showSize(amount),
    before: c.show(before),
    changed: c.showSize(changed),
    after: c.show(after),
    when,
    did: c.t(`assistant.whatIf.${result.figures?.hasSolar ? "bought" : "used"}`),
  };
  const length = lengthOf(c.frame.group);
  const asked = length === null ? null : c.t(`assistant.figures.each.of.${length}`);
  if (change.kind === "moved") {
    c.draft.add("assistant.whatIf.moved", values);
    addMoved(c, { money, moved }, asked);
    return;
  }
  const { kind } = change;
  if (each && asked !== null)
    c.draft.add(`assistant.whatIf.${kind}Each`, { ...values, each: c.showSize(each.energy), length: asked });
  else c.draft.add(`assistant.whatIf.${kind}`, values);
  if (isAllOfIt) c.draft.add("assistant.whatIf.allOfIt");
  if (!money) return;
  if (each?.cost)
    c.draft.add(`assistant.whatIf.costEach.${kind}`, { price: c.show(money.price), cost: c.showSize(each.cost) });
  else
    c.draft.add(`assistant.whatIf.cost.${kind}`, {
      price: c.show(money.price),
      before: c.show(money.before),
      after: c.show(money.after),
      changed: c.showSize(money.changed),
    });
}

function addMoved(c: Composition, { money, moved }: Pick<ChangedUse, "money" | "moved">, length: string | null): void {
  if (!moved?.saved || !money) return c.draft.add("assistant.whatIf.needPrices");
  const values = { price: c.show(money.price), other: c.show(moved.price), saved: c.show(moved.saved) };
  if (moved.isDearer) c.draft.add("assistant.whatIf.movedDearer", values);
  else if (moved.each && length !== null && c.show(moved.each) !== values.saved)
    c.draft.add("assistant.whatIf.movedCostEach", { ...values, each: c.show(moved.each), length });
  else c.draft.add("assistant.whatIf.movedCost", values);
}

async function addChangedBase(c: Composition, change: SizedChange): Promise<boolean> {
  const { bill } = await c.use(billFacts, {});
  if (!bill?.baseLoad) return false;
  const length = lengthOf(c.frame.group) ?? "year";
  const { watts, energy, money, isAllOfIt } = await c.use(changedBaseLoad, {
    change,
    watts: Number(bill.baseLoad.value),
    source: bill.source,
    price: statedPriceOf(c.frame),
    length,
  });
  c.draft.add(change.kind === "more" ? "assistant.whatIf.baseMore" : "assistant.whatIf.base", {
    base: c.show(bill.baseLoad, { keepWatts: true }),
    watts: c.showSize(watts),
    length: c.t(`assistant.figures.each.of.${length}`),
    energy: c.showSize(energy),
  });
  if (isAllOfIt) c.draft.add("assistant.whatIf.allOfIt");
  if (money) c.draft.add("assistant.whatIf.baseCost", { price: c.show(money.price), cost: c.show(money.cost) });
  return true;
}
