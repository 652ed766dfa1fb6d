import type { Bill } from "../tools/bill-facts";
import { billFacts } from "../tools/bill-facts";
import type { AssistantKey } from "../words";
import type { Composition } from "./composition";

/**
 * The asker's bill, or null after the draft has said that there is none and what would help.
 *
 * @param subject what cannot be said without data, as catalogue words ("your base load")
 * @param slug article that explains the subject in general
 */
export async function needBill(c: Composition, subject: AssistantKey, slug: string): Promise<Bill | null> {
  const { bill } = await c.use(billFacts, {});
  if (bill) return bill;
  c.draft.say("assistant.noData.lead", { subject: c.word(subject) });
  await c.quote(slug, { short: true });
  c.draft.say("assistant.noData.offer");
  return null;
}

/** Says that the file holds no such detail, and which file would. */
export async function sayNotInFile(c: Composition, bill: Bill, subject: AssistantKey): Promise<void> {
  if (bill.commodity !== "electricity") {
    c.draft.say("assistant.notInFile.commodity", {
      subject: c.word(subject),
      file: c.show(bill.file),
      commodity: c.word(`assistant.commodity.${bill.commodity}`),
    });
    return;
  }
  c.draft.say(bill.kind === "monthly_csv" ? "assistant.notInFile.monthly" : "assistant.notInFile.intervals", {
    subject: c.word(subject),
    file: c.show(bill.file),
  });
}
