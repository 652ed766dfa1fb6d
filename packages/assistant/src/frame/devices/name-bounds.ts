import type { SlotSpan } from "../slot-span";
import type { Token } from "../learned/tokens";
import { isHan, tokensIn } from "../learned/tokens";
import { APPLIANCE_NAMES, named } from "../values/names";

/** Chinese writes no spaces: a name never begins or ends within one of these. */
const TIME_WORD =
  /大?前[天日]|[昨今明][天日晚早夜]|后天|[上下]{1,2}个?(?:月|周末?|星期|礼拜|季度?)|这个?(?:月|周末?|星期|礼拜|季度?)|[去今前明]年|早[上晨]|[上下中]午|晚上|夜[里间]|凌晨|半夜/g;
/** What follows a name as the verb of an order: 灯光调暗 is of 灯光. */
const AFTER_NAME = /[调开关打设]$/;
/** What stands before it, of the same orders. */
const BEFORE_NAME = /^(?:不用|不要|不需要|用不着|不必|打开|关掉|关闭|关上|[把给让请先再开关])+/;
/** What tells no device from another. */
const NO_NAME = /^(?:我们?|我家|咱家?|家里?|屋里?|房间|房里|里面?|那|这|[个台的])*$/;
/** Slots of names in the asker's words. */
const OF_NAMES: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device", "line", "place", "room"]);

interface Bounds {
  from: number;
  to: number;
}

/** The tokens of a marked name without the parts of time words and verbs that were marked with it; null if none is left. */
export function nameBounds(
  slot: SlotSpan["slot"],
  { from, to }: Bounds,
  text: string,
  tokens: readonly Token[],
): Bounds | null {
  if (!OF_NAMES.has(slot)) return { from, to };
  const bounds = { from, to };
  for (const { 0: words, index } of text.matchAll(TIME_WORD)) {
    const time = tokensIn(tokens, index, index + words.length);
    if (time.from <= bounds.from && bounds.from < time.to) bounds.from = time.to;
    if (time.from < bounds.to && bounds.to <= time.to) bounds.to = time.from;
  }
  while (tokens[bounds.from]?.text === "的") bounds.from += 1;
  if (bounds.from >= bounds.to) return null;
  return slot === "appliance" ? withoutOrder(bounds, text, tokens) : bounds;
}

function withoutOrder(bounds: Bounds, text: string, tokens: readonly Token[]): Bounds {
  const wordsOf = ({ from, to }: Bounds) => text.slice(tokens[from]?.from, tokens[to - 1]?.to);
  const words = wordsOf(bounds);
  if (!isHan(words)) return bounds;
  const skipped = BEFORE_NAME.exec(words)?.[0].length ?? 0;
  const from = bounds.from + skipped;
  const to = AFTER_NAME.test(words) ? bounds.to - 1 : bounds.to;
  const isSame = (part: Bounds) => part.from < part.to && kindOf(wordsOf(part)) === kindOf(words);
  // The last character of 空调 is its own.
  return (
    [
      { from, to },
      { from, to: bounds.to },
      { from: bounds.from, to },
    ].find(isSame) ?? bounds
  );
}

/** 房间空调 is no device of that name, but its kind. */
export function isOfKindAlone(name: string): boolean {
  const appliance = kindOf(name);
  return appliance !== null && APPLIANCE_NAMES[appliance].some((one) => name.endsWith(one) && isBefore(name, one));
}

const isBefore = (name: string, kind: string): boolean => NO_NAME.test(name.slice(0, -kind.length));

const kindOf = (words: string) => named(words, APPLIANCE_NAMES);
