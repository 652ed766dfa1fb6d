import { avoidedCarbon } from "../../tools/avoided-carbon";
import type { Fact } from "../../tools/facts";
import { groupShares } from "../../tools/group-shares";
import { queryEnergy } from "../../tools/query-energy";
import { solarAccount } from "../../tools/solar-account";
import type { Composition } from "../composition";
import { addCredit } from "./credit";
import { addCarbonFactor } from "./carbon-factor";
import { whenWithin } from "./filter-words";
import { addGap } from "./gaps";
import { sameStep } from "./comparison";
import type { Group, Plan } from "./question";
import { FigureWriter } from "./writer";

/** "Your panels made 828 kWh in October 2026. Your home used 134 kWh of it itself (16%), and you sold 694 kWh to the grid." */
export async function addSolarAccount(c: Composition, plan: Plan): Promise<void> {
  const { period, filters = [] } = plan.question;
  const { made, ownUse, sold, ownShare, covered, gap } = await c.use(solarAccount, { period, filters });
  if (gap) return addGap(c, gap.answer, gap, plan);
  if (!made || !ownUse || !sold) return;
  const when = whenWithin(filters, made.answer, c.frame.language);
  c.draft.add("assistant.figures.panelsMade", { made: c.show(made.whole.value), when });
  if (!ownShare) return;
  c.draft.add("assistant.figures.panelsUsed", {
    ownUse: c.show(ownUse),
    share: c.show(ownShare),
    sold: c.show(sold),
  });
  if (c.frame.mentions?.asksEarnings) return addCredit(c, plan);
  if (covered) c.draft.add("assistant.figures.panelsCovered", { covered: c.show(covered) });
}

/** "The self-consumption rate this summer against the last one", month by month where that is asked for. */
export async function addOwnShares(c: Composition, plan: Plan): Promise<void> {
  const { period, filters = [], group } = plan.question;
  const other = await sameDays(c, plan);
  const now = await c.use(solarAccount, { period, filters });
  const before = await c.use(solarAccount, { period: other, filters });
  for (const { gap } of [now, before]) if (gap) return addGap(c, gap.answer, gap, plan);
  if (!now.made || !now.ownShare || !before.made || !before.ownShare) return;
  const whens = {
    when: whenWithin(filters, now.made.answer, c.frame.language),
    when2: whenWithin(filters, before.made.answer, c.frame.language),
  };
  const { asksCovered, asksOwnShare } = c.frame.mentions ?? {};
  const add = (key: "ownCovered" | "ownShares", share: Fact, share2: Fact) =>
    c.draft.add(`assistant.figures.${key}`, { ...whens, share: c.show(share), share2: c.show(share2) });
  if (asksOwnShare || !asksCovered) add("ownShares", now.ownShare, before.ownShare);
  if (asksCovered && now.covered && before.covered) add("ownCovered", now.covered, before.covered);
  if (group) await addShareLines(c, plan, group, other);
}

/** Of a year that goes on, as many days of the other one. */
async function sameDays(c: Composition, { question }: Plan): Promise<string> {
  const { period, compared_to: other = period, filters = [] } = question;
  const asked = { metric: "produced" as const, period, compared_to: other, filters, aggregate: "total" as const };
  const days = (await c.use(queryEnergy, asked)).figures?.answer.compared;
  return days ? `${days.from}..${days.to}` : other;
}

/** A longer list is left to the chart. */
const MOST_LISTED = 13;

async function addShareLines(c: Composition, plan: Plan, group: Group, other: string): Promise<void> {
  const { period, filters = [] } = plan.question;
  const { asksCovered = false, asksOwnShare = false } = c.frame.mentions ?? {};
  // Of what the panels made, or of all that the home used.
  const whole =
    asksCovered && !asksOwnShare
      ? { metric: "bought" as const, plusPart: true as const }
      : { metric: "produced" as const };
  const of = { metric: "own_use" as const, of: whole, filters, group };
  const [now, before] = [
    await c.use(groupShares, { ...of, period }),
    await c.use(groupShares, { ...of, period: other }),
  ];
  if (!now.figures || !before.figures || now.rows.length < 2 || now.rows.length > MOST_LISTED) return;
  const w = new FigureWriter(c, now.figures, { form: "rows", question: { ...plan.question, metric: "own_use" } });
  for (const { row, share } of now.rows) {
    const same = before.rows.find((one) => sameStep(one.row.key, row.key));
    if (same)
      c.draft.line("assistant.figures.comparedLine", {
        at: w.name(row),
        value: c.show(share),
        at2: w.name(same.row),
        value2: c.show(same.share),
      });
  }
}

/** "Your panels made 9,800 kWh in 2025. From the grid, that would have caused about 2,215 kg of CO₂." False without panels. */
export async function addAvoidedCarbon(c: Composition, plan: Plan, { withFactor = true } = {}): Promise<boolean> {
  const { period, filters = [] } = plan.question;
  const { made, avoided, per100Kwh, energy } = await c.use(avoidedCarbon, { period, filters });
  if (!made || !avoided || !per100Kwh || !energy) return false;
  const when = whenWithin(filters, made.answer, c.frame.language);
  c.draft.add("assistant.figures.panelsMade", { made: c.show(made.whole.value), when });
  c.draft.add("assistant.figures.panelsAvoided", { avoided: c.show(avoided, { whole: true }) });
  if (withFactor) addCarbonFactor(c, { per100Kwh, energy });
  return true;
}
