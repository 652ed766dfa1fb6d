import { hoursOf } from "@wattleaf/engine/query/filter-code";
import { formatList } from "@wattleaf/shared/i18n/format/lists";
import type { Appliance } from "../frame/frame";
import { slotLabel } from "../frame/labels";
import { nearPeriods } from "../frame/times/near-periods";
import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { queryEnergy } from "../tools/query-energy";
import { deviceStates } from "../tools/device-states";
import { applianceChange } from "../tools/appliance-change";
import { applianceBreakdown, type Breakdown, type UsePart } from "../tools/appliance-breakdown";
import { type LoadCosts, loadCosts } from "../tools/load-costs";
import { loadName } from "../tools/load-name";
import type { DaySpan } from "../tools/bill-choice";
import { periodDays } from "../tools/period-days";
import { addParts, addPartsByCost, namedParts } from "./breakdown-list";
import type { Composer, Composition } from "./composition";
import { deviceState } from "./devices";
import { deviceName } from "./devices/device-names";
import { addHomeInstead } from "./figures";
import { addLoadFigures, type LoadFigures } from "./figures/loads";
import { filterPhrase, whenWithin } from "./figures/filter-words";
import { whenOf } from "./figures/period-words";
import { FOUND_AS, isFoundAs } from "./load-names";
import { addMissing } from "./needs";
import { addByTime } from "./figures/by-time";
import { addFromArticles, fromPassages } from "./passages";

/** What runs all the time hides in the base load. */
const ALWAYS_ON: ReadonlySet<Appliance> = new Set(["aquarium", "computer", "freezer", "fridge", "router", "tv"]);
/** Kinds of load that readings of a quarter of an hour tell apart. */
const OF_KIND: ReadonlySet<string> = new Set(["cooling", "ev_like", "heating"]);
const isOfKind = (appliance: Appliance): boolean => FOUND_AS[appliance]?.some((name) => OF_KIND.has(name)) ?? false;
/** A guess no better than this is said to be one. */
const UNSURE_BELOW = 0.5;

/** "What uses the most in my home?", "how much does my fridge use?" */
export const breakdownAnswer: Composer = async (c) => {
  const { appliances: named = [], subject, period, comparedTo, devices = [], group, filters = [] } = c.frame;
  const isOfCar = devices.length > 0 && (await addDevices(c, devices));
  if (devices.length > 0 && !isOfCar) return;
  const appliances: readonly Appliance[] = isOfCar ? ["ev"] : named;
  // What devices draw is not added up: "which devices" is told by kind of load, as of appliances.
  if (group === "room") return c.draft.add("assistant.breakdown.noRooms");
  if (group === "appliance" && appliances.length === 0 && c.frame.mentions?.presumes && (await addLoadChange(c)))
    return;
  const [appliance = subject === "ev" ? "ev" : undefined] = appliances;
  if (await addFiguresOf(c, appliance && appliances.length === 0 ? [appliance] : appliances)) return;
  const ofHours = filters.find((filter) => hoursOf(filter) !== null);
  const found = await breakdownOf(c, period, ofHours);
  const isFound = !found.missing && found.parts.some(({ name }) => appliance && isFoundAs(appliance, name));
  const mayBeTold =
    period !== undefined && comparedTo === undefined && (found.missing ?? "days") === "days" && !isFound;
  if (appliance && mayBeTold && (await addLoadTotal(c, appliance, period))) return;
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
    if (!appliance || (await addAppliances(c, last, [appliance]))) addLimits(c, last);
    return;
  }
  if (found.missing === "coarse") return addByTime(c, appliances);
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.breakdown", "what-is-nilm");
  if (c.frame.mentions?.several === "unassigned") return addUnassigned(c, found);
  // "Break that month down by appliance, so that I see what the heater came to": all of them, and that one.
  const isOfAll = group === "appliance" && appliance !== undefined;
  if (!appliance || isOfAll) {
    const isOfCost = c.frame.metric === "cost" && !ofHours;
    if (!isOfCost || !(await addPartsByCost(c, spanOf(found)))) addParts(c, found, ofHours);
    const others = filters.filter((filter) => filter !== ofHours);
    if (others.length > 0)
      c.draft.add("assistant.breakdown.notByDays", { filters: filterPhrase(others, c.language) }, [found.source]);
    if (isOfAll) await addAppliances(c, found, appliances);
    return addLimits(c, found);
  }
  const isTold = await addAppliances(c, found, appliances.length > 0 ? appliances : [appliance]);
  const other = comparedTo === undefined || !isTold ? null : await breakdownOf(c, comparedTo);
  if (other && !other.missing) await addAppliances(c, other, [appliance]);
  if (isTold) addLimits(c, found);
  // What such an appliance commonly uses is better than nothing.
  else if (!(await addHomeInstead(c, appliance !== undefined && isOfKind(appliance)))) await addFromArticles(c);
};

/** "How much can't be put down to any appliance?" */
function addUnassigned(c: Composition, found: Breakdown): void {
  const { parts, used, firstDay, lastDay } = found;
  const rest = parts.find(({ name }) => name === "unassigned");
  const named = namedParts(parts);
  if (!rest) return addParts(c, found);
  const values = {
    used: c.show(used),
    when: whenOf({ from: String(firstDay.value), to: String(lastDay.value) }, c.language),
  };
  if (named.length === 0) c.draft.add("assistant.breakdown.allUnassigned", values);
  else
    c.draft.add("assistant.breakdown.unassigned", {
      ...values,
      energy: c.show(rest.energy),
      share: c.show(rest.share),
    });
  for (const { name, energy, share } of named)
    c.draft.line("assistant.breakdown.part", {
      part: loadName(name, c.language),
      energy: c.show(energy),
      share: c.show(share),
    });
  addLimits(c, found);
}

/** What a kind of load used and cost in a time whose readings alone are too few to find it in; false where it is not found. */
async function addLoadTotal(c: Composition, appliance: Appliance, period: string): Promise<boolean> {
  const { filters = [] } = c.frame;
  const ask = async (load: DayPart, metric: "bought" | "cost") =>
    (await c.use(queryEnergy, { metric, load, period, filters: [...filters], aggregate: "total" })).figures;
  for (const load of FOUND_AS[appliance] ?? []) {
    const used = load === "base" ? null : await ask(load, "bought");
    if (!used?.load || Number(used.whole.value.value) <= 0) continue;
    const cost = await ask(load, "cost");
    c.draft.add("assistant.car.total", {
      load: loadName(used.answer.load?.name ?? load, c.language),
      used: c.show(used.whole.value),
      when: whenWithin(filters, used.answer, c.language),
    });
    if (cost) c.draft.add("assistant.breakdown.cost", { cost: c.show(cost.whole.value) });
    if (used.hasSolar) c.draft.add("assistant.breakdown.solar", {}, [used.source]);
    if (used.load.isCategory) c.draft.add("assistant.breakdown.coarse", { minutes: c.show(used.load.intervalMinutes) });
    return true;
  }
  return false;
}

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
export async function addLoadChange(c: Composition): Promise<boolean> {
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
  if (await addAppliances(c, found, appliances)) addCoarse(c, found);
}

const OF_NOW = /^hour0$/;

/**
 * How devices are now, and of the past that it is not kept: what they draw is not added up.
 * @returns whether it is the car's charger, of whose past the readings tell
 */
async function addDevices(c: Composition, names: readonly string[]): Promise<boolean> {
  const { period, comparedTo, metric, aggregate, group, filters } = c.frame;
  const isOfMoment = OF_NOW.test(period ?? "hour0") && (comparedTo ?? aggregate ?? group ?? filters?.[0]) === undefined;
  const isOfPast = !isOfMoment || (metric !== undefined && metric !== "power" && period === undefined);
  const { devices } = await c.use(deviceStates, { names });
  const isOfCar = isOfPast && devices.length > 0 && devices.every(({ device }) => device.type === "ev_charger");
  if (isOfCar) return true;
  if (!isOfPast) {
    await deviceState(c);
    return false;
  }
  if (devices.length === 0) {
    c.draft.add("assistant.breakdown.device", { device: formatList(names, c.language) });
    await addHomeInstead(c);
    return false;
  }
  c.draft.add("assistant.device.historyNotKept", {
    device: c.join(devices.map((state) => deviceName(c, state.device, c.show(state.name)))),
  });
  await deviceState(c);
  await addHomeInstead(c);
  return false;
}

/** @param ofHours a filter of hours of the day; no other is known of loads */
async function breakdownOf(c: Composition, period: string | undefined, ofHours?: string) {
  const days = period === undefined ? null : await periodDays(period, c.tools.data);
  return c.use(applianceBreakdown, { ...days, ofHours });
}

const spanOf = ({ firstDay, lastDay }: Breakdown) => ({ from: String(firstDay.value), to: String(lastDay.value) });

/** Says what each of some appliances used, or that it cannot be told. @returns whether any could */
async function addAppliances(c: Composition, found: Breakdown, appliances: readonly Appliance[]): Promise<boolean> {
  const partOf = (appliance: Appliance) => found.parts.find(({ name }) => isFoundAs(appliance, name));
  const parts = appliances.flatMap((one) => partOf(one) ?? []);
  // The same figures as on the page of devices.
  const { loads } = parts.length > 0 ? await c.use(loadCosts, spanOf(found)) : { loads: [] };
  for (const part of new Set(parts)) addPart(c, found, part, loads);
  const others = appliances.filter((one) => !partOf(one));
  const isCoarse = found.detail === "categories";
  const ofKind = others.filter((one) => isCoarse && isOfKind(one));
  const single = others.filter((one) => !ofKind.includes(one));
  const named = (some: readonly Appliance[]) => ({
    appliance: formatList(
      some.map((one) => slotLabel("appliances", one, c.language)),
      c.language,
    ),
  });
  // A kind of load would be seen in coarse readings, if it stood out.
  if (ofKind.length > 0)
    c.draft.add("assistant.breakdown.noneOfKind", { ...named(ofKind), when: whenOf(spanOf(found), c.language) }, [
      found.source,
    ]);
  if (ofKind.length > 0 && parts.length === 0 && found.isNet)
    c.draft.add("assistant.breakdown.solar", {}, [found.source]);
  if (single.length > 0 && isCoarse)
    c.draft.add("assistant.breakdown.cannotTell", { ...named(single), minutes: c.show(found.intervalMinutes) });
  else if (single.length > 0) c.draft.add("assistant.breakdown.notFound", named(single));
  const base = found.parts.find(({ name }) => name === "base");
  if (base && single.some((one) => ALWAYS_ON.has(one)))
    c.draft.add("assistant.breakdown.inBase", {
      energy: c.show(base.energy, { whole: true }),
      share: c.show(base.share),
    });
  return parts.length > 0;
}

function addPart(c: Composition, found: Breakdown, part: UsePart, loads: LoadCosts["loads"]): void {
  const { detail, intervalMinutes } = found;
  const { energy = part.energy, cost = null } = loads.find(({ name }) => name === part.name) ?? {};
  c.draft.add("assistant.breakdown.appliance", {
    part: loadName(part.name, c.language),
    energy: c.show(energy),
    share: c.show(part.share),
    when: whenOf(spanOf(found), c.language),
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
  if (!hoursOf(filter) || others.length > 0) return;
  const found = await c.use(applianceBreakdown, { ofHours: filter });
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
