import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isOneDay } from "../../frame/conversation/merge";
import { moved, yearBefore } from "../../frame/times/near-periods";
import { beforeIt, yearEarlier } from "../../frame/times/period-shift";
import type { Figures } from "../../tools/energy-figures";
import type { DaySpan } from "../../tools/bill-choice";
import { periodDays } from "../../tools/period-days";
import { type EnergyQueryResult, queryEnergy } from "../../tools/query-energy";
import { LEAST_CHANGE } from "../least-change";
import type { Composition } from "../composition";
import { withDefaults } from "../figures/ask";
import type { Plan } from "../figures/question";

/** A time's use beside that of another. */
export interface Held {
  /** Of which `figures` are part. */
  found: EnergyQueryResult;
  plan: Plan;
  period: string;
  comparedTo: string;
  figures: Figures;
  compared: NonNullable<Figures["compared"]>;
  /** Of the use a day, as a fraction. */
  change: number;
}

/**
 * The time that is meant beside another: the one named, else the time before, the same a year before or an average year,
 * whichever is the first that went the way the question takes for given.
 */
export async function heldAgainst(c: Composition, period: string, other?: string): Promise<Held | undefined> {
  const { aggregate, mentions } = c.frame;
  const presumed = mentions?.presumes;
  if (aggregate === "trend" && c.frame.period !== undefined) {
    const ends = await endsOf(c, period);
    if (ends) return told(c, await hold(c, ends.later, ends.earlier));
  }
  let first: Held | undefined;
  for (const comparedTo of other ? [other] : await othersOf(c, period)) {
    const held = await hold(c, period, comparedTo);
    if (!held) continue;
    const isAsPresumed = presumed === "fall" ? held.change < -LEAST_CHANGE : held.change > LEAST_CHANGE;
    if (!presumed || isAsPresumed) return told(c, held);
    first ??= held;
  }
  return told(c, first);
}

/** Only the figures and charts of the comparison that the answer tells are part of it. */
function told(c: Composition, held: Held | undefined): Held | undefined {
  if (held) c.take(held.found);
  return held;
}

/** The first and the last third of a trend are far enough apart to show it. */
const PARTS_OF_TREND = 3;

/** Of a trend the days at its end are held against those at its begin. */
async function endsOf(c: Composition, period: string): Promise<{ earlier: string; later: string } | undefined> {
  const days = await periodDays(period, c.tools.data);
  const length = days ? Math.floor(lengthOf(days) / PARTS_OF_TREND) : 0;
  if (!days || length < 1) return undefined;
  return {
    earlier: `${days.from}..${moved(days.from, length - 1)}`,
    later: `${moved(days.to, 1 - length)}..${days.to}`,
  };
}

const lengthOf = ({ from, to }: DaySpan): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

async function othersOf(c: Composition, period: string): Promise<readonly string[]> {
  const { comparedTo, mentions } = c.frame;
  if (comparedTo !== undefined) return [comparedTo];
  const year = "last12m";
  if (isOneDay(period)) return [year];
  const today = new Date(c.tools.data.nowMs()).toISOString().slice(0, 10);
  const days = await periodDays(period, c.tools.data);
  const length = days ? lengthOf(days) : 0;
  const before = beforeIt(period, today) ?? (days && `${moved(days.from, -length)}..${moved(days.to, -length)}`);
  const same = yearEarlier(period, today) ?? (days && `${yearBefore(days.from)}..${yearBefore(days.to)}`);
  const near = [before, same].filter((code) => typeof code === "string");
  return mentions?.asksUsual ? [year, ...near] : [...near, year];
}

async function hold(c: Composition, period: string, comparedTo: string): Promise<Held | undefined> {
  const question = { metric: "bought", period, compared_to: comparedTo, aggregate: "total" } as const;
  const plan: Plan = { form: "comparison", question };
  const found = await c.look(queryEnergy, withDefaults(plan));
  const { figures } = found;
  const { compared } = figures ?? {};
  const [now, then] = [Number(figures?.perDay?.value), Number(compared?.perDay?.value)];
  return figures && compared && then > 0
    ? { found, figures, plan, period, comparedTo, compared, change: now / then - 1 }
    : undefined;
}
