import type { Breakdown } from "../tools/appliance-breakdown";
import type { DaySpan } from "../tools/bill-choice";
import { loadCosts } from "../tools/load-costs";
import { loadName } from "../tools/load-name";
import type { Composition } from "./composition";
import { whenWithin } from "./figures/filter-words";
import { whenOf } from "./figures/period-words";
import { isFoundAs } from "./load-names";

const NAMED_PARTS = 4;

/** What the readings tell apart, the largest first. */
export const namedParts = (parts: Breakdown["parts"]) => parts.filter(({ name }) => name !== "unassigned");

/** The parts of a home's use, the largest first. @param ofHours the hours of each day that they are of */
export function addParts(c: Composition, { parts: all, used, firstDay, lastDay }: Breakdown, ofHours?: string): void {
  const parts = all.filter(({ name }) => !isLeftOut(c, name));
  const [first, second] = namedParts(parts);
  const [rest] = parts;
  if (!first && rest && all.length > parts.length)
    return c.draft.add("assistant.breakdown.onlyRest", {
      energy: c.show(rest.energy, { whole: true }),
      share: c.show(rest.share),
    });
  const when = whenWithin(
    ofHours === undefined ? [] : [ofHours],
    { from: String(firstDay.value), to: String(lastDay.value) },
    c.language,
  );
  if (!first) return c.draft.add("assistant.breakdown.nothingApart", { used: c.show(used, { whole: true }), when });
  c.draft.add("assistant.breakdown.lead", {
    part: loadName(first.name, c.language),
    energy: c.show(first.energy, { whole: true }),
    share: c.show(first.share),
    used: c.show(used, { whole: true }),
    when,
  });
  if (c.frame.pick === "top:2" && second) {
    c.draft.add("assistant.breakdown.next", {
      part: loadName(second.name, c.language),
      energy: c.show(second.energy, { whole: true }),
      share: c.show(second.share),
    });
    return;
  }
  for (const { name, energy, share } of parts.filter((part) => part !== first).slice(0, NAMED_PARTS))
    c.draft.line("assistant.breakdown.part", {
      part: loadName(name, c.language),
      energy: c.show(energy, { whole: true }),
      share: c.show(share),
    });
}

const isLeftOut = (c: Composition, name: string): boolean =>
  c.frame.mentions?.leavesOut?.some((appliance) => isFoundAs(appliance, name)) ?? false;

/** The same by what they cost; false where no tariff tells. */
export async function addPartsByCost(c: Composition, days: DaySpan): Promise<boolean> {
  const { loads } = await c.use(loadCosts, days);
  const priced = loads
    .flatMap(({ name, cost, share }) =>
      cost && !isLeftOut(c, name) ? [{ part: loadName(name, c.language), isRest: name === "other", cost, share }] : [],
    )
    .toSorted((a, b) => Number(b.cost.value) - Number(a.cost.value));
  const first = priced.find(({ isRest }) => !isRest);
  if (!first) return false;
  const values = { part: first.part, cost: c.show(first.cost), when: whenOf(days, c.language) };
  if (first.share) c.draft.add("assistant.breakdown.leadCostShare", { ...values, share: c.show(first.share) });
  else c.draft.add("assistant.breakdown.leadCost", values);
  for (const { part, cost, share } of priced.filter((each) => each !== first).slice(0, NAMED_PARTS)) {
    if (share) c.draft.line("assistant.breakdown.partCostShare", { part, cost: c.show(cost), share: c.show(share) });
    else c.draft.line("assistant.breakdown.partCost", { part, cost: c.show(cost) });
  }
  c.draft.add("assistant.figures.costLoad");
  return true;
}
