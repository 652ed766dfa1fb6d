import { withDigits } from "./numbers";
import { duration } from "./time";

const NAMED: readonly [RegExp, string][] = [
  [/\beco\b|节能|省电/, "eco"],
  [/\bauto(?:matic)?\b|自动|自然风/, "auto"],
  [/sleep|night mode|睡眠/, "sleep"],
  [/\bwarm|暖光|暖白|黄光|暖黄|暖色/, "warm"],
  [/\bcool(?: white)?\b|daylight|冷光|白光|制冷/, "cool"],
  [/\bdry\b|除湿/, "dry"],
  [/\bheat\b|制热/, "heat"],
  [/quiet|silent|静音/, "quiet"],
  [/\bmedium|\bmid\b|中档|中速|2档|中等/, "medium"],
  [/\bhigh|\bmax(?:imum)?\b|full blast|fast|最大|高速|高档|3档|强|最高|最亮/, "high"],
  [/\blow|\bslow|\bdim|\bmin(?:imum)?\b|低|暗|小一?点|1档|最小|最暗|弱/, "low"],
  [/\bred\b|红/, "red"],
  [/\bblue\b|蓝/, "blue"],
  [/\bgreen\b|绿/, "green"],
  [/purple|violet|紫/, "purple"],
  [/\bpink\b|粉/, "pink"],
  [/orange|橘|橙/, "orange"],
  [/yellow|黄/, "yellow"],
  [/amber|琥珀/, "amber"],
  [/\bwhite\b|白/, "white"],
];

/** Beyond this a bare number of degrees is Fahrenheit, unless it heats water. */
const MAX_CELSIUS = 45;

/** A setting: "72 degrees" is `72F`, 百分之三十 `30%`, "for half an hour" `30min`, "warm" `warm`; null for none. */
export function readSetting(words: string, language: "en" | "zh"): string | null {
  if (/^(?:half|一半|半)$/.test(words)) return "50%";
  if (/^(?:full|满)$/.test(words)) return "100%";
  const span = duration(withDigits(words.replace(/half an? (?:hour|hr)|半个?(?:小时|钟头?)/g, "30 min")));
  if (span && !/degree|度|百分/.test(words))
    return span.endsWith("min") && Number.parseFloat(span) % 60 === 0 ? `${Number.parseFloat(span) / 60}h` : span;
  const text = withDigits(words);
  const tenths = /(\d+)成(\d)?/.exec(text);
  if (tenths) return `${tenths[1]}${tenths[2] ?? "0"}%`;
  const number = /-?\d+(?:\.\d+)?/.exec(text.replace(/(\d)度半/, "$1.5度"))?.[0];
  if (number === undefined) {
    const named = NAMED.find(([pattern]) => pattern.test(words));
    if (named) return named[1];
    return /\b(?:a|one) degrees?\b/.test(words) ? "1F" : null;
  }
  if (/%|percent|per cent|persent|百分|趴/.test(text)) return `${number}%`;
  if (/amps?\b|\d ?a\b|安/.test(text)) return `${number}A`;
  if (/k(?:elvin)?\b/.test(text) && Number(number) > 1000) return `${number}K`;
  if (/kw|千瓦/.test(text)) return `${number}kW`;
  if (/\d ?w(?:atts?)?\b|瓦/.test(text)) return `${number}W`;
  if (/档/.test(text)) return ["low", "medium", "high"][Number(number) - 1] ?? number;
  if (/°? ?f\b|fahrenheit|华氏/.test(text)) return `${number}F`;
  if (/°? ?c\b|celsius|摄氏/.test(text) || language === "zh") return `${number}C`;
  return Number(number) > MAX_CELSIUS || Number(number) < 5 ? `${number}F` : `${number}C`;
}
