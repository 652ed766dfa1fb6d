import { MONTH_NAME } from "../values/calendar";
import { readPeriod } from "../values/period";

/* A time that stands in plain words and that the tagger has passed over: "rank the months of 2026". */

const ENGLISH = new RegExp(
  `\\b(?:yesterday|(?:last|this|the past|the current) (?:week|weekend|month|quarter|year|winter|summer|spring|autumn|fall)|(?:in|of|during|for|since) (?:${MONTH_NAME}(?:,? 20\\d\\d)?|20\\d\\d))\\b(?! (?:\\d|to\\b|and\\b|through\\b|or\\b))`,
  "g",
);
const CHINESE =
  /(?:昨天|前天|[上这本]个?(?:周末|星期|礼拜|月|季度)|[上这本]周|[今去前]年(?:\d{1,2}月)?|20\d\d年(?:\d{1,2}月)?)(?!\d|[一二三四五六七八九十]|以|到|至|[春夏秋冬上下前后头初底末])/g;

/** Undefined where none or several stand. @param text normalized @param today YYYY-MM-DD */
export function unmarkedPeriod(text: string, today: string): string | undefined {
  const found = [...text.matchAll(ENGLISH), ...text.matchAll(CHINESE)];
  const [only] = found;
  return only && found.length === 1
    ? (readPeriod(only[0].replace(/^(?:in|of|during|for) /, ""), today) ?? undefined)
    : undefined;
}
