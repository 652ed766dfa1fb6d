import { withDigits } from "../values/numbers";

/*
 * "If I'd kept every day in July to 30 kWh at the most", 如果每天都压在45度以下: no day, week or month beyond an amount. What
 * is spared is what lay above it, and not the amount itself.
 */

const KEEPS =
  /\b(?:keep(?:ing|s)?|kept|hold(?:ing|s)?|held|(?:capp|limit)(?:ed|ing)|(?:cap|limit) (?:each|every|it|us|myself|ourselves)|stay(?:ed|ing|s)?|st[iu]ck|never (?:went|go|gone|used?)|no (?:more|higher) than|at (?:the )?most|max(?:imum)?)\b/;
const KWH = /(\d+(?:\.\d+)?) ?(?:kwhs?|kw ?hours?|kilowatt[- ]?hours?|units?)\b/;
const EACH = /\b(?:every|each|any|per|an?|no) (day|week|month)\b|\b(daily|weekly|monthly)\b/;
const LENGTHS: Readonly<Record<string, string>> = { daily: "day", weekly: "week", monthly: "month" };
/** 每天都压在45度以下, 每个月控制到300度以内, 天天不超过20度 */
const CHINESE =
  /(?:每|天)1?个?(天|日|周|星期|礼拜|月)[^\d。？?]{0,8}(?:压|控|守|限|保持|维持|不超|别超|不要超|降)[^\d。？?]{0,5}(\d+(?:\.\d+)?)(?:度电?|kwh|千瓦时)/;
const HAN_LENGTHS: Readonly<Record<string, string>> = {
  天: "day",
  日: "day",
  周: "week",
  星期: "week",
  礼拜: "week",
  月: "month",
};

/** `cap:30kWh/day`; null where nothing is held to an amount. @param text normalized */
export function capIn(text: string): string | null {
  const digits = withDigits(text);
  const [, length = "", amount] = CHINESE.exec(digits) ?? [];
  if (amount !== undefined) return `cap:${Number(amount)}kWh/${HAN_LENGTHS[length]}`;
  const kept = KEEPS.exec(digits);
  const figure = KWH.exec(digits)?.[1];
  const [, each, adverb = ""] = EACH.exec(digits) ?? [];
  const per = each ?? LENGTHS[adverb];
  return kept && figure !== undefined && per ? `cap:${Number(figure)}kWh/${per}` : null;
}
