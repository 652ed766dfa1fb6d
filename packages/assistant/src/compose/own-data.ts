import type { Bill, PartOfBill } from "../tools/bill-facts";
import { billFacts } from "../tools/bill-facts";
import type { AssistantKey } from "../messages";
import type { Composition } from "./composition";

/**
 * The asker's bill, or null after the draft has said that there is none and what would help.
 *
 * @param subject what cannot be said without data, as catalog words ("your base load")
 * @param slug article that explains the subject in general
 */
export async function needBill(c: Composition, subject: AssistantKey, slug: string): Promise<Bill | null> {
  const { bill, part } = await c.use(billFacts, {});
  if (bill) return bill;
  if (part) {
    addPart(c, part);
    return null;
  }
  const meansInGeneral = asksMeaning(c.understanding.query);
  if (meansInGeneral) await c.quote(slug, { short: true });
  c.draft.add("assistant.noData.lead", { subject: c.t(subject) });
  if (!meansInGeneral) await c.quote(slug, { short: true });
  c.draft.add("assistant.noData.offer");
  return null;
}

/** "What is base load?" wants the meaning first; "what is my base load?" wants to hear why it cannot be said. */
function asksMeaning(question: string): boolean {
  return /^what('?s| is| are| does)\b|^什么(是|叫)|是什么/i.test(question) && !/\b(my|our|i|we)\b|我/i.test(question);
}

/** Says what could be read of a bill that names no period, or no energy, and what would tell more. */
export function addPart(c: Composition, { file, energy, cost, firstDay, lastDay }: PartOfBill): void {
  if (energy) c.draft.add("assistant.part.energy", { file: c.show(file), energy: c.show(energy) });
  if (cost) c.draft.add("assistant.part.cost", { file: c.show(file), cost: c.show(cost) });
  if (firstDay && lastDay) c.draft.add("assistant.part.period", { first: c.show(firstDay), last: c.show(lastDay) });
  c.draft.add("assistant.part.missing", { file: c.show(file) });
}

/** Says that the file holds no such detail, and which file would. */
export async function addNotInFile(c: Composition, bill: Bill, subject: AssistantKey): Promise<void> {
  if (bill.commodity !== "electricity") {
    c.draft.add("assistant.notInFile.commodity", {
      subject: c.t(subject),
      file: c.show(bill.file),
      commodity: c.t(`assistant.commodity.${bill.commodity}`),
    });
    return;
  }
  c.draft.add(notInFile(bill.kind), { subject: c.t(subject), file: c.show(bill.file) });
}

function notInFile(kind: Bill["kind"]): AssistantKey {
  switch (kind) {
    case "monthly_csv":
      return "assistant.notInFile.monthly";
    case "bill_pdf":
    case "bill_image":
    case "bill_spreadsheet":
      return "assistant.notInFile.bill";
    default:
      return "assistant.notInFile.intervals";
  }
}

/** Says which time the file covers when the one asked for lies outside. */
export function addOutside(c: Composition, bill: Bill): void {
  c.draft.add("assistant.period.outside", {
    file: c.show(bill.file),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
  });
  c.draft.add("assistant.period.outsideOffer");
}
