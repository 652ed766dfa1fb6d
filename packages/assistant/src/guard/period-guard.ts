import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { Fact } from "../tools/facts";
import type { DateClaim } from "./date-claims";

/** Local days as UTC milliseconds, the last not included. */
export interface DayRange {
  fromMs: number;
  toMs: number;
}

/** The stretches of time that tools answered about, by the facts that name their first and last day. */
export function rangesIn(facts: readonly Fact[], prefix: "query" | "query.compared"): DayRange[] {
  const daysOf = (end: "from" | "to") =>
    facts.filter(({ id }) => id === `${prefix}.${end}`).map(({ value }) => Date.parse(String(value)));
  const lasts = daysOf("to");
  return daysOf("from").map((fromMs, index) => ({ fromMs, toMs: (lasts[index] ?? fromMs) + DAY_MS }));
}

/**
 * The time that a period's code names; null of one that depends on the readings or bills.
 * @param today YYYY-MM-DD; without it only what names its year is known
 */
export function rangeOfCode(code: string, today: string | undefined): DayRange | null {
  const namesYears = code.split("..").every((part) => /^\d{4}/.test(part));
  const isCounted =
    /^(?:day|week|weekend|month|quarter|year|mon|tue|wed|thu|fri|sat|sun)(?:0|[-+]\d+)$|^last\d+[dwm](?:-\d)?$/.test(
      code,
    );
  if (!namesYears && !(isCounted && today)) return null;
  const nowMs = Date.parse(today ?? "2000-01-01");
  const span = resolvePeriod(code, { nowMs, measured: null, bills: [] });
  return span && { fromMs: span.fromMs, toMs: Math.max(span.toMs, span.fromMs + DAY_MS) };
}

/** Whether what a tool was asked about is the time that the code names, as far as the code alone tells. */
export function agrees(code: string, range: DayRange, today: string | undefined): boolean {
  const named = rangeOfCode(code, today);
  if (named) return named.fromMs < range.toMs && range.fromMs < named.toMs;
  const recurring = /^--(\d\d)(?:-(\d\d))?/.exec(code);
  if (!recurring || Number(recurring[1]) > 12) return true;
  const months = /\.\.--(\d\d)/.exec(code);
  const first = new Date(range.fromMs).toISOString();
  if (months) return true;
  return first.slice(5, 7) === recurring[1] && (recurring[2] === undefined || first.slice(8, 10) === recurring[2]);
}

/** Whether a date that a text states lies, at least in part, within a stretch of time. */
export function isWithin({ year, month, day }: DateClaim, range: DayRange): boolean {
  const years = year === null ? yearsOf(range) : [year];
  return years.some((one) => {
    const fromMs = Date.UTC(one, month === null ? 0 : month - 1, day ?? 1);
    const toMs = month === null ? Date.UTC(one + 1, 0, 1) : day === null ? Date.UTC(one, month, 1) : fromMs + DAY_MS;
    return fromMs < range.toMs && range.fromMs < toMs;
  });
}

function yearsOf({ fromMs, toMs }: DayRange): number[] {
  const [first, last] = [new Date(fromMs).getUTCFullYear(), new Date(toMs - 1).getUTCFullYear()];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
