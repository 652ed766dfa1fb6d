import type { EnergyAnswer, EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Language } from "@wattleaf/shared/i18n/language";
import { rowName } from "../compose/figures/row-words";
import type { AssistantData } from "../ports";
import { energyAttachments } from "./energy-attachments";
import { billDoubts, lastDayOf } from "./bill-choice";
import { withDoubts } from "./doubts";
import { type Answered, type Figures, figuresOf } from "./energy-figures";
import { datesOf, givenFacts } from "./energy-given";
import { type Doubt, type Fact, fact, factsIn, type Source, type ToolResult, UNPRICED } from "./facts";
import { billsSource, usageSource } from "./own-sources";
import { tool } from "./tool";

export interface EnergyQueryResult extends ToolResult {
  answer: EnergyAnswer;
  /** Null when there is a gap. */
  figures: Figures | null;
}

/**
 * The user's own electricity in figures: bought, sold, net, produced, cost, power or carbon of any period, filtered
 * (weekends, hours, tariff periods), grouped, picked (highest, lowest, top, above), compared, as average, share, count
 * or trend.
 */
export const queryEnergy = tool(
  "queryEnergy",
  async ({ said, ...question }: AskedEnergy, { data, language }): Promise<EnergyQueryResult> => {
    const answer = inSaidMoney(await data.query(question), said);
    if (answer.status === "gap")
      return {
        answer,
        figures: null,
        facts: [...gapFacts(answer, await sourceOf(data, language)), ...datesOf(question, language)],
      };
    const source = await sourceOf(data, language, answer.cost_by === "bills");
    if (!source) throw new Error("Figures without a meter, an upload or bills");
    const exported = (await data.usage())?.facts.exported ?? 0;
    const hasSolar = exported > 0;
    const figures = withDoubts(
      { hasSolar, ...figuresOf(answer, question, source, (group, key) => rowName(group, key, language)) },
      await doubtsOfAnswer(answer, data, language),
    );
    return {
      answer,
      figures,
      facts: [
        ...factsIn({ ...figures, source: null, answer: null }),
        ...givenFacts(question, answer, language),
        ...(hasSolar ? [fact(source, "exported", exported, "Wh")] : []),
      ],
      attachments: energyAttachments(figures, question, language),
    };
  },
);

/** What is asked, with the sign of the money that a stated price is in. */
type AskedEnergy = EnergyQuestion & { said?: string };

/** A home of which no currency is known has that of the stated price. */
const inSaidMoney = (answer: EnergyAnswer, said: string | undefined): EnergyAnswer =>
  answer.status === "answered" && answer.cost_by === "price" && answer.currency === null && said
    ? { ...answer, currency: said }
    : answer;

/** Where the figures come from: the meter, else the uploaded files; money may be of the bills. */
async function sourceOf(data: AssistantData, language: Language, byBills = false): Promise<Source | null> {
  const bills = byBills ? await data.bills() : null;
  if (bills) return billsSource(bills, language);
  const usage = await data.usage();
  if (usage) return usageSource(usage, language);
  const others = await data.bills();
  return others && billsSource(others, language);
}

/** What is in doubt of the bills of a time, where its figures were read from documents. */
async function doubtsOfAnswer(
  { metric, cost_by: costBy, from, to, compared }: Answered,
  data: AssistantData,
  language: Language,
): Promise<readonly Doubt[]> {
  const usage = await data.usage();
  const isOfDocuments = !usage || ("uploadId" in usage && usage.facts.bill !== undefined);
  const isMoney = metric === "cost";
  if (isMoney ? costBy !== "bills" : !isOfDocuments) return [];
  const spans = [{ from, to }, ...(compared ? [compared] : [])];
  const bills = ((await data.bills())?.bills ?? []).filter((bill) =>
    spans.some((span) => bill.start <= span.to && lastDayOf(bill) >= span.from),
  );
  return bills.flatMap((bill) => billDoubts(bill, language)(isMoney ? "cost" : "energy", "period"));
}

/** What there is to ask about instead. */
function gapFacts({ from, to, gap }: Extract<EnergyAnswer, { status: "gap" }>, source: Source | null): Fact[] {
  if (!source || from === null || to === null) return [];
  return [
    fact(source, "query.available.first", from, "date"),
    fact(source, "query.available.last", to, "date"),
    ...(gap === "prices" ? [fact(source, UNPRICED, gap, "text")] : []),
  ];
}
