import { type TimeMention, timesIn } from "../times/grammar/scan";
import { HAN_NUMBER, HAN_UNIT, NUMBER, numberOf, UNIT, unitOf } from "../times/grammar/words";

/* The code of a period's words, by the grammar of `times/grammar/`, and of words that mean a time only where they were marked as one. */

/**
 * "The week before last" is `week-2`, 6月到8月 is `--06..--08`; null for words that name no time. Codes are relative where
 * the words are, and years stand only where they are said or follow from `today`.
 *
 * @param words normalized
 * @param today YYYY-MM-DD
 */
export function readPeriod(words: string, today: string): string | null {
  // "2nd and 9th October" of "between 2nd and 9th October".
  const [, which, behind] = BILL_OF_MONTH.exec(words) ?? [];
  if (which ?? behind) return STEPS[which ?? behind ?? ""] ?? null;
  const found = timesIn(TWO_DAYS.test(words) ? `between ${words}` : words, today);
  const times = found.filter(({ code }) => code !== undefined);
  const together = listOf(times, words);
  if (together) return together;
  const [longest] = times.toSorted((a, b) => length(b) - length(a) || Number(a.isUnsure) - Number(b.isUnsure));
  const [start, ...others] = times.filter(({ code }) => code !== "hour0");
  // 今日起身到而家: since then.
  if (start?.code && others.length === 0 && start.time?.kind !== "open" && TO_NOW.test(words))
    return sinceCode(start.code);
  if (longest?.code !== undefined && (!longest.isUnsure || length(longest) * 2 > words.length))
    return openBy(longest, words);
  const alone = meantAlone(words);
  if (alone || !longest) return alone;
  // "Last" of "last semester" and 现在 of 从装上到现在 are no time of their own.
  const isPart = longest.isUnsure && length(longest) * 2 <= words.length;
  return isPart || (longest.code === "hour0" && TO_NOW.test(words)) ? null : openBy(longest, words);
}

const TWO_DAYS = /^\d{1,2}(?:st|nd|rd|th) and (?:the )?\d/;
const length = ({ from, to }: TimeMention): number => to - from;

const AND = /^(?:,? (?:and|n|&|\+) (?:the )?|[、,和跟与及]| ?[,&+/] ?)$/;
const JOINED = /^(?:(?:-|\d{4})-\d\d(?:-\d\d)?|(?:mon|tue|wed|thu|fri|sat|sun)(?:0|-\d)|holiday:\w+)$/;

/** "July and August", "Thursday and Friday": one time from the first to the last. */
function listOf(times: readonly TimeMention[], words: string): string | undefined {
  const [first, ...others] = times;
  const last = others.at(-1);
  if (!first?.code || !last?.code || first.code === last.code) return undefined;
  const areJoined = others.every((time, index) => AND.test(words.slice(times[index]?.to, time.from)));
  if (!areJoined || !times.every(({ code }) => JOINED.test(code ?? ""))) return undefined;
  const year = /^\d{4}/.exec(last.code)?.[0];
  const from = year !== undefined && first.code.startsWith("--") ? `${year}${first.code.slice(1)}` : first.code;
  return from.length === last.code.length || !/^[-\d]/.test(from) ? `${from}..${last.code}` : undefined;
}

const TO_NOW = /到现在|到而家|至今|到目前|以来/;
const sinceCode = (code: string): string => (/^(?:day|month|week|year)0$|\.\./.test(code) ? code : `since:${code}`);
const SINCE = /^(?:(?:ever )?sin[cs]e|after|from when|自从?|从|打)(?![a-z])/;
const HAN_SINCE = /(?:以来|以后|之后|至今|到现在|后)$/;
const BEFORE = /^(?:before|until)\b(?! noon)/;

/** "Since we moved in in March": since then. */
function openBy({ code = "", time }: TimeMention, words: string): string | null {
  const isPoint = time !== undefined && time.kind !== "open" && time.kind !== "range" && time.kind !== "rolling";
  if (!isPoint || code.includes("..") || /^(?:hour|year)0$/.test(code)) return code;
  if (SINCE.test(words) || HAN_SINCE.test(words)) return `since:${code}`;
  return BEFORE.test(words) ? `before:${code}` : code;
}

const ALL =
  /^(?:all (?:time|years|of it|up|data|bills)|ever|everything|from the beginning|every ?thing|all|altogether|in total|lifetime|to date|since (?:i|we) .+)$|有史以来|一直|历史|全部|所有|总共|至今|装了以来|历来|^从.+到(?:现在|今天?|目前)$/;
const NOW = /^(?:current|moment|currently|present|now)$/;
/** What a month's bill comes to is that bill. */
const BILL_OF_MONTH =
  /^(last|this|next) months? ?'?s? (?:bill|invoice|statement)$|^(?:bill|invoice|statement) (?:of|for|from) (last) month$/;
const STEPS: Readonly<Record<string, string>> = { last: "bill-1", this: "bill0", next: "bill+1" };
const COUNTED = new RegExp(`^${NUMBER} ${UNIT}$`);
const HAN_COUNTED = new RegExp(`^${HAN_NUMBER}${HAN_UNIT}(?:以来|来|内|里|间)?$`);
const BILL = /^(?:billing )?cycle$|这[次回]/;

function meantAlone(words: string): string | null {
  if (ALL.test(words)) return "all";
  if (NOW.test(words)) return "hour0";
  if (BILL.test(words)) return "bill0";
  if (words === "day") return "day0";
  if (/^(?:周|星期|礼拜)$/.test(words)) return "week0";
  if (words === "yearly") return "last12m";
  const [, count, unit, hanCount, hanUnit] = COUNTED.exec(words) ?? [
    undefined,
    undefined,
    undefined,
    ...(HAN_COUNTED.exec(words)?.slice(1) ?? []),
  ];
  const number = numberOf(count ?? hanCount);
  const letter = unitOf(unit ?? hanUnit)?.letter;
  if (!letter || !(number >= 1)) return null;
  return number === 1 && letter === "w"
    ? "last7d"
    : number === 1 && letter === "y"
      ? "last12m"
      : `last${number}${letter}`;
}
