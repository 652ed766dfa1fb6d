import { BILLS_FRESH_DAYS, countingFrom, resolvePeriod } from "@wattleaf/engine/query/period-code";
import type { LocalSpan } from "@wattleaf/engine/query/local-span";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { AssistantData, OwnBill } from "../ports";
import type { DaySpan } from "./bill-choice";

/**
 * The days that a period's code names for this asker, counted as the query engine counts them; null when there is no
 * such period, such as a bill that there is not.
 */
export async function periodDays(code: string, data: AssistantData): Promise<DaySpan | null> {
  const [usage, own, bills] = await Promise.all([data.usage(), data.meter(), data.bills()]);
  const clock = zoneClock(own?.meter.timeZone ?? "UTC");
  const { start, end, intervalSeconds } = usage?.facts ?? { start: null, end: null, intervalSeconds: null };
  const freshDays = intervalSeconds === null || intervalSeconds > DAY_SECONDS ? BILLS_FRESH_DAYS : undefined;
  const measured = start && end ? { fromMs: wallClock(start), toMs: wallClock(end) } : null;
  const span = resolvePeriod(code, {
    nowMs: countingFrom(clock(data.nowMs()), measured, freshDays).nowMs,
    measured,
    bills: (bills?.bills ?? []).map(spanOf),
  });
  return span && { from: dayOf(span.fromMs), to: dayOf(span.toMs - 1) };
}

const wallClock = (iso: string): number => Date.parse(`${iso.slice(0, 16)}${iso.length > 10 ? "" : "T00:00"}Z`);
const spanOf = ({ start, end }: OwnBill): LocalSpan => ({ fromMs: wallClock(start), toMs: wallClock(end) });
const dayOf = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 10);
