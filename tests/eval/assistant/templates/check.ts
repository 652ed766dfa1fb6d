import type { Frame } from "../../../../packages/assistant/src/frame/frame";
import { rangeOfCode } from "../../../../packages/assistant/src/guard/period-guard";
import type { TemplateQuestion } from "./questions";
import { YEAR_EARLIER } from "./values";

export const TODAY = "2026-11-29";
const YEAR: ReadonlySet<string | undefined> = new Set([undefined, "last12m", "all"]);
/** 晚上 may be an evening or a night. */
const SAME_PART: ReadonlySet<string> = new Set(["evening", "night", "hours:18-22"]);

/** What of a reading is not what the question asks; none where it is right. */
export function faultsOf({ kind, codes }: TemplateQuestion, frame: Frame): string[] {
  const { act, scope, metric, aggregate, period, comparedTo, filters, group, pick, given } = frame;
  const faults: string[] = [];
  const expect = (isRight: boolean, slot: string, value: unknown) => {
    if (!isRight) faults.push(`${slot}=${String(value)}`);
  };
  const wanted = [codes.hours, codes.days].filter((code) => code !== undefined);
  const hasFilters = (those: readonly string[]) => sorted(filters ?? []) === sorted(those);
  const picks = (grain: Frame["group"], choice: string) =>
    expect(group === grain && pick === choice, "group and pick", `${group} ${pick}`);
  const isPlain = () => {
    expect(pick === undefined, "pick", pick);
    expect(group === undefined, "group", group);
  };
  const asksMoney = kind === "cost_at" || kind === "f_cost";
  expect(scope === "own", "scope", scope);
  expect(act === "ask" || act === "compare", "act", act);
  const isOfEnergy = metric === undefined || metric === "energy" || metric === "count";
  expect(asksMoney ? metric === "cost" : isOfEnergy || (metric === "power" && kind === "max_hour"), "metric", metric);
  const isOfTwoMonths = kind === "cmp_months" || kind === "f_cmp";
  const time = kind === "f_time" ? codes.month : (codes.in ?? codes.long ?? codes.month);
  if (!isOfTwoMonths) expect(isSameTime(period, time), "period", period);
  if (!isOfTwoMonths && kind !== "cmp_year") expect(comparedTo === undefined, "comparedTo", comparedTo);
  switch (kind) {
    case "cost_at":
    case "f_cost":
      expect(given?.some((code) => code.startsWith(codes.price ?? "-")) === true, "given", given);
      isPlain();
      break;
    case "avg_day":
    case "avg_day_hours":
    case "f_avg":
      expect(hasFilters(wanted), "filters", filters);
      expect(aggregate === "average", "aggregate", aggregate);
      expect(group === undefined || group === "day", "group", group);
      expect(pick === undefined, "pick", pick);
      break;
    case "max_day":
    case "f_max":
      picks("day", "highest");
      break;
    case "min_day":
      picks("day", "lowest");
      break;
    case "top_days":
      picks("day", `top:${codes.n}`);
      break;
    case "max_month":
      picks("month", "highest");
      break;
    case "min_month":
      picks("month", "lowest");
      break;
    case "by_month":
      expect(group === "month" && pick === undefined, "group and pick", `${group} ${pick}`);
      break;
    case "max_hour":
      expect((group === "hour" || group === "hour_of_day") && pick === "highest", "group and pick", `${group} ${pick}`);
      break;
    case "max_weekday":
      picks("weekday", "highest");
      break;
    case "count_over":
      picks("day", `above:${codes.kwh}`);
      break;
    case "count_under":
      picks("day", `below:${codes.kwh}`);
      break;
    case "share_hours":
    case "f_share":
      expect(aggregate === "share", "aggregate", aggregate);
      expect(hasFilters(wanted), "filters", filters);
      expect(group === undefined, "group", group);
      break;
    case "share_days":
      expect(aggregate === "share", "aggregate", aggregate);
      expect(
        hasFilters(wanted) || (group === "weekpart" && codes.days?.startsWith("week") === true),
        "filters",
        filters,
      );
      break;
    case "cmp_months":
    case "f_cmp": {
      const [one, other] = [period, comparedTo].map(timeOf).toSorted();
      const [first, second] = [codes.month, codes.m2].map(timeOf).toSorted();
      expect(one === first && other === second, "period and comparedTo", `${period} ${comparedTo}`);
      break;
    }
    case "cmp_year":
      expect(isSameTime(comparedTo, YEAR_EARLIER[codes.month ?? ""]), "comparedTo", comparedTo);
      break;
    case "cmp_weekpart":
      expect(group === "weekpart" || hasFilters(["weekday", "weekend"]), "group", group);
      break;
    case "cmp_hours":
      expect(hasFilters([codes.hours ?? "", codes.h2 ?? ""]) || isBesideDay(frame, codes), "filters", filters);
      break;
    case "trend":
      expect(aggregate === "trend", "aggregate", aggregate);
      break;
    default:
      expect(hasFilters(wanted), "filters", filters);
      expect(aggregate === undefined || (kind.startsWith("f_") && aggregate === "share"), "aggregate", aggregate);
      isPlain();
  }
  return faults;
}

const sorted = (filters: readonly string[]): string =>
  filters
    .map((filter) => (SAME_PART.has(filter) ? "evening or night" : filter))
    .toSorted()
    .join();

/** The day beside hours is the rest of it: from 6:00 to 17:00 beside 17:00 to 21:00. */
const isBesideDay = ({ filters = [] }: Frame, { hours = "", h2 }: TemplateQuestion["codes"]): boolean =>
  h2 === "daytime" &&
  filters.length === 2 &&
  filters.some((filter) => sorted([filter]) === sorted([hours])) &&
  filters.some((filter) => filter.startsWith("hours:6-"));

function timeOf(code: string | undefined): string {
  if (code === undefined) return "";
  return JSON.stringify(rangeOfCode(code, TODAY)) ?? code;
}

const isSameTime = (one: string | undefined, other: string | undefined): boolean =>
  one === other || timeOf(one) === timeOf(other) || (YEAR.has(one) && YEAR.has(other));
