import { applianceBreakdown, type Breakdown, type NoBreakdown } from "./appliance-breakdown";
import type { DaySpan } from "./bill-choice";
import { type Fact, fact, factsIn, type ToolResult } from "./facts";
import { tool } from "./tool";

/** What a part used in a day of the earlier and of the later time. */
export interface PartChange {
  name: string;
  before: Fact;
  now: Fact;
  /** Energy a day, more than before. */
  change: Fact;
}

export interface ApplianceChange extends ToolResult {
  missing: null;
  now: Breakdown;
  before: Breakdown;
  /** The largest rise first; without what no load could be told of. */
  changes: readonly PartChange[];
}

/** How much more or less each kind of load used in a day of one time than in a day of another. */
export const applianceChange = tool(
  "applianceChange",
  async (asked: { now: DaySpan; before: DaySpan }, context): Promise<ApplianceChange | NoBreakdown> => {
    const learn = {
      from: asked.now.from < asked.before.from ? asked.now.from : asked.before.from,
      to: asked.now.to > asked.before.to ? asked.now.to : asked.before.to,
    };
    const now = await applianceBreakdown.run({ ...asked.now, learn }, context);
    const before = await applianceBreakdown.run({ ...asked.before, learn }, context);
    if (now.missing) return now;
    if (before.missing) return before;
    const changes = changesOf(now, before);
    return { missing: null, now, before, changes, facts: [...now.facts, ...before.facts, ...factsIn(changes)] };
  },
);

function changesOf(now: Breakdown, before: Breakdown): PartChange[] {
  const { source } = now;
  const perDay = ({ parts, days }: Breakdown, name: string) =>
    Number(parts.find((part) => part.name === name)?.energy.value ?? 0) / Number(days.value);
  const names = new Set([...now.parts, ...before.parts].map(({ name }) => name));
  names.delete("unassigned");
  return [...names]
    .map((name) => {
      const [later, earlier] = [perDay(now, name), perDay(before, name)];
      return {
        name,
        now: fact(source, `perDay.${name}`, later, "Wh"),
        before: fact(source, `perDayBefore.${name}`, earlier, "Wh"),
        change: fact(source, `perDayChange.${name}`, later - earlier, "Wh"),
      };
    })
    .toSorted((a, b) => Number(b.change.value) - Number(a.change.value));
}
