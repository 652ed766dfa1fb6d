import { hourOf } from "./clock";
import { withDigits } from "./numbers";
import { twoDigits } from "../times/two-digits";

/** When something is to be done: "in half an hour" is `in:30min`, 明早七点前 `by:07:00`; null for no time. */
export function readTime(words: string): string | null {
  if (/green|clean|renewable|lowest carbon|碳强度|least carbon|最绿|最干净|清洁|绿电|风电|碳最低|环保/.test(words))
    return "greenest";
  if (
    /cheap|cheep|lowest (?:price|rate)|(?:rate|price)s? (?:is|are) (?:low|less)|^less$|off[- ]?peak|economical|谷电|谷段$|谷价|便宜|低谷|最省|电价最低|离峰/.test(
      words,
    ) &&
    !/\d|点/.test(words)
  )
    return "cheapest";
  const text = withDigits(
    words.replace(/half an? (?:hour|hr)|(?<![\d一二两三四五六七八九十]个?)半个?(?:小时|钟头?)|过半拉点儿/g, "30 min"),
  );
  const span = duration(text);
  if (span && !/[点时]$|o'?clock|\d ?[ap]\.? ?m\b/.test(text)) return `in:${span}`;
  if (/天亮前|before (?:dawn|sunrise)/.test(text)) return "by:06:00";
  const hour = hourOf(text, /\bby\b|before|wake|前/.test(text) ? "morning" : "evening");
  if (hour === null) {
    if (/tonight|tonite|this evening|今晚|今夜|夜里/.test(text)) return "tonight";
    return /now|immediately|right away|straight away|asap|at once|马上|立刻|立即|现在|这就|这会儿?/.test(text)
      ? "now"
      : null;
  }
  const kind =
    /not before|\bafter\b|天亮后|\bfrom\b|(?<!half |quarter )\bpast\b|以后|之后|过后|点后|半后|后再|后开|hold off.*till/.test(
      text,
    )
      ? "after"
      : /\bby\b|\bbefore\b|之前|以前|前|ready|until|till?\b/.test(text)
        ? "by"
        : "at";
  const minutes = Math.round((hour % 24) * 60);
  return `${kind}:${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const HALF_BEFORE = /(?:[明今后][早晚]|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|凌晨|半夜|听朝)$/;
const HALF_AFTER = /^ ?(?:in the |at )?(?:morning|afternoon|evening|night|[ap]m)\b/;

/** 明早 + 六点, "at 8" + "in the morning": which half of the day is meant may be marked as another slot. */
export function withHalfOfDay(text: string, from: number, to: number): string {
  const before = HALF_BEFORE.exec(text.slice(0, from))?.[0] ?? "";
  const after = HALF_AFTER.exec(text.slice(to))?.[0] ?? "";
  return before + text.slice(from, to) + after;
}

/** `30min`, `2h` of "30 minutes from now", 一个半小时后 (digits for numbers); null for none. */
export function duration(text: string): string | null {
  const mixed =
    /(\d+)个?半(?:小时|钟头?)|(\d+|an?) (?:and a half hours?|hours? and a half|hours? and 30 min)|(\d+)小时半/.exec(
      text,
    );
  if (mixed) return `${((Number(mixed[1] ?? mixed[2] ?? mixed[3]) || 1) + 0.5) * 60}min`;
  const minutes = /(\d+(?:\.\d+)?|\ban?) ?-?(?:minutes?|mins?\b|分钟|(?<!百)分)|(\d+) ?m\b/.exec(text);
  if (minutes && !/点/.test(text)) return `${Number(minutes[1] ?? minutes[2]) || 1}min`;
  const hours = /(\d+(?:\.\d+)?|\ban?) ?-?(?:hours?|hrs?\b|h\b|个?小时|个?钟头?|h$)/.exec(text);
  if (!hours || /点/.test(text)) return null;
  const count = Number(hours[1]) || 1;
  return Number.isInteger(count) ? `${count}h` : `${count * 60}min`;
}
