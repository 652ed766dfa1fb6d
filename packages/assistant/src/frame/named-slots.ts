import type { Asked } from "./consistency";
import type { WordSlots } from "./conversation/merge";
import type { Act, Group, Unit } from "./frame";
import type { Question } from "./question";
import type { Token } from "./learned/tokens";
import type { TimeMark } from "./times/grammar/sides";
import type { SlotSpan } from "./slot-span";
import { readSetting } from "./values/setting";

/** "Make it 7" sets a thermostat to 7, and not at 7. */
export function withSetting({ slots, tokens, language }: Question, { command }: Asked): readonly SlotSpan[] {
  if (command !== "set" || slots.some(({ slot }) => slot === "value")) return slots;
  const numbers = tokens.flatMap(({ text }, at) => (/^\d+(?:\.\d+)?$/.test(text) ? [{ text, at }] : []));
  const [number] = numbers;
  if (!number || numbers.length > 1) return slots;
  const carrier = slots.find(({ from, to }) => from <= number.at && number.at < to);
  if (carrier && (carrier.slot !== "time" || carrier.words !== number.text)) return slots;
  const value = readSetting(number.text, language) ?? number.text;
  return [
    ...slots.filter((span) => span !== carrier),
    {
      slot: "value",
      value,
      words: number.text,
      from: number.at,
      to: number.at + 1,
      sure: carrier?.sure ?? SURE_OF_SETTING,
    },
  ];
}

/** Of a number that the tagger has not marked. */
const SURE_OF_SETTING = 0.6;

/** The words that were marked as times, by their offsets in the text. */
export const timeMarks = (spans: readonly SlotSpan[], tokens: readonly Token[]): TimeMark[] =>
  spans.flatMap(({ slot, value, from, to }) =>
    slot === "period" || slot === "period2"
      ? [{ slot, value, from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 }]
      : [],
  );

/** The slots of what is asked, by the words that were marked. */
export function namedSlots(spans: readonly SlotSpan[], act: Act): WordSlots {
  const values = (slot: SlotSpan["slot"]) => spans.filter((span) => span.slot === slot).map(({ value }) => value);
  const one = <Value extends string>(slot: SlotSpan["slot"]) => values(slot)[0] as Value | undefined;
  const several = <Value extends string>(slot: SlotSpan["slot"]) => {
    const found = [...new Set(values(slot))] as Value[];
    return found.length === 0 ? undefined : found;
  };
  const [period, otherPeriod] = [...new Set(values("period"))];
  const compares = act === "compare" || act === "explain";
  const compared = one("period2") ?? (act === "compare" ? otherPeriod : undefined);
  const slots: WordSlots = {
    // "And the day before?" compares nothing: it asks the same of that day.
    period: period ?? (compares ? undefined : compared),
    comparedTo: period === undefined && !compares ? undefined : compared,
    filters: several("filter"),
    group: one<Group>("group"),
    pick: one("pick"),
    unit: one<Unit>("unit"),
    appliances: several("appliance"),
    devices: several("device"),
    rooms: several("room"),
    values: several("value"),
    times: several("time"),
    given: several("given"),
    line: one("line"),
    place: one("place"),
  };
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
}
