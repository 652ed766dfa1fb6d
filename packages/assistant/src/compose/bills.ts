import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Frame } from "../frame/frame";
import { type BillExplanation, billExplain } from "../tools/bill-explain";
import { billFacts } from "../tools/bill-facts";
import { type BillFigures, type DaySpan, lastDayOf } from "../tools/bill-choice";
import { periodDays } from "../tools/period-days";
import { billMeter } from "../tools/bill-meter";
import { usualBill } from "../tools/usual-bill";
import { addLoadChange, addShares } from "./breakdown";
import type { Composer, Composition } from "./composition";
import { addComparedPeriod, ownFigures } from "./figures";
import { addNoData, addPartOfBill } from "./no-data";
import { addFromArticles } from "./passages";
import { summary } from "./summary";

/** The causes that a sentence names; the table has all of them. */
const NAMED_CAUSES = 3;
const NAMED_LINES = 8;

/** Periods whose bill is still to come. */
const RUNNING: ReadonlySet<string> = new Set(["bill0", "day0", "month0", "week0"]);

/** "What was my last bill?", "how much was the bill for October?", "what is this one at so far?" */
export const billAnswer: Composer = async (c) => {
  // A bill that goes on is told from the readings.
  if (RUNNING.has(c.frame.period ?? "") && (await c.tools.data.meter())) return ownFigures(c);
  const found = await explained(c, "charges");
  const { current } = found;
  if (!current) return withoutBills(c);
  // Behind solar a bill's energy may be less than nothing, which is not what the amount is for.
  const isNet =
    (await c.use(billFacts, {})).bill?.isNet === true && "meter" in ((await c.tools.data.bills())?.from ?? {});
  const energy = !isNet && current.energy && Number(current.energy.value) > 0 ? current.energy : null;
  c.draft.add(energy ? "assistant.bill.amountAndEnergy" : "assistant.bill.amount", {
    first: c.show(current.firstDay),
    last: c.show(current.lastDay),
    amount: c.show(current.amount),
    ...(energy ? { energy: c.show(energy) } : {}),
  });
  if (c.frame.mentions?.asksOwed) return c.draft.add("assistant.bill.owed");
  if (c.frame.mentions?.billAgainstMeter) return addAgainstMeter(c, current);
  if (isNet) await addBought(c, current);
  if (c.frame.metric === "energy" && energy && current.perDay)
    c.draft.add("assistant.usage.average", { average: c.show(current.perDay) });
  if (current.taxes) c.draft.add("assistant.summary.taxes", { taxes: c.show(current.taxes) });
  const { previous, change } = found;
  if (previous && change && Number(change.value) !== 0)
    c.draft.add(Number(change.value) > 0 ? "assistant.bill.more" : "assistant.bill.less", {
      change: c.showSize(change),
      previous: c.show(previous.amount),
    });
};

/** What the meter counted in the days of a bill; null without a meter, or readings of them. */
async function metered(c: Composition, { firstDay, lastDay, energy }: BillFigures) {
  if (!(await c.tools.data.meter())) return null;
  const found = await c.use(billMeter, { from: String(firstDay.value), to: String(lastDay.value), energy });
  return found.bought ? found : null;
}

/** Behind solar a bill's kWh are what was bought less what was sold: neither is left to be guessed. */
async function addBought(c: Composition, bill: BillFigures): Promise<void> {
  const found = await metered(c, bill);
  if (!found?.bought || !found.sold) return;
  c.draft.add("assistant.bill.boughtAndSold", { bought: c.show(found.bought), sold: c.show(found.sold) });
}

/** "Does the bill match the meter?": both, and how far they are apart. */
async function addAgainstMeter(c: Composition, bill: BillFigures): Promise<void> {
  const found = await metered(c, bill);
  if (!bill.energy) return c.draft.add("assistant.bill.noEnergy");
  if (!found?.bought || !found.counted || !found.difference)
    return c.draft.add("assistant.bill.noReadings", { energy: c.show(bill.energy) });
  c.draft.add(found.agrees ? "assistant.bill.agrees" : "assistant.bill.differs", {
    energy: c.show(bill.energy),
    counted: c.show(found.counted),
    difference: c.showSize(found.difference),
  });
  const isBelow = Number(found.counted.value) < 0;
  if (found.sold)
    c.draft.add(isBelow ? "assistant.bill.isNetBelow" : "assistant.bill.isNet", {
      bought: c.show(found.bought),
      sold: c.show(found.sold),
    });
  if ("meter" in ((await c.tools.data.bills())?.from ?? {})) c.draft.add("assistant.bill.ofMeter");
}

/** "What are the charges on my bill?" */
export const billLinesAnswer: Composer = async (c) => {
  const found = await explained(c, "charges");
  if (!found.current) return withoutBills(c);
  const asked = c.frame.line?.replaceAll("_", " ");
  const named = asked === undefined ? [] : found.lines.filter(({ label }) => sharesWords(String(label.value), asked));
  if (found.lines.length === 0 || (asked !== undefined && named.length === 0)) {
    c.draft.add("assistant.bill.noLine", {
      first: c.show(found.current.firstDay),
      last: c.show(found.current.lastDay),
    });
    return addFromArticles(c);
  }
  addLines(c, { ...found, lines: named.length > 0 ? named : found.lines });
};

/** Every bill says when it is due; what a utility sends us does not. */
export const billDueAnswer: Composer = async (c) => {
  const { current } = await explained(c, "charges");
  if (current)
    c.draft.add("assistant.bill.due", {
      first: c.show(current.firstDay),
      last: c.show(current.lastDay),
      amount: c.show(current.amount),
    });
  await addFromArticles(c);
  if (c.draft.sentences.length === 0) c.draft.add("assistant.bill.owed");
};

/** "Why did my bill go up?", "June bill against July bill". */
export const explainBillAnswer: Composer = async (c) => {
  const found = await explained(c, "change");
  const { period = "" } = c.frame;
  // Where there is no bill of that time, or none yet, the readings tell what changed.
  const hasReadings = period !== "" && (!RUNNING.has(period) || (await c.tools.data.meter()) !== null);
  if (!found.current && hasReadings && (await addComparedPeriod(c, period))) {
    await addCauses(c, await daysOf(c, period), new Date(c.tools.data.nowMs()).toISOString().slice(0, 10));
    return addEaters(c);
  }
  if (!found.current) return withoutBills(c);
  if (!found.previous || !found.change) {
    // One bill alone tells no change; its own figures are what there is.
    if (found.lines.length > 0) return addLines(c, found);
    return billAnswer(c);
  }
  addChange(c, found);
  const [from, to] = [String(found.current.firstDay.value), String(found.current.lastDay.value)];
  await addCauses(c, { from, to }, from);
  await addEaters(c);
};

/** "… and what is eating it?": the load that rose the most. */
async function addEaters(c: Composition): Promise<void> {
  if (c.frame.mentions?.several === "loads_of_rise") await addLoadChange(c);
}

/** "Was it the heating or the car?": what is known of each, beside what is usual. */
async function addCauses(c: Composition, days: DaySpan | undefined, before: string): Promise<void> {
  await addUsual(c, before);
  const { appliances = [] } = c.frame;
  if (days && appliances.length > 0) await addShares(c, appliances, days);
}

/** "Higher than usual" is held against more than the bill before. */
async function addUsual(c: Composition, before: string): Promise<void> {
  if (!c.frame.mentions?.asksUsual) return;
  const { amount } = await c.use(usualBill, { before });
  if (amount) c.draft.add("assistant.explain.usual", { amount: c.show(amount) });
}

/** The bill of the period that is asked about and the one that it is held against. */
async function explained(c: Composition, show: "change" | "charges"): Promise<BillExplanation> {
  const [period, comparedTo] = issuedBills(c.frame);
  const [named, against] = await Promise.all([daysOf(c, period), daysOf(c, comparedTo)]);
  const of = named ?? (await pickedBill(c));
  const isReversed = of !== undefined && against !== undefined && against.from > of.from;
  return c.use(billExplain, isReversed ? { of: against, against: of, show } : { of, against, show });
}

const YEAR_MS = 365 * DAY_MS;

/** "Why?" after the highest bill is of that one: of the last year's, as where no time is named. */
async function pickedBill({ frame: { pick, period }, tools }: Composition): Promise<DaySpan | undefined> {
  if (period !== undefined || (pick !== "highest" && pick !== "lowest")) return undefined;
  const since = new Date(tools.data.nowMs() - YEAR_MS).toISOString().slice(0, 10);
  const bills = ((await tools.data.bills())?.bills ?? []).filter(({ start }) => start >= since);
  const ranked = bills.toSorted((a, b) => b.amountCents - a.amountCents);
  const bill = pick === "highest" ? ranked[0] : ranked.at(-1);
  return bill && { from: bill.start, to: lastDayOf(bill) };
}

/** "This bill" is the newest that was sent, and "the last one" then the one before it. */
function issuedBills({ period, comparedTo }: Frame): readonly (string | undefined)[] {
  const codes = [period, comparedTo];
  if (!codes.includes("bill0")) return codes;
  return codes.map((code) => code?.replace(/^bill(0|-\d+)$/, (_, back: string) => `bill${Number(back) - 1}`));
}

const daysOf = async (c: Composition, period: string | undefined) =>
  period === undefined ? undefined : ((await periodDays(period, c.tools.data)) ?? undefined);

async function withoutBills(c: Composition): Promise<void> {
  const { bill, part } = await c.use(billFacts, {});
  if (part) return addPartOfBill(c, part);
  if (bill) {
    // What the readings of a named time cost is nearer to the question than all readings at a glance.
    if (c.frame.period !== undefined && (await c.tools.data.meter())) return ownFigures(c);
    c.draft.add("assistant.bill.none", { file: c.show(bill.file) });
    return summary(c);
  }
  // What makes a bill high in general, before what it takes to tell of this one.
  if (c.frame.act !== "explain" || !(await c.quote("why-bill-went-up", { question: "" }))) await addFromArticles(c);
  addNoData(c, "assistant.subject.bill");
}

/** "Delivery" and "Delivery charge" are one line. */
function sharesWords(label: string, asked: string): boolean {
  const [one, other] = [label.toLowerCase(), asked.toLowerCase()];
  return (
    one.includes(other) || other.includes(one) || other.split(" ").some((word) => word.length > 4 && one.includes(word))
  );
}

function addLines(c: Composition, { current, lines }: BillExplanation): void {
  if (!current) return;
  c.draft.add("assistant.explain.bill", {
    first: c.show(current.firstDay),
    last: c.show(current.lastDay),
    amount: c.show(current.amount),
  });
  for (const { label, amount } of lines.slice(0, NAMED_LINES))
    c.draft.line("assistant.explain.lineItem", { label: c.show(label), amount: c.show(amount) });
}

function addChange(c: Composition, { current, previous, change, parts, limitations }: BillExplanation): void {
  if (!current || !previous || !change) return;
  const rise = Number(change.value);
  if (rise < 0 && c.frame.mentions?.presumes === "rise") c.draft.add("assistant.explain.wentDown");
  const key = rise > 0 ? "assistant.explain.more" : rise < 0 ? "assistant.explain.less" : "assistant.explain.same";
  c.draft.add(key, {
    first: c.show(current.firstDay),
    last: c.show(current.lastDay),
    amount: c.show(current.amount),
    change: c.showSize(change),
    previous: c.show(previous.amount),
    previousFirst: c.show(previous.firstDay),
  });
  for (const { cause, amount, energy } of parts.slice(0, NAMED_CAUSES)) {
    const isMore = Number(amount.value) >= 0;
    const what = c.t(`assistant.cause.${cause}`);
    if (energy && Math.abs(Number(energy.value)) >= 50)
      c.draft.line(isMore ? "assistant.explain.partMoreEnergy" : "assistant.explain.partLessEnergy", {
        cause: what,
        amount: c.showSize(amount),
        energy: c.showSize(energy),
        direction: c.t(Number(energy.value) >= 0 ? "assistant.explain.moreEnergy" : "assistant.explain.lessEnergy"),
      });
    else
      c.draft.line(isMore ? "assistant.explain.partMore" : "assistant.explain.partLess", {
        cause: what,
        amount: c.showSize(amount),
      });
  }
  if (limitations.some((code) => code.startsWith("weather"))) c.draft.add("assistant.explain.noWeather");
}
