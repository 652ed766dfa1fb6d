import { moneyAccount } from "../../tools/money-account";
import { queryEnergy } from "../../tools/query-energy";
import type { Composition } from "../composition";
import { addGap } from "./gaps";
import type { Plan } from "./question";
import { addCostBasis } from "./single";
import { FigureWriter } from "./writer";

/** A longer list is left to the chart. */
const MOST_LISTED = 25;

/** "Import charges, export credits and the balance, by quarter." */
export async function addMoneyAccount(c: Composition, plan: Plan): Promise<void> {
  const { period, filters = [], group } = plan.question;
  const { figures, whole, rows, gap } = await c.use(moneyAccount, { period, filters, ...(group ? { group } : {}) });
  if (gap?.answer.status === "gap") return addGap(c, gap.answer, gap, plan);
  if (!figures || !whole) return;
  const writer = new FigureWriter(c, figures, plan);
  const shown = ({ charges, credit, net }: typeof whole) => ({
    charges: writer.show(charges),
    credit: writer.show(credit),
    net: writer.show(net),
  });
  writer.sentence("assistant.figures.moneyAccount", { when: writer.when, ...shown(whole) });
  if (rows.length > 1 && rows.length <= MOST_LISTED)
    for (const entry of rows)
      c.draft.line("assistant.figures.moneyLine", { at: writer.lineName(entry.row), ...shown(entry) });
  if (figures.answer.cost_by === "bills") return c.draft.add("assistant.figures.earningsOnBill");
  if (!figures.hasSolar) c.draft.add("assistant.figures.nothingSold", {}, [figures.source]);
  else if (Number(whole.credit.value) === 0)
    c.draft.add("assistant.figures.noCreditByTariff", { credit: c.show(whole.credit) });
  addCostBasis(c, figures);
}

/** "What was bought, sold, and the net of both, month by month." False where there is nothing to list. */
export async function addEnergyAccount(c: Composition, plan: Plan): Promise<boolean> {
  const { period, filters = [], group } = plan.question;
  if (!group) return false;
  const of = async (metric: "bought" | "net" | "sold") =>
    (await c.use(queryEnergy, { metric, period, filters, group, aggregate: "total" })).figures;
  const [bought, sold, net] = [await of("bought"), await of("sold"), await of("net")];
  if (!bought || !sold || !net || net.rows.length < 2 || net.rows.length > MOST_LISTED) return false;
  const writer = new FigureWriter(c, net, plan);
  writer.sentence("assistant.figures.total", { clause: writer.clause(net.whole.value), when: writer.when });
  c.draft.add("assistant.figures.bothSides", {
    bought: c.show(bought.whole.value),
    sold: c.show(sold.whole.value),
  });
  for (const row of net.rows) {
    const rowOf = (rows: typeof net.rows) => rows.find(({ key }) => key === row.key) ?? row;
    c.draft.line("assistant.figures.energyLine", {
      at: writer.lineName(row),
      bought: writer.show(rowOf(bought.rows).value),
      sold: writer.show(rowOf(sold.rows).value),
      net: writer.show(row.value),
    });
  }
  return true;
}
