import { mergedFilters } from "../filter-kinds";
import type { Frame } from "../frame";

/** The slots that a question fills by its words. */
export type WordSlots = Pick<
  Frame,
  | "period"
  | "comparedTo"
  | "filters"
  | "group"
  | "pick"
  | "unit"
  | "appliances"
  | "devices"
  | "rooms"
  | "values"
  | "times"
  | "given"
  | "line"
  | "place"
>;

/** A slot without values is left open. */
export const some = <Value>(values: readonly Value[] | undefined): readonly Value[] | undefined =>
  values && values.length > 0 ? values : undefined;

/** Of a period that is a single day, counted or with its date; `--14` is the 14th, as no month has that number. */
export const isOneDay = (period: string | undefined): boolean =>
  /^(?:day|mon|tue|wed|thu|fri|sat|sun)(?:0|[-+]\d+)$|^(?:\d{4}|-)-\d\d-\d\d$|^--(?:1[3-9]|2\d|3[01])$/.test(
    period ?? "",
  );

/** What naming one slot makes senseless of the frame before. */
const DROPS: Partial<Record<keyof WordSlots, readonly (keyof WordSlots)[]>> = {
  appliances: ["devices", "rooms", "line"],
  devices: ["appliances", "rooms", "line"],
  line: ["appliances", "devices"],
};

/**
 * The slots of a question that leans on the one before: what it names replaces the same slot, what it leaves open stays
 * as it was, unless something named makes it senseless.
 */
export function inheritedSlots(
  named: WordSlots,
  asked: Pick<Frame, "act" | "scope" | "metric" | "subject" | "aggregate">,
  previous: Frame,
): WordSlots {
  if (asked.act === "talk") return named;
  const kept: WordSlots = {};
  const dropped = new Set((Object.keys(named) as (keyof WordSlots)[]).flatMap((slot) => DROPS[slot] ?? []));
  for (const slot of keptSlots(asked, previous))
    if (!dropped.has(slot)) Object.assign(kept, { [slot]: previous[slot] });
  // How far both ends lie apart picks neither.
  if (asked.aggregate === "difference" && named.group !== undefined) delete kept.pick;
  const given = named.given ? withOthers(named.given, previous.given, asked.metric === "savings") : kept.given;
  const filters = named.filters ? mergedFilters(named.filters, kept.filters) : kept.filters;
  const merged = { ...kept, ...named, ...(given ? { given } : {}), ...(filters ? { filters } : {}) };
  // "And Saturdays only?" after weekends beside weekdays is of one part of the week.
  if (named.filters?.some((filter) => DAYS.test(filter)) && named.group === undefined && kept.group === "weekpart")
    delete merged.group;
  // The hours of one day are its own, and no habit.
  if (merged.group === "hour_of_day" && isOneDay(merged.period)) merged.group = "hour";
  // A new choice within the same groups needs no second one; a sum "in money" none at all.
  if (merged.comparedTo !== undefined && merged.comparedTo === merged.period) delete merged.comparedTo;
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}

const DAYS = /^(?:weekend|weekday|(?:mon|tue|wed|thu|fri|sat|sun)\b)/;

function keptSlots(
  { act, scope, subject }: Pick<Frame, "act" | "scope" | "subject">,
  previous: Frame,
): (keyof WordSlots)[] {
  const things: (keyof WordSlots)[] =
    subject === undefined || subject === previous.subject || subject === "appliance" || subject === "device"
      ? ["appliances", "devices", "rooms", "line"]
      : [];
  if (act === "do" || act === "state") return [...things, "values", "times"];
  if (act === "howto" || act === "advise" || scope !== previous.scope) return [...things, "given", "place"];
  const figures: (keyof WordSlots)[] = ["period", "filters", "group", "pick", "given", "place"];
  return act === "compare" || act === "explain" ? [...things, ...figures, "comparedTo"] : [...things, ...figures];
}

/** "And at 11 cents?" replaces the price and keeps the kilowatt-hours; "and 9 hours?" after hours a day is of each day. */
function withOthers(
  given: readonly string[],
  before: readonly string[] = [],
  isOfSaving: boolean = false,
): readonly string[] {
  const isDaily = before.some((amount) => /^[\d.]+(?:h|min)\/day$/.test(amount));
  const way = before.map((amount) => /^[\d.]+%(rise|fall)$/.exec(amount)?.[1]).find(Boolean);
  const named = given.map((amount) => {
    if (isDaily && /^[\d.]+(?:h|min)$/.test(amount)) return `${amount}/day`;
    // "And by 20%?" goes the same way.
    return way && /^[\d.]+%$/.test(amount) ? `${amount}${way}` : amount;
  });
  const currency = before.map((amount) => PRICE.exec(amount)?.[2]).find(Boolean);
  // "And at 11?" stays in the money that was named before.
  const priced = currency
    ? named.map((amount) => amount.replace(PRICE, (whole, digits, own) => (own ? whole : `${digits}${currency}/kWh`)))
    : named;
  const kinds = new Set(priced.map(kindOf));
  // What a machine of fewer watts saves is the difference of both.
  if (isOfSaving && [priced, before].every((codes) => codes.filter((code) => kindOf(code) === "W").length === 1))
    kinds.delete("W");
  return [...before.filter((amount) => !kinds.has(kindOf(amount))), ...priced];
}
const PRICE = /^([\d.]+)([a-z]{3})?\/kWh$/;

/** Without the number: hours and minutes are one kind, watts and kilowatts another. */
const kindOf = (amount: string): string =>
  amount
    .replace(/[\d.]+/g, "")
    .replace(/^(?:h|min)(?:\/day)?$/, "h")
    .replace(/^kW$/, "W")
    .replace(/^[a-z]*\/kWh$/, "/kWh");
