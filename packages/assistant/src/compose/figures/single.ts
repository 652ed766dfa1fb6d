import type { AssistantKey } from "../../messages";
import { isOneDay } from "../../frame/conversation/merge";
import type { Fact, Source } from "../../tools/facts";
import type { Figures } from "../../tools/energy-figures";
import { carbonFootprint } from "../../tools/carbon-footprint";
import type { Composition } from "../composition";
import { addCarbonFactor } from "./carbon-factor";
import type { Metric } from "./flow-words";
import type { FigureWriter } from "./writer";
import { addYesOrNo } from "./yes-or-no";

/** Of these an average day says something beside the total. */
const SAID_PER_DAY: ReadonlySet<Metric> = new Set(["bought", "sold", "produced", "cost"]);

/** "You bought 312 kWh from the grid in October 2026. That's 10.1 kWh a day." */
export function addTotal(w: FigureWriter): void {
  const { whole, perDay, shareOfAll, unfilteredTotal } = w.figures;
  if (w.isOneDay && w.c.frame.mentions?.asksDayKind)
    w.sentence(`assistant.figures.verdict.${isWeekend(w.figures.answer.from) ? "weekend" : "weekday"}`);
  w.sentence("assistant.figures.total", { clause: w.clause(whole.value), when: w.when });
  if (w.filters && shareOfAll && unfilteredTotal && isPart(w) && !isOneNight(w))
    w.sentence("assistant.figures.ofAll", { share: w.show(shareOfAll), total: w.show(unfilteredTotal) });
  // What was earned is said next, and not by the day.
  else if (w.c.frame.metric === "earnings") return;
  else if (perDay && Number(whole.days.value) > 1 && !isOneNight(w) && SAID_PER_DAY.has(w.figures.answer.metric))
    w.sentence("assistant.figures.perDay", { value: w.show(perDay, true) });
  if (whole.peakAt && w.figures.answer.metric === "power")
    w.sentence("assistant.figures.peakAt", { at: w.show(whole.peakAt) });
}

/** @param date YYYY-MM-DD */
const isWeekend = (date: string): boolean => [SUNDAY, SATURDAY].includes(new Date(date).getUTCDay());
const SUNDAY = 0;
const SATURDAY = 6;

/** One night from a day to the next, of neither of which it is a part. */
export const isOneNight = ({ figures: { answer }, plan }: FigureWriter): boolean =>
  answer.from !== answer.to && isOneDay(plan.question.period);

/** "On average, you bought 10.1 kWh a day from the grid in October 2026." */
export function addAverage(w: FigureWriter): void {
  const { group } = w.plan.question;
  const { meanOfGroups, perDay, rows, whole } = w.figures;
  if (w.figures.answer.metric === "power" && !group)
    return w.sentence("assistant.figures.powerAverage", { value: w.show(whole.value), when: w.when });
  const average = group ? meanOfGroups : perDay;
  if (!average) return addTotal(w);
  w.sentence("assistant.figures.average", { clause: w.clauseEach(average, group ?? "day"), when: w.when });
  if (group && rows.length > 1) addEnds(w);
}

/** "31% of the electricity you bought from the grid in October 2026 came on weekends: 97 kWh of 312 kWh." */
export function addShare(w: FigureWriter): void {
  const { whole, shareOfAll, unfilteredTotal, evenShare } = w.figures;
  if (!w.filters || !shareOfAll || !unfilteredTotal || !isPart(w)) {
    w.sentence("assistant.figures.total", { clause: w.clause(whole.value), when: w.when });
    // Of what the panels make, no meter of the grid knows.
    if (w.flow === "sold") return w.c.draft.add("assistant.figures.noShareOfMade");
    return w.c.draft.add(isPart(w) ? "assistant.figures.shareOfWhat" : "assistant.figures.noShare");
  }
  const { asksIfMuch } = w.c.frame.mentions ?? {};
  if (asksIfMuch && evenShare) addYesOrNo(w.c, asksIfMuch, Number(shareOfAll.value) / Number(evenShare.value) - 1);
  w.sentence("assistant.figures.share", {
    share: w.show(shareOfAll),
    noun: w.noun,
    period: w.period,
    filter: w.filters,
    part: w.show(whole.value),
    total: w.show(unfilteredTotal),
  });
  // Whether a share is high is seen beside what an even use would have.
  if (evenShare) w.sentence("assistant.figures.evenShare", { share: w.show(evenShare) });
}

/** Bought minus sold may be below zero, and the strongest moment is no sum: a part of them means nothing. */
const isPart = ({ figures }: FigureWriter): boolean =>
  figures.answer.metric !== "net" && figures.answer.metric !== "power";

/** "The highest month was July 2026 (401 kWh), the lowest April 2026 (201 kWh)." */
export function addEnds(w: FigureWriter): void {
  const comparable = w.figures.rows.filter(({ isComparable }) => isComparable);
  const among = (comparable.length > 1 ? comparable : w.figures.rows).toSorted(
    (a, b) => Number(b.value.value) - Number(a.value.value),
  );
  const [high] = among;
  const low = among.at(-1);
  if (!high || !low) return;
  if (high.value.value === low.value.value)
    return w.sentence("assistant.figures.alike", { group: w.groupName, each: w.each(w.group) });
  w.sentence("assistant.figures.ends", {
    group: w.groupName,
    high: w.name(high),
    highValue: w.rowValue(high),
    low: w.name(low),
    lowValue: w.rowValue(low),
  });
}

/** "Your home was taking 0.9 kW from the grid at the newest reading that I have, Nov 22, 2026, 11:45 PM." */
export function addNow(w: FigureWriter): void {
  const newest = w.figures.rows.at(-1);
  if (!newest) return;
  w.sentence("assistant.figures.now", {
    value: w.show(newest.value),
    at: newest.peakAt ? w.show(newest.peakAt) : w.name(newest),
  });
}

/** How money was counted. */
export function addCostBasis(c: Composition, figures: Figures): void {
  const { answer, hasSolar, price, fixedPerDay, fixedPerMonth, source } = figures;
  if (price && (fixedPerDay ?? fixedPerMonth ?? !hasSolar))
    addStatedPrice(c, { price, fixedPerDay, fixedPerMonth }, [source]);
  else if (price) c.draft.add("assistant.figures.costPriceSolar", { price: c.show(price) }, [source]);
  else c.draft.add(costBasis(answer, hasSolar), {}, [source]);
  if (hasSolar && (fixedPerDay ?? fixedPerMonth)) c.draft.add("assistant.figures.costWithoutSold", {}, [source]);
}

/** The price that the question states, with what it says of each day and month. */
export function addStatedPrice(
  c: Composition,
  { price, fixedPerDay, fixedPerMonth }: Record<"fixedPerDay" | "fixedPerMonth", Fact | null> & { price: Fact },
  sources: readonly Source[] = [],
): void {
  const besides = fixedPerMonth ? (fixedPerDay ? "DayAndMonth" : "AndMonth") : fixedPerDay ? "AndDay" : "";
  c.draft.add(
    `assistant.figures.costPrice${besides}`,
    {
      price: c.show(price),
      ...(fixedPerDay ? { perDay: c.show(fixedPerDay) } : {}),
      ...(fixedPerMonth ? { perMonth: c.show(fixedPerMonth) } : {}),
    },
    sources,
  );
}

function costBasis(answer: Figures["answer"], hasSolar: boolean): AssistantKey {
  if (answer.load) return "assistant.figures.costLoad";
  if (answer.cost_by === "bills") return "assistant.figures.costBills";
  return hasSolar ? "assistant.figures.costTariffSolar" : "assistant.figures.costTariff";
}

/** How money and carbon came about. */
export async function addBasis(w: FigureWriter): Promise<void> {
  const { answer } = w.figures;
  if (answer.cost_by) addCostBasis(w.c, w.figures);
  if (answer.metric !== "carbon") return;
  addCarbonFactor(w.c, await w.c.use(carbonFootprint, {}));
}
