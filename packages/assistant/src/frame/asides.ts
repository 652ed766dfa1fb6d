import type { Asked } from "./consistency";
import type { Question } from "./question";
import type { SlotSpan } from "./slot-span";

/* "Before we got the battery", 装光伏以前: what is named only to say when, or is taken back, is not what is asked of. */

/** "With only the fridge running", 就冰箱插着: how little was on, where more is said than that. */
export const ONLY_ON =
  /(?<=\w.{12})\b(?:with|when|and) (?:only|just|nothing but) (?:the |my |our |a )?[a-z]+(?: [a-z]+)? (?:is |are |was |being |left )?(?:on|running|plugged in)\b|(?:就|只有|光)那?个?[^，,。几什啥多]{1,6}?(?:插着|开着|通着电?)/g;
const ASIDE =
  /\b(?:before|until|till?) (?:we|i|they|he|she|you) (?:got|bought|had|have|installed|put in|put up|fitted|added|changed|swapped|replaced|moved)\b[^,?.!]*|(?<!没|未)(?:装|买|换|加|改)了?[^，,？?。]{1,8}?(?:之前|以前)/g;
/** "Good morning" is of no time, "out of the air" of no air conditioning, and "last week, no sorry, the last two weeks" takes back what it said first. */
const NOT_MEANT =
  /^(?:(?:hi|hello|hey)[ ,]+)?good (?:morning|afternoon|evening)\b|^(?:早上|上午|中午|下午|晚上)好|\b(?:last|this|next|past|in|for|on) [^,.?!]{1,20}?(?=[ ,]+(?:(?:um+|uh+|er+m?|no),? )*(?:sorry|wait|i mean|make that|scratch that|correction)\b)|\bout of the air\b|(?:拉着?|拉上|遮光)窗帘|[上这下本昨今去][^，,。]{1,6}?(?=[，,]?(?:不对|哦不|啊不|说错了))/g;
const THINGS: ReadonlySet<SlotSpan["slot"]> = new Set(["appliance", "device", "room"]);
const SUBJECTS: ReadonlySet<Asked["subject"]> = new Set(["appliance", "battery", "device", "ev", "solar"]);

/** The spans without those of an aside; all of them where the message is nothing else. */
export function withoutAsides({ normal, tokens }: Question, spans: readonly SlotSpan[]): readonly SlotSpan[] {
  const partsOf = (pattern: RegExp) =>
    [...normal.text.matchAll(pattern)].map(({ 0: words, index }) => [index, index + words.length] as const);
  const [asides, unmeant] = [[...partsOf(ASIDE), ...partsOf(ONLY_ON)], partsOf(NOT_MEANT)];
  if (asides.length + unmeant.length === 0) return spans;
  const isIn = (parts: readonly (readonly [number, number])[], at: number) =>
    parts.some(([first, last]) => first <= at && at < last);
  return spans.filter(({ slot, from }) => {
    const at = tokens[from]?.from ?? 0;
    return !isIn(unmeant, at) && !(THINGS.has(slot) && isIn(asides, at));
  });
}

/** What was named in an aside alone is no subject. */
export function subjectWithout(asked: Asked, all: readonly SlotSpan[], kept: readonly SlotSpan[]): Asked {
  const hasThing = kept.some(({ slot }) => THINGS.has(slot));
  if (all.length === kept.length || hasThing || !SUBJECTS.has(asked.subject)) return asked;
  const { subject: _subject, ...others } = asked;
  return others;
}
