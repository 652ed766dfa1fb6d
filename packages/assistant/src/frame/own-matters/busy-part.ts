import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";
import { namesAsker } from "../whose-figures";
import { busyPartAsked } from "./busy-part-words";

/** Days of a week or a season may be named; hours are those that are asked about. */
const OF_DAYS = /^(?:week(?:end|day)|spring|summer|autumn|winter|mon|tue|wed|thu|fri|sat|sun)/;

export function busyPart(text: string, marked: WordSlots): ToldReading | undefined {
  const { period, filters = [], appliances, devices, place, comparedTo, given } = marked;
  const isOfThing = (appliances ?? devices ?? place ?? comparedTo ?? given) !== undefined;
  if (isOfThing || !namesAsker(text) || busyPartAsked(text) === undefined) return undefined;
  const days = filters.filter((filter) => OF_DAYS.test(filter));
  return {
    asked: { act: "ask", scope: "own", metric: "energy" },
    slots: {
      ...(period === undefined ? {} : { period }),
      ...(days.length > 0 ? { filters: days } : {}),
      group: "hour_of_day",
      pick: "highest",
    },
  };
}
