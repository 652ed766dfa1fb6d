import { isLeftOut } from "./devices/left-out";
import type { NormalText } from "./normalize";
import { knownNames } from "./learned/lexicon";
import type { SlotSpan } from "./slot-span";
import type { Token } from "./learned/tokens";
import { tokensIn } from "./learned/tokens";
import { COMPARED, COMPARES, FILTERS, GROUPS, HOURS, NEGATED, PERIOD_PATTERNS } from "./sure-patterns";
import { APPLIANCE_NAMES, named } from "./values/names";

/** Names of appliances that as often are other words: only the tagger may take them for one. */
const UNSURE = new Set(
  "heat|lamp|lamps|wifi|wi-fi|wash|washing|led|leds|laundry|switch|thermostat|smart thermostat|coffee|light|inverter|phone|phones|heating|shower|showers|boiler|leaf|server|monitors|nas|pool|cars|evs|lift|radiators|spa|van|bolt|truck|cooling|geothermal|待机|光伏板|太阳能|太阳能板|取暖|煤气灶|机顶盒|光猫|手机|洗澡|洗衣|车|电池|暖气|充车|洗衣服|地暖|热泵|泳池|主机|服务器|显卡|供暖|照明|投影".split(
    "|",
  ),
);

/** How sure a slot is that the tagger has not seen. */
const SURE = 0.6;

const LEAST = /\b(?:the )?(?:least|lowest|smallest|fewest)\b|最[少低小]的?/;
const MOST = /\b(?:the )?(?:most|highest|biggest|largest|ugliest|nastiest|scariest|craziest)\b|最[多高大]的?/;
const WHICH = /\b(?:which|what|when)\b|哪|几点|什么时候/;

/** 现在洗衣服合适吗: what is to be done at a time is done by the machine. */
const isTimed = (words: string, text: string): boolean =>
  words === "洗衣服" && /(?:现在|这会儿|今晚|几点|什么时候|何时)洗衣服/.test(text);

/** "Should I run the washer now?" */
const WHETHER_NOW =
  /\b(?:should|shall|can|could|may) (?:i|we) .{2,40}\bnow\b|\b(?:good|ok|okay|right) (?:time )?to .{2,30}\bnow\b|(?:现在|这会儿).{0,4}(?:该|应该|能|可以|适合|要).{0,3}(?:开|用|洗|烘|充)|(?:现在|这会儿)(?:开|用|跑|启动).{1,8}(?:合适|好|行|划算)/;
const NOW = /\bnow\b|现在|这会儿/;

/** Slots whose words leave no doubt, where the tagger has marked nothing. */
export function sureSlots(
  normal: NormalText,
  tokens: readonly Token[],
  marked: readonly SlotSpan[],
  valueOf: (slot: SlotSpan["slot"], words: string) => string | null,
): SlotSpan[] {
  const found: SlotSpan[] = [];
  const isFree = (from: number, to: number) =>
    !marked.some((span) => span.from < to && from < span.to) && !found.some((span) => span.from < to && from < span.to);
  const add = (slot: SlotSpan["slot"], value: string, from: number, to: number) => {
    if (!isFree(from, to)) return;
    const words = normal.originalWords(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
    found.push({ slot, value, words, from, to, sure: SURE });
  };
  const addMatch = (slot: SlotSpan["slot"], pattern: RegExp, value: string): boolean => {
    const match = pattern.exec(normal.text);
    if (!match) return false;
    const { from, to } = tokensIn(tokens, match.index, match.index + match[0].length);
    add(slot, value, from, to);
    return true;
  };
  const has = (slot: SlotSpan["slot"]) => marked.some((span) => span.slot === slot);

  const kinds = knownNames(tokens);
  for (const [at, kind] of kinds.entries()) {
    if (kind !== "Bappliance") continue;
    let to = at + 1;
    while (kinds[to] === "Iappliance") to += 1;
    const words = normal.text.slice(tokens[at]?.from, tokens[to - 1]?.to);
    const isUnsure = UNSURE.has(words) && !isTimed(words, normal.text);
    const appliance = isUnsure ? null : named(words, APPLIANCE_NAMES);
    if (appliance) add("appliance", appliance, at, to);
    if (appliance && (isTimed(words, normal.text) || WHETHER_NOW.test(normal.text)) && !has("period"))
      addMatch("period", NOW, "hour0");
  }
  const hasPeriod = has("period") || has("period2");
  if (!hasPeriod || COMPARES.test(normal.text))
    for (const pattern of PERIOD_PATTERNS)
      for (const { 0: words, index } of normal.text.matchAll(pattern)) {
        const value = valueOf("period", words);
        const { from, to } = tokensIn(tokens, index, index + words.length);
        const isKnown = marked.some((span) => span.slot.startsWith("period") && span.value === value);
        if (value && !isKnown) add("period", value, from, to);
      }
  if (!has("filter") && !has("time")) {
    const hours = HOURS.exec(normal.text)?.[0];
    const value = hours && valueOf("filter", hours);
    if (value) addMatch("filter", HOURS, value);
    if (!has("group")) for (const [pattern, filter] of FILTERS) if (addMatch("filter", pattern, filter)) break;
  }
  // "Yesterday morning" is a part of that day.
  const partOfDay = has("filter") || has("time") ? undefined : partOfMarkedDay(normal.text, tokens, marked);
  if (partOfDay) found.push(partOfDay);
  const group = GROUPS.exec(normal.text)?.[0];
  const groupValue = group && !has("group") ? valueOf("group", group) : null;
  if (groupValue) addMatch("group", GROUPS, groupValue);
  if (!has("pick") && (has("group") || WHICH.test(normal.text)))
    if (!addMatch("pick", LEAST, "lowest")) addMatch("pick", MOST, "highest");
  return found;
}

const PARTS_OF_DAY = FILTERS.filter(([, value]) => /^(?:morning|afternoon|evening)$/.test(value));

function partOfMarkedDay(text: string, tokens: readonly Token[], marked: readonly SlotSpan[]): SlotSpan | undefined {
  const day = marked.find(({ slot, value }) => slot === "period" && ONE_DAY.test(value));
  if (!day) return undefined;
  const words = text.slice(tokens[day.from]?.from, tokens[day.to - 1]?.to);
  const part = PARTS_OF_DAY.find(([pattern]) => pattern.test(words))?.[1];
  return part === undefined ? undefined : { ...day, slot: "filter", value: part };
}
const ONE_DAY = /^(?:day|mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$/;

/**
 * Slots as the words around them say: a period behind "than" is what another is held against, and an appliance behind
 * "not" or "without" is none that is asked of.
 */
export function inContext(text: string, tokens: readonly Token[], slots: readonly SlotSpan[]): SlotSpan[] {
  const before = ({ from }: SlotSpan) => text.slice(0, tokens[from]?.from ?? 0);
  const periods = slots.filter(({ slot }) => slot === "period").length;
  const hasCompared = slots.some(({ slot }) => slot === "period2");
  return slots
    .filter((span) => span.slot !== "appliance" || !(NEGATED.test(before(span)) || isLeftOut(span.value, text)))
    .map((span) =>
      span.slot === "period" && periods > 1 && !hasCompared && COMPARED.test(before(span))
        ? { ...span, slot: "period2" }
        : span,
    );
}
