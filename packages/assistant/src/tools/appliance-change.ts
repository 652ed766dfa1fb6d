import { type Breakdown, applianceBreakdown } from "./appliance-breakdown";
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
  now: Breakdown;
  before: Breakdown;
  /** The largest rise first; without what no load could be told of. Empty where either time is missing. */
  changes: readonly PartChange[];
}

/** How much more or less each kind of load used in a day of one time than in a day of another. */
export const applianceChange = tool(
  "applianceChange",
  async (asked: { now: DaySpan; before: DaySpan }, context): Promise<ApplianceChange> => {
    const learn = {
      from: asked.now.from < asked.before.from ? asked.now.from : asked.before.from,
      to: asked.now.to > asked.before.to ? asked.now.to : asked.before.to,
    };
    const now = await applianceBreakdown.run({ ...asked.now, learn }, context);
    const before = await applianceBreakdown.run({ ...asked.before, learn }, context);
    const changes = now.missing || before.missing ? [] : changesOf(now, before);
    return {
      now,
      before,
      changes,
      facts: [...now.facts, ...before.facts, ...factsIn(changes)],
    };
  },
);

function changesOf(now: Breakdown, before: Breakdown): PartChange[] {
  const { source } = now;
  if (!source) return [];
  const perDay = ({ parts, days }: Breakdown, name: string) =>
    Number(parts.find((part) => part.name === name)?.energy.value ?? 0) / Number(days?.value ?? 1);
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
