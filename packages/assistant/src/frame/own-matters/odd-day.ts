import { isOneDay, type WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";
import { asksIfOdd } from "./odd-words";

export function oddDay(
  text: string,
  { period, appliances, devices, filters, comparedTo }: WordSlots,
): ToldReading | undefined {
  if (!isOneDay(period) || appliances || devices || comparedTo || /\+/.test(period ?? "") || !asksIfOdd(text))
    return undefined;
  return {
    asked: { act: "explain", scope: "own", metric: "energy" },
    slots: { period, ...(filters ? { filters } : {}) },
  };
}
