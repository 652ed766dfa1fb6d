import { exclusiveFilters } from "@wattleaf/engine/query/filter-code";
import { QUERY_GROUPS } from "@wattleaf/shared/domain/query-codes";
import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { Frame } from "../../frame/frame";
import { currencyOfAmounts } from "../../frame/amounts/given-codes";
import { unitOfPeriod } from "../../frame/amounts/limit-of-whole";
import { ownPriceOf } from "../../frame/amounts/own-price";

export type Group = NonNullable<EnergyQuestion["group"]>;
type Metric = EnergyQuestion["metric"];

/** How the answer is put. */
export type Form =
  | "total"
  | "average"
  | "share"
  | "rows"
  | "pick"
  | "top"
  | "threshold"
  /** "Did I go over 260 kWh in June?": the whole against a limit. */
  | "limit"
  | "comparison"
  | "trend"
  | "streak"
  | "median"
  | "now"
  /** "At night or by day": two filters side by side. */
  | "alternatives"
  /** The last whole month and the one that goes on: what "how much do I use?" without a time is told. */
  | "months";

/** What is asked of the query engine, and how the answer is put. `period` is always there, so that dates can be said. */
export interface Plan {
  question: EnergyQuestion & { period: string };
  /** The money that a stated price is in, as its words say. */
  said?: string;
  form: Form;
}

const METRICS: Partial<Record<NonNullable<Frame["metric"]>, Metric>> = {
  energy: "bought",
  export: "sold",
  // What was earned is told of what was sold: by the tariff's credit, or else the bill tells it.
  earnings: "sold",
  net: "net",
  production: "produced",
  own_use: "own_use",
  cost: "cost",
  power: "power",
  carbon: "carbon",
};

/** What is read per day, as a sum would only count how many there were. */
const RECURRING: ReadonlySet<Group> = new Set(["hour_of_day", "weekday", "weekpart"]);
/** The group that the query engine knows; undefined also of appliances, devices and rooms. */
export const queryGroupOf = (frame: Frame): Group | undefined =>
  frame.group !== undefined && (QUERY_GROUPS as readonly string[]).includes(frame.group)
    ? (frame.group as Group)
    : undefined;

/** "Weekdays or weekends, by how much percent?": of a day of each, as there are more of the one than of the other. */
const isOfDifference = ({ act, aggregate }: Frame, group: Group): boolean =>
  RECURRING.has(group) && aggregate !== "share" && (act === "compare" || aggregate === "difference");

export function planOf(frame: Frame): Plan {
  const said = ownPriceOf(frame) ? currencyOfAmounts(frame) : null;
  return { ...planOfFrame(frame), ...(said ? { said } : {}) };
}

function planOfFrame(frame: Frame): Plan {
  const metric = metricOf(frame);
  const filters = filtersOf(frame);
  const comparedTo = frame.comparedTo ?? comparedByDefault(frame);
  const pick = inFlow(pickOf(frame), metric);
  // At a stated price there are no bills to go by.
  const isOfBills = frame.group === "bill" && ownPriceOf(frame) !== null;
  // "Per day though" of two times: each by its average day, and no list of days.
  const isByDay = frame.mentions?.perDay === true && frame.group === "day" && comparedTo !== undefined;
  const group = isOfBills || isByDay ? undefined : (queryGroupOf(frame) ?? (pick ? groupToPickFrom(frame) : undefined));
  const period =
    frame.period === undefined || frame.period === comparedTo ? defaultPeriod(frame, comparedTo) : frame.period;
  const asked = { metric, period, filters, ...priceOf(frame, metric) };
  if (frame.period?.startsWith("hour") && !pick && !frame.group)
    return { form: "now", question: { metric: "power", period: "all", filters, group: "hour", pick: "last" } };
  if (areAlternatives(frame))
    return { form: "alternatives", question: { ...asked, period: frame.period ?? "last12m" } };
  if (comparedTo && !pick)
    return {
      form: "comparison",
      question: {
        ...asked,
        compared_to: comparedTo,
        ...(group ? { group } : {}),
        aggregate:
          (frame.aggregate === "average" || frame.mentions?.perDay) && !group ? "average" : aggregateOf(frame, group),
      },
    };
  if (frame.aggregate === "streak" && pick)
    return { form: "streak", question: { ...asked, group: group ?? "day", pick, aggregate: "streak" } };
  if (frame.aggregate === "median" && metric !== "power" && !pick)
    return {
      form: "median",
      question: { ...asked, ...(group ? { group } : {}), aggregate: group === "hour" ? "total" : "median" },
    };
  if (frame.aggregate === "trend")
    return { form: "trend", question: { ...asked, group: group ?? stepOf(period), aggregate: "trend" } };
  if (pick && /^(?:above|below)/.test(pick) && group === unitOfPeriod(period))
    return { form: "limit", question: { ...asked, aggregate: "total" } };
  if (pick && group) {
    const isMany = /^(?:top|bottom):(?!1$)/.test(pick);
    const form = /^(?:above|below)/.test(pick) ? "threshold" : isMany ? "top" : "pick";
    return { form, question: { ...asked, group, pick, aggregate: aggregateOf(frame, group) } };
  }
  if (frame.aggregate === "share" || frame.unit === "percent")
    return group
      ? { form: "rows", question: { ...asked, group, aggregate: isOfDifference(frame, group) ? "average" : "total" } }
      : { form: "share", question: { ...asked, aggregate: "total" } };
  if (frame.aggregate === "average" && (!group || !(RECURRING.has(group) || isPerDay(frame, group))))
    return {
      form: "average",
      question: { ...asked, ...(group ? { group, aggregate: "total" } : { aggregate: "average" }) },
    };
  if (group) return { form: "rows", question: { ...asked, group, aggregate: aggregateOf(frame, group) } };
  if (!frame.period && filters.length === 0 && metric !== "power")
    return { form: "months", question: { ...asked, aggregate: "total" } };
  // What is asked of a part of the day in general is a habit, said per day.
  const isHabit = !frame.period && filters.length > 0 && metric !== "power";
  // "Why is so much used at 3 AM?": whether it is much is seen in its share.
  if (isHabit && frame.act === "explain" && (metric === "bought" || metric === "cost"))
    return { form: "share", question: { ...asked, aggregate: "total" } };
  return { form: isHabit ? "average" : "total", question: { ...asked, aggregate: isHabit ? "average" : "total" } };
}

/** The price that the question states, by which its cost is counted, with what each day and month cost besides. */
function priceOf(
  frame: Frame,
  metric: Metric,
): Pick<EnergyQuestion, "fixed_per_day" | "fixed_per_month" | "price_currency" | "price_per_kwh"> {
  const price = metric === "cost" ? ownPriceOf(frame) : null;
  if (!price) return {};
  const currency = price.currency ?? isoCurrency(currencyOfAmounts(frame));
  const isOfHours = frame.filters?.some((filter) => HOURS.test(filter) || TARIFF_HOURS.test(filter)) === true;
  return {
    price_per_kwh: price.perKwh,
    ...(price.perDay === undefined || isOfHours ? {} : { fixed_per_day: price.perDay }),
    ...(price.perMonth === undefined || isOfHours ? {} : { fixed_per_month: price.perMonth }),
    ...(currency ? { price_currency: currency } : {}),
  };
}

/** A dollar sign may be of any dollar: the home's own. */
const isoCurrency = (said: string | null): string | null => (said !== null && /^[A-Z]{3}$/.test(said) ? said : null);

function metricOf(frame: Frame): Metric {
  const { metric, unit, pick, aggregate } = frame;
  if (metric !== "base_load" && ownPriceOf(frame)) return "cost";
  if (unit === "money" || /^(?:above|below):[\d.]+[a-z]{3}$/.test(withoutEnergyUnit(pick))) return "cost";
  if (unit === "kg") return "carbon";
  const isFlow = metric === "export" || metric === "production" || metric === "net" || metric === "own_use";
  if (!isFlow && (unit === "kW" || unit === "W" || /^(?:above|below):[\d.]+k?W$/i.test(pick ?? ""))) return "power";
  if (metric === "power" && aggregate === "min") return "bought";
  return (metric && METRICS[metric]) ?? "bought";
}

/** Filters of which no moment is in both; all must hold, so nothing would be left. */
const DAYS = /^(?:weekend|weekday|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/;
const HOURS = /^(?:hours:.*|night|morning|afternoon|evening|daytime)$/;
const TARIFF_HOURS = /^(?:super_off_|off_|mid_)?peak$/;
const SEASONS = /^(?:spring|summer|autumn|winter)$/;

/** "Thursdays and Fridays" are both meant, as "thu+fri", where they are not set against each other. */
function filtersOf(frame: Frame): string[] {
  const filters = [...(frame.filters ?? [])];
  const isWeekday = (filter: string) => DAYS.test(filter) && !filter.startsWith("week");
  const days = filters.filter(isWeekday);
  if (days.length < 2 || areAlternatives(frame)) return filters;
  return [...filters.filter((filter) => !isWeekday(filter)), days.join("+")];
}

function areAlternatives({ act, aggregate, filters = [], comparedTo, pick, group }: Frame): boolean {
  if (comparedTo || pick || group || exclusiveFilters(filters).length !== 2) return false;
  const sides = [DAYS, HOURS, TARIFF_HOURS, SEASONS].map(
    (kind) => filters.filter((filter) => kind.test(filter)).length,
  );
  return sides.filter((count) => count > 1).length === 1 && (act === "compare" || aggregate === "difference");
}

/** What is sold in an hour at 4 kW is 4 kWh: only what is bought has a power. */
function inFlow(pick: string | undefined, metric: Metric): string | undefined {
  const isFlow = metric === "sold" || metric === "produced" || metric === "net" || metric === "own_use";
  return isFlow ? pick?.replace(/(?<=\d)(k?)W$/, "$1Wh") : pick;
}

const withoutEnergyUnit = (pick = ""): string => pick.replace(/[kM]?Wh?$/i, "");

/** Of longer groups than days the average day is told, where that is asked for. */
const isPerDay = ({ mentions, metric }: Frame, group: Group): boolean =>
  mentions?.perDay === true && metric !== "power" && LONGER_THAN_DAYS.has(group);
const LONGER_THAN_DAYS: ReadonlySet<Group> = new Set(["week", "month", "quarter", "season", "year", "bill"]);

function aggregateOf(frame: Frame, group: Group | undefined): EnergyQuestion["aggregate"] {
  const { metric } = frame;
  if (group && isPerDay(frame, group)) return "daily_average";
  return group && RECURRING.has(group) && metric !== "power" ? "average" : "total";
}

/** The end that is asked for, also where only "the most" was said. */
function pickOf({ pick, aggregate, metric, group, unit }: Frame): string | undefined {
  const isPower = metric === "power" || unit === "kW" || unit === "W";
  // The highest power has its moment, and needs no days to choose from.
  if (pick) return pick === "highest" && metric === "power" && !group ? undefined : pick;
  if (aggregate === "max" && !(isPower && !group)) return "highest";
  return aggregate === "min" ? "lowest" : undefined;
}

/** "When do I use the most?" names no group: the hours of a single day, else days. */
function groupToPickFrom({ period = "", metric, aggregate, pick = "" }: Frame): Group {
  if (metric === "power" && aggregate === "min") return "hour_of_day";
  // The three strongest moments are hours.
  if (metric === "power" && pick.startsWith("top:")) return "hour";
  return /^(?:day|mon|tue|wed|thu|fri|sat|sun)(?:0|[-+]\d+)$|^(?:\d{4}|-)-\d\d-\d\d$/.test(period) ? "hour" : "day";
}

/** "Compare my use" without a time: this month and the last. */
function comparedByDefault({ act, period, group, pick, aggregate, filters = [] }: Frame): string | undefined {
  if (act !== "compare" || group || pick || filters.length > 0) return undefined;
  // "Below my average" is that of a year.
  if (aggregate === "average") return "last12m";
  if (period === undefined) return "month-1";
  // "How does it compare with last month?" holds the month that goes on against it.
  return /^[a-z]+-1$/.test(period) ? period : before(period);
}

/** The period right before one that is counted from now, and a year before one with a date. */
function before(period: string): string | undefined {
  const counted = /^([a-z]+)(0|-\d+)$/.exec(period);
  if (counted) return `${counted[1]}${Number(counted[2]) - 1}`;
  const dated = /^(\d{4})(.*)$/.exec(period);
  return dated && !period.includes("..") ? `${Number(dated[1]) - 1}${dated[2]}` : undefined;
}

/** Without a time: what goes on beside what it is compared with, a year of days to pick from, the last month else. */
function defaultPeriod(frame: Frame, comparedTo: string | undefined): string {
  const unit = /^(day|week|weekend|month|quarter|year|bill)-\d+$/.exec(comparedTo ?? "")?.[1];
  if (unit) return `${unit}0`;
  if (comparedTo) return "month0";
  // Months are counted whole: a year back from today cuts the first of them off.
  if (frame.group === "month" && /^(?:above|below)/.test(frame.pick ?? "")) return "month-11..month0";
  if (frame.group === "year" || frame.group === "season") return "all";
  const isOfMonths = !frame.pick && !frame.group && !frame.aggregate && !(frame.filters?.length ?? 0);
  return isOfMonths && frame.metric !== "power" ? "month-1" : "last12m";
}

/** The steps of a trend: days of a month or less, weeks of a few months that begin within one, else months. */
function stepOf(period: string): Group {
  if (/^(?:month|week|last\d+[dw]$|--\d\d$|\d{4}-\d\d$)/.test(period)) return "day";
  return /^(?:last[1-5]m$|quarter)/.test(period) ? "week" : "month";
}
