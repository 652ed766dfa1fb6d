import { hoursOf } from "@wattleaf/engine/query/filter-code";
import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Appliance } from "../frame/frame";
import { slotLabel } from "../frame/labels";
import { nearPeriods } from "../frame/near-periods";
import { applianceChange } from "../tools/appliance-change";
import { applianceBreakdown, type Breakdown, type UsePart } from "../tools/appliance-breakdown";
import { loadCost } from "../tools/load-cost";
import { loadName } from "../tools/load-name";
import type { DaySpan } from "../tools/bill-choice";
import { periodDays } from "../tools/period-days";
import type { Composer, Composition } from "./composition";
import { deviceState } from "./devices";
import { addHomeCompared } from "./figures";
import { addLoadFigures, type LoadFigures } from "./figures/loads";
import { whenOf } from "./figures/period-words";
import { addMissing } from "./needs";
import { addFromArticles, fromPassages } from "./passages";

/** How the disaggregation calls an appliance, and the kind of load that coarse readings put it into. */
const FOUND_AS: Partial<Record<Appliance, readonly DayPart[]>> = {
  ev: ["ev_charger", "ev_like"],
  ac: ["air_conditioner", "cooling"],
  heat_pump: ["electric_heating", "heating"],
  heating: ["electric_heating", "heating"],
  space_heater: ["electric_heating", "heating"],
  fridge: ["fridge"],
  freezer: ["freezer"],
  dishwasher: ["dishwasher"],
  washer: ["washing_machine"],
  microwave: ["microwave"],
  kettle: ["kettle"],
  oven: ["oven"],
  standby: ["base"],
};
const isFoundAs = (appliance: Appliance, name: string): boolean =>
  FOUND_AS[appliance]?.some((one) => one === name) ?? false;
/** What runs all the time hides in the base load. */
const ALWAYS_ON: ReadonlySet<Appliance> = new Set(["aquarium", "computer", "freezer", "fridge", "router", "tv"]);
/** Kinds of load that readings of a quarter of an hour tell apart. */
const OF_KIND: ReadonlySet<string> = new Set(["cooling", "ev_like", "heating"]);
const NAMED_PARTS = 4;
/** A guess no better than this is said to be one. */
const UNSURE_BELOW = 0.5;

/** "What uses the most in my home?", "how much does my fridge use?" */
export const breakdownAnswer: Composer = async (c) => {
  const { appliances = [], subject, period, comparedTo, devices = [], group } = c.frame;
  if (devices.length > 0) return addDevices(c, devices);
  // What devices draw is not added up: "which devices" is told by kind of load, as of appliances.
  if (group === "room") return c.draft.add("assistant.breakdown.noRooms");
  if (group === "appliance" && appliances.length === 0 && c.frame.mentions?.presumes && (await addChange(c))) return;
  const [appliance = subject === "ev" ? "ev" : undefined] = appliances;
  if (await addFiguresOf(c, appliance && appliances.length === 0 ? [appliance] : appliances)) return;
  const found = await breakdownOf(c, period);
  if (found.missing === "meter" && appliance) {
    await fromPassages(c);
    return addMissing(c, "meter", "assistant.subject.breakdown");
  }
  if (found.missing === "days") {
    c.draft.add("assistant.breakdown.wholeDays", { last: c.show(found.lastDay, { weekday: true }) });
    const day = String(found.lastDay.value);
    const last = await c.use(applianceBreakdown, { from: day, to: day });
    if (last.missing) return;
    if (!appliance) addParts(c, last);
    else if (await addAppliance(c, last, appliance)) addLimits(c, last);
    return;
  }
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.breakdown", "what-is-nilm");
  if (!appliance) {
    addParts(c, found);
    return c.frame.metric === "cost" ? addCostOfLargest(c, found) : undefined;
  }
  const told = [];
  for (const one of appliances.length > 0 ? appliances : [appliance]) told.push(await addAppliance(c, found, one));
  const other = comparedTo === undefined ? null : await breakdownOf(c, comparedTo);
  if (other && !other.missing) told.push(await addAppliance(c, other, appliance));
  if (told.includes(true)) addLimits(c, found);
  else if (comparedTo !== undefined) await addHomeCompared(c);
  // What such an appliance commonly uses is better than nothing.
  else await addFromArticles(c);
};

/** More than their totals, of the appliances that the readings tell apart; false where they tell none. */
async function addFiguresOf(c: Composition, appliances: readonly Appliance[]): Promise<boolean> {
  const told: LoadFigures[] = [];
  for (const name of new Set(appliances.flatMap((one) => (FOUND_AS[one] ?? []).slice(0, 1)))) {
    const figures = name === "base" ? null : await addLoadFigures(c, name);
    if (figures) told.push(figures);
  }
  const [first] = told;
  if (!first) return false;
  if (first.hasSolar) c.draft.add("assistant.breakdown.solar", {}, [first.source]);
  if (first.isCategory) c.draft.add("assistant.breakdown.coarse", { minutes: c.show(first.intervalMinutes) });
  return true;
}

/** "Which appliance went up the most?": the time that is named, else last month, against the one before it. */
async function addChange(c: Composition): Promise<boolean> {
  const { period = "month-1", comparedTo, mentions } = c.frame;
  const today = new Date(c.tools.data.nowMs()).toISOString().slice(0, 10);
  const earlier = comparedTo ?? nearPeriods(period, today)[0];
  const days = earlier && {
    now: await periodDays(period, c.tools.data),
    before: await periodDays(earlier, c.tools.data),
  };
  if (!days || !days.now || !days.before) return false;
  const found = await c.use(applianceChange, { now: days.now, before: days.before });
  if (found.missing) return false;
  const { now, before, changes } = found;
  const isRise = mentions?.presumes !== "fall";
  const most = isRise ? changes[0] : changes.at(-1);
  if (!most) return false;
  const change = Number(most.change.value);
  const values = {
    part: loadName(most.name, c.language),
    now: c.show(most.now),
    before: c.show(most.before),
    first: c.show(now.firstDay),
    last: c.show(now.lastDay),
    first2: c.show(before.firstDay),
    last2: c.show(before.lastDay),
  };
  if (isRise ? change > 0 : change < 0)
    c.draft.add(isRise ? "assistant.breakdown.rose" : "assistant.breakdown.fell", values);
  else c.draft.add(isRise ? "assistant.breakdown.noneRose" : "assistant.breakdown.noneFell", values);
  addLimits(c, now);
  return true;
}

/** What is known of some appliances in the days of a bill; nothing where the readings tell no parts. */
export async function addShares(c: Composition, appliances: readonly Appliance[], days: DaySpan): Promise<void> {
  const found = await c.use(applianceBreakdown, days);
  if (found.missing) return;
  const told = [];
  for (const one of appliances) {
    // A kind of load that coarse readings do tell apart, and did not show in these days.
    const isOfKind = FOUND_AS[one]?.some((name) => OF_KIND.has(name)) ?? false;
    const isNone = isOfKind && !found.parts.some(({ name }) => isFoundAs(one, name));
    if (found.detail === "categories" && isNone)
      c.draft.add("assistant.breakdown.noneOfKind", {
        appliance: slotLabel("appliances", one, c.language),
        when: whenOf(spanOf(found), c.language),
      });
    else told.push(await addAppliance(c, found, one));
  }
  if (told.includes(true)) addCoarse(c, found);
}

/** Devices report what they draw now, which is not added up. */
async function addDevices(c: Composition, names: readonly string[]): Promise<void> {
  c.draft.add("assistant.breakdown.device", { device: formatList(names, c.language) });
  await deviceState(c);
}

async function breakdownOf(c: Composition, period: string | undefined) {
  const days = period === undefined ? null : await periodDays(period, c.tools.data);
  return c.use(applianceBreakdown, days ?? {});
}

const spanOf = ({ firstDay, lastDay }: Breakdown) => ({ from: String(firstDay.value), to: String(lastDay.value) });

/** What the readings tell apart, the largest first. */
const namedParts = (parts: Breakdown["parts"]) => parts.filter(({ name }) => name !== "unassigned");

function addParts(c: Composition, found: Breakdown): void {
  const { parts, used } = found;
  const [first, second] = namedParts(parts);
  if (!first) return;
  c.draft.add("assistant.breakdown.lead", {
    part: loadName(first.name, c.language),
    energy: c.show(first.energy, { whole: true }),
    share: c.show(first.share),
    used: c.show(used, { whole: true }),
    when: whenOf(spanOf(found), c.language),
  });
  if (c.frame.pick === "top:2" && second) {
    c.draft.add("assistant.breakdown.next", {
      part: loadName(second.name, c.language),
      energy: c.show(second.energy, { whole: true }),
      share: c.show(second.share),
    });
    return addLimits(c, found);
  }
  for (const { name, energy, share } of parts.filter((part) => part !== first).slice(0, NAMED_PARTS))
    c.draft.line("assistant.breakdown.part", {
      part: loadName(name, c.language),
      energy: c.show(energy, { whole: true }),
      share: c.show(share),
    });
  addLimits(c, found);
}

/** What the largest part cost, where the tariff tells. */
async function addCostOfLargest(c: Composition, found: Breakdown): Promise<void> {
  const [first] = namedParts(found.parts);
  if (!first) return;
  const { cost } = await c.use(loadCost, { name: first.name, ...spanOf(found) });
  if (cost)
    c.draft.add("assistant.breakdown.costOfLargest", {
      part: loadName(first.name, c.language),
      cost: c.show(cost),
    });
}

/** Says what an appliance used, or that it cannot be told. @returns whether it could */
async function addAppliance(c: Composition, found: Breakdown, appliance: Appliance): Promise<boolean> {
  const part = found.parts.find(({ name }) => isFoundAs(appliance, name));
  const what = { appliance: slotLabel("appliances", appliance, c.language) };
  if (part) {
    await addPart(c, found, part);
    return true;
  }
  const base = found.parts.find(({ name }) => name === "base");
  if (found.detail === "categories")
    c.draft.add("assistant.breakdown.cannotTell", { ...what, minutes: c.show(found.intervalMinutes) });
  else c.draft.add("assistant.breakdown.notFound", what);
  if (base && ALWAYS_ON.has(appliance))
    c.draft.add("assistant.breakdown.inBase", {
      energy: c.show(base.energy, { whole: true }),
      share: c.show(base.share),
    });
  return false;
}

async function addPart(c: Composition, found: Breakdown, part: UsePart): Promise<void> {
  // The same figures as on the page of devices.
  const { detail, intervalMinutes } = found;
  const days = spanOf(found);
  const { energy, cost } = await c.use(loadCost, { name: part.name, ...days });
  c.draft.add("assistant.breakdown.appliance", {
    part: loadName(part.name, c.language),
    energy: c.show(energy ?? part.energy),
    share: c.show(part.share),
    when: whenOf(days, c.language),
  });
  if (part.ran && c.frame.metric === "duration") {
    const minutes = c.show(intervalMinutes);
    // Heating and cooling by kind are a share of each hour by temperature, and no runs.
    const isOfRuns = detail !== "categories" || part.name === "ev_like";
    c.draft.add(
      isOfRuns ? "assistant.breakdown.ran" : "assistant.breakdown.notTimed",
      isOfRuns ? { hours: c.show(part.ran), minutes } : { minutes },
    );
  }
  if (cost) c.draft.add("assistant.breakdown.cost", { cost: c.show(cost) });
  const isUnsure = part.confidence !== null && Number(part.confidence.value) < UNSURE_BELOW;
  // Coarse readings are said to give an estimate once, for all parts.
  if (isUnsure && detail !== "categories") c.draft.add("assistant.breakdown.unsure");
}

/** What draws the most in the hours that "why is so much used at night?" asks about. */
export async function addLoadsDuring(c: Composition, [filter = "", ...others]: readonly string[]): Promise<void> {
  const during = hoursOf(filter);
  if (!during || others.length > 0) return;
  const found = await c.use(applianceBreakdown, { during });
  if (found.missing) return;
  const [first] = namedParts(found.parts);
  if (!first) return;
  c.draft.add("assistant.breakdown.during", {
    part: loadName(first.name, c.language),
    energy: c.show(first.energy, { whole: true }),
    share: c.show(first.share),
  });
  addCoarse(c, found);
}

/** What the readings are too coarse to say, or measure only in part. */
function addLimits(c: Composition, found: Breakdown): void {
  if (found.isNet) c.draft.add("assistant.breakdown.solar", {}, [found.source]);
  addCoarse(c, found);
}

function addCoarse(c: Composition, { detail, intervalMinutes }: Breakdown): void {
  if (detail === "categories") c.draft.add("assistant.breakdown.coarse", { minutes: c.show(intervalMinutes) });
}
