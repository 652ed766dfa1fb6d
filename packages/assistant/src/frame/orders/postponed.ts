import type { SaidTime } from "./order";
import { saidTarget, type Target } from "./said-target";
import { atNight, isOfNight, saidTimes } from "./said-time";

/** "Don't charge the car yet, start after midnight": not now, and on from a time. */
export interface Postponed {
  /** Undefined where only the message before names it. */
  target: Target | undefined;
  at?: SaidTime;
  inMinutes?: number;
}

const NOT_NOW =
  /\b(?:(?:don'?t|dont|do not)(?! (?:forget|worry|let me|touch|change|turn it off|turn off|switch off|stop)\b)|not (?:now|yet|right now)|no charging|hold off|wait (?:with|until|till?|to|on|for)|(?:leave|keep) (?:\S+ ){1,4}off)\b|(?:先|暂时|现在|今[晚天夜]|暂且)?先?(?:别|不要|甭|不用|勿|唔好|不急着?)(?!忘|关|熄|停|再关|等)|先(?:停|关)|(?:停|关)(?:了|掉)|(?<!不用|不必|不要|别)等(?:到|过了?)?.{1,10}?(?:再|才)/;
/** From when on it may run, behind what is not to happen now. */
const UNTIL = /\b(?:until|till|'til|before)\b/;
const THEN_BEGINS =
  /\b(?:start|begin|resume|charge|charging|run|let|(?:turn|switch) (?:\S+ ){0,3}on)\b.*\b(?:after|at|from|in|past|once)\b|\b(?:after|at|from|once)\b.*\b(?:start|begin|resume|charge|run|let|turn|switch)\b|(?<!不许|不准|不要|不能|不让|别|不|勿)(?:再|在|才|就|先)(?:让|给|叫|开|充|叉|启|跑|烧|打开|恢复|洗|用)|再(?:来|说)?开始/;
/** "Don't run it after 11", "from 4 until 9": what is not to happen then, and may happen now. */
const NEVER_THEN =
  /\b(?:don'?t|dont|do not) (?:\S+ ){1,5}(?:after|past|at|between|from(?! now\b))\b(?!.*\b(?:start|begin|let|resume)\b)/;
const CHARGES = /\bcharg(?:e|es|ing)\b|充/;
const THE_CAR: Target = { words: "", appliances: ["ev"] };

/** @param text normalized, with digits for numbers */
export function postponed(text: string, names: readonly string[]): Postponed | undefined {
  if (!NOT_NOW.test(text) || NEVER_THEN.test(text) || !(UNTIL.test(text) || THEN_BEGINS.test(text))) return undefined;
  const named = saidTarget(text, names);
  const { at, until, inMinutes } = saidTimes(named?.rest ?? text, false);
  // "Off at nine, on again at six": two times of two orders.
  if (at && until) return undefined;
  const said = at ?? until;
  if (!said && inMinutes === undefined) return undefined;
  return {
    target: named?.target ?? (CHARGES.test(text) ? THE_CAR : undefined),
    ...(said ? { at: isOfNight(text) ? atNight(said) : said } : {}),
    ...(said || inMinutes === undefined ? {} : { inMinutes }),
  };
}
