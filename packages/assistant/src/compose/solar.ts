import { billFacts } from "../tools/bill-facts";
import type { Composer } from "./composition";

/** "How much did my panels make?": a meter counts only what the home takes and gives. */
export const solarAnswer: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  if (!bill) {
    c.draft.add("assistant.noData.lead", { subject: c.t("assistant.subject.solar") });
    c.draft.add("assistant.noData.offer");
    return;
  }
  if (!bill.exported) {
    c.draft.add("assistant.solar.none", { file: c.show(bill.file) });
    await c.quote("rooftop-solar", { short: true });
    return;
  }
  c.draft.add("assistant.solar.exported", {
    exported: c.show(bill.exported),
    total: c.show(bill.total),
    first: c.show(bill.firstDay),
    last: c.show(bill.lastDay),
  });
  c.draft.add("assistant.solar.unseen", {}, [bill.source]);
};
