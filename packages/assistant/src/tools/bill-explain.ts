import type { TableAttachment } from "@wattleaf/shared/contracts/attachments";
import { explainBill } from "@wattleaf/shared/contracts/bills/explanation";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { messages } from "../messages";
import type { OwnBill } from "../ports";
import { tableOf } from "./attachments";
import {
  billDoubts,
  type BillFigures,
  billFigures,
  type ChosenBills,
  chooseBills,
  type DaySpan,
  lastDayOf,
} from "./bill-choice";
import { chargesOfTariff, type TariffCharges } from "./bill-charges";
import { withDoubts } from "./doubts";
import { type Fact, fact, factsIn, type Source, type ToolResult } from "./facts";
import { billsSource } from "./own-sources";
import { tool, type ToolContext } from "./tool";

type Cause = OutputOf<typeof explainBill>["causes"][number]["cause"];
type Limitation = OutputOf<typeof explainBill>["limitations"][number];

export interface BillExplanation extends ToolResult {
  source: Source | null;
  current: BillFigures | null;
  /** What is said of a bill without an older one to hold it against: itself and its lines. */
  lines: readonly { label: Fact; amount: Fact }[];
  previous: BillFigures | null;
  change: Fact | null;
  changeKwh: Fact | null;
  /** What the prices applied to: behind solar what was bought, which is more than the bill's net. */
  priced: { previous: Fact; current: Fact } | null;
  /** The largest first; they sum to the change. */
  parts: readonly { cause: Cause; amount: Fact; energy: Fact | null }[];
  limitations: readonly Limitation[];
}

interface BillExplainInput {
  /** The bill to explain: the one that covers most of these days. */
  of?: DaySpan | undefined;
  /** The bill to compare it with. */
  against?: DaySpan | undefined;
  /** Whether the table shows what changed, or the charges. */
  show: "change" | "charges";
}

/**
 * Why one of the user's bills differs from another: days, use, prices, fixed charges and taxes, which sum to the change
 * to the cent. Without days the newest bill against the one before it.
 */
export const billExplain = tool(
  "billExplain",
  async ({ of, against, show }: BillExplainInput, context): Promise<BillExplanation> => {
    const chosen = await chooseBills(context.data, of, against);
    if (!chosen) return NOTHING;
    const source = billsSource(chosen.own, context.language);
    const current = billFigures(source, "current", chosen.current, context.language);
    const lines = chosen.current.lines.map(({ label, amountCents }, index) => ({
      label: fact(source, `label.${index}`, label, "text"),
      amount: fact(source, `line.${index}`, amountCents / 100, "currency", chosen.current.currency ?? undefined),
    }));
    const previous = chosen.previous && billFigures(source, "previous", chosen.previous, context.language);
    const explained = await causesOf(chosen, context, source);
    const figures = { current, lines, previous, ...explained };
    return {
      ...figures,
      source,
      facts: factsIn(figures),
      attachments:
        explained.parts.length > 0 && previous && show === "change"
          ? [partsTable(figures, previous, context)]
          : lines.length > 0
            ? [linesTable(current, lines, context)]
            : [],
    };
  },
);

const NO_CHANGE = { change: null, changeKwh: null, priced: null, parts: [], limitations: [] } as const;
const NOTHING: BillExplanation = {
  source: null,
  current: null,
  lines: [],
  previous: null,
  ...NO_CHANGE,
  facts: [],
};

async function causesOf({ own, current, previous }: ChosenBills, { data, language }: ToolContext, source: Source) {
  if (!previous || previous.energyWh === null || current.energyWh === null) return NO_CHANGE;
  const charges = "meter" in own.from ? await chargesOfTariff(data, [previous, current]) : null;
  const currency = current.currency ?? undefined;
  const sides = [current, previous].map((bill) => billDoubts(bill, language));
  const costDoubts = sides.flatMap((doubts) => doubts("cost"));
  const energyDoubts = sides.flatMap((doubts) => doubts("energy"));
  const allDoubts = sides.flatMap((doubts) => doubts("cost", "energy", "taxes", "period"));
  const money = (id: string, amount: number) => fact(source, id, amount, "currency", currency);
  // A home that fed in more than it bought: what changed in money is known, why is not.
  if (!charges && (previous.energyWh < 0 || current.energyWh < 0))
    return {
      ...NO_CHANGE,
      change: withDoubts(money("change", (current.amountCents - previous.amountCents) / 100), costDoubts),
    };
  const [before, now] = [toExplainInput(previous, charges?.[0]), toExplainInput(current, charges?.[1])];
  const explanation = await data.compute(explainBill, {
    previous: before,
    current: now,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : "USD",
  });
  return {
    change: withDoubts(money("change", explanation.change), costDoubts),
    changeKwh: withDoubts(fact(source, "changeEnergy", explanation.change_kwh * 1_000, "Wh"), energyDoubts),
    priced: {
      previous: fact(source, "previous.priced", before.kwh * 1_000, "Wh"),
      current: fact(source, "current.priced", now.kwh * 1_000, "Wh"),
    },
    parts: explanation.causes
      .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
      .map(({ cause, amount, kwh }) => ({
        cause,
        amount: withDoubts(money(`part.${cause}`, amount), allDoubts),
        energy: kwh === null ? null : withDoubts(fact(source, `partEnergy.${cause}`, kwh * 1_000, "Wh"), energyDoubts),
      })),
    limitations: explanation.limitations,
  };
}

function toExplainInput(bill: OwnBill, charges: TariffCharges | undefined) {
  return {
    first_day: bill.start,
    last_day: lastDayOf(bill),
    kwh: charges?.importKwh ?? (bill.energyWh ?? 0) / 1_000,
    cost: bill.amountCents / 100,
    fixed_charges: charges?.fixed ?? null,
    taxes: charges?.taxes ?? (bill.taxesCents === null ? null : bill.taxesCents / 100),
    rate_per_kwh: bill.ratePerKwh,
    tou_split: charges?.timesOfUse ?? null,
  };
}

type Explained = Pick<BillExplanation, "change" | "changeKwh" | "parts" | "priced"> & { current: BillFigures };

function partsTable(figures: Explained, previous: BillFigures, { language }: ToolContext): TableAttachment {
  const t = messages(language);
  return tableOf(
    t("assistant.explain.tableTitle"),
    [
      { label: t("assistant.explain.part"), align: "start" },
      { label: t("assistant.explain.energy"), align: "end" },
      { label: t("assistant.explain.money"), align: "end" },
    ],
    [
      [t("assistant.explain.previousBill"), figures.priced?.previous ?? previous.energy, previous.amount],
      ...figures.parts.map(({ cause, amount, energy }) => [t(`assistant.cause.${cause}`), energy, amount]),
      [t("assistant.explain.currentBill"), figures.priced?.current ?? figures.current.energy, figures.current.amount],
    ],
    language,
  );
}

function linesTable(current: BillFigures, lines: BillExplanation["lines"], { language }: ToolContext): TableAttachment {
  const t = messages(language);
  return tableOf(
    t("assistant.explain.linesTitle"),
    [
      { label: t("assistant.explain.line"), align: "start" },
      { label: t("assistant.explain.money"), align: "end" },
    ],
    [...lines.slice(0, 30).map(({ label, amount }) => [label, amount]), [t("assistant.explain.total"), current.amount]],
    language,
  );
}
