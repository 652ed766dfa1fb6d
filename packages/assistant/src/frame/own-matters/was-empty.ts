import type { WordSlots } from "../conversation/merge";
import type { ToldReading } from "../times/around-change";
import { asksIfEmpty } from "./empty-words";

export function wasEmpty(text: string, { period, appliances, filters, group }: WordSlots): ToldReading | undefined {
  const isSpan =
    period !== undefined && /^(?:(?:\d{4}|-)-\d\d|day-|week|holiday:|mon|tue|wed|thu|fri|sat|sun|last\d)/.test(period);
  if (!isSpan || appliances || group || !asksIfEmpty(text)) return undefined;
  return {
    asked: { act: "ask", scope: "own", metric: "energy" },
    slots: { period, ...(filters?.every((code) => !code.startsWith("hours:")) ? { filters } : {}) },
  };
}
