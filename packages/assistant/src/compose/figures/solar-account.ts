import { avoidedCarbon } from "../../tools/avoided-carbon";
import { solarAccount } from "../../tools/solar-account";
import type { Composition } from "../composition";
import { addCredit } from "./credit";
import { addCarbonFactor } from "./carbon-factor";
import { whenWithin } from "./filter-words";
import { addGap } from "./gaps";
import type { Plan } from "./question";

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

/** "The self-consumption rate this summer against the last one." */
export async function addOwnShares(c: Composition, plan: Plan): Promise<void> {
  const { period, compared_to: other = period, filters = [] } = plan.question;
  const now = await c.use(solarAccount, { period, filters });
  const before = await c.use(solarAccount, { period: other, filters });
  for (const { gap } of [now, before]) if (gap) return addGap(c, gap.answer, gap, plan);
  if (!now.made || !now.ownShare || !before.made || !before.ownShare) return;
  c.draft.add("assistant.figures.ownShares", {
    share: c.show(now.ownShare),
    when: whenWithin(filters, now.made.answer, c.frame.language),
    share2: c.show(before.ownShare),
    when2: whenWithin(filters, before.made.answer, c.frame.language),
  });
}

/** "Your panels made 9,800 kWh in 2025. From the grid, that would have caused about 2,215 kg of CO₂." False without panels. */
export async function addAvoidedCarbon(c: Composition, plan: Plan): Promise<boolean> {
  const { period, filters = [] } = plan.question;
  const { made, avoided, per100Kwh, energy } = await c.use(avoidedCarbon, { period, filters });
  if (!made || !avoided || !per100Kwh || !energy) return false;
  const when = whenWithin(filters, made.answer, c.frame.language);
  c.draft.add("assistant.figures.panelsMade", { made: c.show(made.whole.value), when });
  c.draft.add("assistant.figures.panelsAvoided", { avoided: c.show(avoided, { whole: true }) });
  addCarbonFactor(c, { per100Kwh, energy });
  return true;
}
