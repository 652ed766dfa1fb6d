import { applianceBreakdown, type Breakdown, loadName } from "../tools/appliance-breakdown";
import { runningCost } from "../tools/running-cost";
import type { Appliance } from "../understand/entities/appliance";
import { applianceAdvice, applianceCost } from "./advice";
import type { Composer, Composition } from "./composition";
import { addMissing } from "./needs";
import { isDays } from "../tools/usage-by-day";
import { addHours } from "./usage";

/** How the disaggregation calls an appliance, and the kind of load that coarse readings put it into. */
const FOUND_AS: Partial<Record<Appliance, readonly string[]>> = {
  ev: ["ev_charger", "ev_like"],
  air_conditioner: ["air_conditioner", "cooling"],
  heat_pump: ["electric_heating", "heating"],
  heating: ["electric_heating", "heating"],
  fridge: ["fridge", "freezer"],
  dishwasher: ["dishwasher"],
  washer: ["washing_machine"],
  microwave: ["microwave"],
  kettle: ["kettle"],
  oven: ["oven"],
};
/** What runs all the time hides in the base load. */
const ALWAYS_ON: ReadonlySet<Appliance> = new Set(["fridge", "computer", "tv"]);
const NAMED_PARTS = 4;
/** A guess no better than this is said to be one. */
const UNSURE_BELOW = 0.5;

/** "What uses the most in my home?", "how much does my fridge use?" */
export const breakdownAnswer: Composer = async (c) => {
  if (!c.understanding.entities.appliance && (await addHours(c))) return;
  const { appliance, period } = c.understanding.entities;
  const days = isDays(period) && period.kind === "last_days" ? Math.max(7, period.count) : period ? 31 : 365;
  const found = await c.use(applianceBreakdown, { days: Math.min(365, days) });
  if (found.missing === "meter" && appliance) return applianceCost(c);
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.breakdown", "what-is-nilm");
  if (appliance) return addAppliance(c, found, appliance);
  addParts(c, found);
};

function addParts(c: Composition, found: Breakdown): void {
  const { parts, used, firstDay, lastDay } = found;
  const named = parts.filter(({ name }) => name !== "unassigned");
  const [first] = named;
  if (!first || !used || !firstDay || !lastDay) return;
  const language = c.understanding.language;
  c.draft.add("assistant.breakdown.lead", {
    part: loadName(first.name, language),
    energy: c.show(first.energy, { whole: true }),
    share: c.show(first.share),
    used: c.show(used, { whole: true }),
    first: c.show(firstDay),
    last: c.show(lastDay),
  });
  for (const { name, energy, share } of parts.filter((part) => part !== first).slice(0, NAMED_PARTS))
    c.draft.line("assistant.breakdown.part", {
      part: loadName(name, language),
      energy: c.show(energy, { whole: true }),
      share: c.show(share),
    });
  addLimits(c, found);
}

async function addAppliance(c: Composition, found: Breakdown, appliance: Appliance): Promise<void> {
  const names = FOUND_AS[appliance] ?? [];
  const part = found.parts.find(({ name }) => names.includes(name));
  const { firstDay, lastDay } = found;
  if (part && firstDay && lastDay) {
    c.draft.add("assistant.breakdown.appliance", {
      part: loadName(part.name, c.understanding.language),
      energy: c.show(part.energy, { whole: true }),
      share: c.show(part.share),
      first: c.show(firstDay),
      last: c.show(lastDay),
    });
    const { cost, price } = await c.use(runningCost, { energyWh: Number(part.energy.value) });
    if (cost && price)
      c.draft.add("assistant.breakdown.cost", { cost: c.show(cost, { whole: true }), price: c.show(price) });
    if (part.confidence && Number(part.confidence.value) < UNSURE_BELOW) c.draft.add("assistant.breakdown.unsure");
    addLimits(c, found);
    return;
  }
  const base = found.parts.find(({ name }) => name === "base");
  const what = { appliance: c.t(`assistant.appliance.${appliance}`) };
  if (found.detail === "categories" && found.intervalMinutes)
    c.draft.add("assistant.breakdown.cannotTell", { ...what, minutes: c.show(found.intervalMinutes) });
  else c.draft.add("assistant.breakdown.notFound", what);
  if (base && ALWAYS_ON.has(appliance))
    c.draft.add("assistant.breakdown.inBase", {
      ...what,
      energy: c.show(base.energy, { whole: true }),
      share: c.show(base.share),
    });
  await applianceAdvice(c);
}

/** What the readings are too coarse to say. */
function addLimits(c: Composition, { detail, intervalMinutes, isNet, source }: Breakdown): void {
  if (isNet && source) c.draft.add("assistant.breakdown.solar", {}, [source]);
  if (detail === "categories" && intervalMinutes)
    c.draft.add("assistant.breakdown.coarse", { minutes: c.show(intervalMinutes) });
}
