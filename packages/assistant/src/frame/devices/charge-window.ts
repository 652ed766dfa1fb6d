import { withDigits } from "../values/numbers";
import type { Frame } from "../frame";
import { saidTimes } from "../orders/said-time";
import { twoDigits } from "../times/two-digits";

/** "Charge the car between midnight and 5, stop at 80%": hours and a charge level that a plan must keep to. */
export type ChargeWindow = Pick<Frame, "appliances" | "command" | "subject" | "times" | "values">;

const CHARGES =
  /\bcharg(?:e|es|ing)\b(?=.*\b(?:car|ev|vehicle|tesla|charger)\b)|\b(?:car|ev|vehicle|tesla|charger)\b.*\bcharg(?:e|es|ing)\b|(?:车|充电桩|充电器).*[充叉]|[充叉].*车/;
const ASKS =
  /^(?:how|what|when|why|which|did|does|is|are|was|were|would|could i|should)\b|多少|几[度次点]|吗|怎么|为什么|什么|省|划算/;
const LIMIT =
  /(?:\b(?:stop|until|till?|up to|limit|to|max(?:imum)?)\b[^\d]{0,12}|[到至])(\d{1,3}) ?(?:%|percent|per cent)|到(\d)成/;
const FROM_TO =
  /\b(?:between|from) (.{1,20}?) (?:and|to|until|till?) ([^,;.]{1,16})|\b(?:start(?:ing)?|begin(?:ning)?) (?:at )?(\d[^,;.]{0,10}?) and (?:stop|end|finish)(?:ping|ing)? (?:at |by )?([^,;.]{1,12})|(\S{0,3}\d{1,2}点)先?(?:再|才)?(?:开始)?[充叉][^\d]{0,6}?(\S{0,3}\d{1,2}点半?)停|(\S{0,3}\d{1,2}点\S?)(?:到|至|和)(\S{0,3}\d{1,2}点半?)/;
const AFTER = /\b(?:after|not before|from) [^,;]{1,20}|\S{0,4}\d{1,2}点半?(?:以后|之后|后)/;

/** When it is not to charge. */
const FORBIDS =
  /\b(?:don'?t|do not|never|not allowed)\b|\bstop(?:ped)? (?!at\b|by\b|when\b)|不许|不准|别|不要|不让|停[了掉]|先停/;

/** @param text normalized */
export function chargeWindow(text: string): ChargeWindow | undefined {
  const plain = withDigits(text);
  if (!CHARGES.test(plain) || ASKS.test(plain) || FORBIDS.test(plain.replace(LIMIT, ""))) return undefined;
  const [, percent, tenths] = LIMIT.exec(plain) ?? [];
  const level = percent ?? (tenths && `${tenths}0`);
  const said = FROM_TO.exec(plain)?.slice(1) ?? [];
  const [from, to] = said.filter((one) => one !== undefined);
  const after = from === undefined ? AFTER.exec(plain)?.[0] : undefined;
  const begin = codeOf("after", from === undefined ? after : `at ${from}`);
  const end = to === undefined ? undefined : codeOf("by", `at ${to}`);
  if (begin === undefined) return undefined;
  return {
    command: "charge",
    subject: "ev",
    appliances: ["ev"],
    times: [begin, ...(end === undefined ? [] : [end])],
    ...(level === undefined ? {} : { values: [`${level}%`] }),
  };
}

/** Of two halves of the day, what begins late and ends early is the night. */
function codeOf(kind: "after" | "by", words: string | undefined): string | undefined {
  const time =
    words === undefined
      ? undefined
      : saidTimes(/\p{Script=Han}/u.test(words) ? words.replace(/^at /, "") : words, false).at;
  if (!time) return undefined;
  const isEvening = kind === "after" && time.isEitherHalf && time.minuteOfDay >= 7 * 60 && time.minuteOfDay < 720;
  const minute = time.minuteOfDay + (isEvening ? 720 : 0);
  return `${kind}:${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
