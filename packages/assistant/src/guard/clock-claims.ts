import { chineseNumber } from "./number-words";

/** A clock time that a text states, in hours since midnight. */
export interface ClockClaim {
  raw: string;
  hours: number;
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const HOUR = `(\\d{1,2}|${WORDS.join("|")})`;
const HALF =
  "(?:\\s*([ap])\\.?m\\b\\.?|\\s+in the (morning|afternoon|evening)|\\s+at (night)|\\s*o'clock(?:\\s+(?:in the (morning|afternoon|evening)|at (night)))?)";
const ENGLISH = new RegExp(`(?<![\\d.:,$€£¥-])${HOUR}(?:[:.](\\d{2}))?${HALF}`, "gi");
/** "4–9 PM", "from 4:15 to 4:45 pm": the half of the day behind the end is that of the beginning too. */
const SPAN = new RegExp(
  `(?<![\\d.:,$€£¥-])${HOUR}(?:[:.](\\d{2}))?\\s*(?:[–—-]|to|and|until)\\s*${HOUR}(?:[:.](\\d{2}))?\\s*([ap])\\.?m\\b\\.?`,
  "gi",
);
const DIGITS = /(?<!\d|\d:)([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?!\d)(?:\s*(?:h\b|hrs?\b|Uhr\b))?/g;
const PAST = new RegExp(`\\b(half past|(?:a )?quarter past|(?:a )?quarter to)\\s+${HOUR}\\b(?:${HALF})?`, "gi");
const NAMED = /\b(noon|midday|midnight)\b|正午|午夜|零点(?!\d|[一二三四五六七八九])/gi;
const CHINESE =
  /(凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|夜里|今晚|明早|明晚)?\s*(\d{1,2}|[零一二两三四五六七八九十]{1,3})(?:点(?:钟)?(半|一刻|三刻)?(?:(\d{1,2}|[零一二三四五六七八九十]{1,3})分)?|[::](\d{2}))(?![一二三四五六七八九\d]*(?:度|千瓦|瓦|元|块|%|成|倍))/g;

/** Takes the clock times out of a text; what is left has blanks in their place. */
export function takeClockClaims(text: string): { rest: string; clocks: ClockClaim[] } {
  const clocks: ClockClaim[] = [];
  const take = (raw: string, hours: number) => {
    clocks.push({ raw, hours: (((hours % 24) + 24) % 24) + (hours === 24 ? 24 : 0) });
    return " ".repeat(raw.length);
  };
  const rest = text
    .replace(PAST, (raw: string, part: string, hour: string, ...half: unknown[]) =>
      take(
        raw,
        inHalf(hourOf(hour), englishHalf(half.slice(0, 5))) +
          (/half/i.test(part) ? 0.5 : /to$/i.test(part) ? -0.25 : 0.25),
      ),
    )
    .replace(
      CHINESE,
      (
        raw: string,
        half: string | undefined,
        hour: string,
        part: string | undefined,
        minutes: string | undefined,
        digits: string | undefined,
      ) => {
        // "19:30" without a half of the day is read below.
        if (digits !== undefined && half === undefined) return raw;
        // 一点 alone says "a little".
        if (half === undefined && part === undefined && minutes === undefined && /^[一两]$/.test(hour)) return raw;
        const past =
          part === "半"
            ? 0.5
            : part === "一刻"
              ? 0.25
              : part === "三刻"
                ? 0.75
                : Number(digits ?? (minutes ? chineseNumber(minutes) : 0)) / 60;
        return take(raw, inHalf(chineseNumber(hour), half ?? "") + past);
      },
    )
    .replace(
      SPAN,
      (
        raw: string,
        first: string,
        firstMinutes: string | undefined,
        last: string,
        lastMinutes: string | undefined,
        written: string,
      ) => {
        const half = written.toLowerCase();
        const to = inHalf(hourOf(last), half) + Number(lastMinutes ?? 0) / 60;
        const sameHalf = inHalf(hourOf(first), half) + Number(firstMinutes ?? 0) / 60;
        // "11–1 PM" begins before noon.
        take(raw, sameHalf < to ? sameHalf : sameHalf - 12);
        return take(raw, to);
      },
    )
    .replace(ENGLISH, (raw: string, hour: string, minutes: string | undefined, ...half: unknown[]) =>
      take(raw, inHalf(hourOf(hour), englishHalf(half.slice(0, 5))) + Number(minutes ?? 0) / 60),
    )
    .replace(DIGITS, (raw: string, hour: string, minutes: string) => take(raw, Number(hour) + Number(minutes) / 60))
    .replace(NAMED, (raw) => take(raw, /midnight|午夜|零点/i.test(raw) ? 0 : 12));
  return { rest, clocks };
}

function hourOf(word: string): number {
  const named = WORDS.indexOf(word.toLowerCase());
  return named < 0 ? Number(word) : named + 1;
}

function englishHalf(groups: readonly unknown[]): string {
  return groups
    .filter((group): group is string => typeof group === "string")
    .join("")
    .toLowerCase();
}

function inHalf(hour: number, half: string): number {
  if (/^p|afternoon|evening|night|下午|傍晚|晚|夜里/.test(half)) return hour < 12 ? hour + 12 : hour;
  if (half === "中午") return hour < 11 ? hour + 12 : hour;
  return /^a|morning|凌晨|早/.test(half) && hour === 12 ? 0 : hour;
}
