import type { Passage } from "./article";
import { reweighed } from "./reweighed";

/*
 * The asker's own circumstances: "I work nights", "we rent", 白天家里没人. A section that is headed as one for such people is
 * meant by those who say so, and hardly by others.
 */

const CIRCUMSTANCES = {
  works_nights:
    /\bwork(?:s|ing|ed)? (?:at )?nights?\b|\bnight[- ]?shifts?\b|\bshift work\w*\b|\bsleep(?:s|ing)? (?:in|by|during|through) the day\b|夜班|晚班|倒班|值夜/,
  out_by_day:
    /\bno ?(?:one|body)(?: is|'s)? (?:at )?home\b|\b(?:out|away|gone|at work)(?: at work)? (?:all|the whole|every|during the|in the) day\b|\bempty (?:all|by|during the|in the) day(?:time)?\b|\bboth (?:of us )?(?:work|out)\b|\bwork(?:ing)? full[- ]time\b|白天(?:家里)?(?:都)?(?:没人|沒人|不在|空)|上班族|都(?:在)?上班|双职工/,
  home_by_day: /\b(?:at )?home all day\b|\bwork(?:ing)? from home\b|整天在家|一天到晚在家|在家办公|居家办公/,
  rents: /\brent(?:s|ed|er|ers|ing)?\b|\btenan(?:t|ts|cy)\b|\blandlords?\b|租|房东/,
  lives_alone: /\bliv(?:e|es|ing) (?:alone|by myself|on my own)\b|\bsingle[- ]person\b|一个人住|独居/,
  prepays: /\bpre-?pa(?:id|y|yment)\b|\bpay[- ]as[- ]you[- ]go\b|\btop(?:ped)?[- ]?up\b|\bkey meter\b|预付费|插卡|充值/,
} as const;
type Circumstance = keyof typeof CIRCUMSTANCES;

/** A section for these people is this much likelier for who is one of them, one for others this much less. */
const FITS = 2;
const FOR_OTHERS = 0.35;

const NAMES = Object.keys(CIRCUMSTANCES) as Circumstance[];
const circumstancesIn = (text: string): Circumstance[] => NAMES.filter((name) => CIRCUMSTANCES[name].test(text));

/** Whether a heading is for people in other circumstances than those that the question tells. */
export function isForOthers(heading: string | null, question: string): boolean {
  const needed = circumstancesIn((heading ?? "").toLowerCase());
  const told = circumstancesIn(question.toLowerCase());
  return needed.length > 0 && !needed.some((name) => told.includes(name));
}

/** Ranked passages with those first that are headed as for the asker's circumstances. @param question in Simplified Chinese or English */
export function fittingFirst<Ranked extends { passage: Passage; share: number }>(
  ranked: readonly Ranked[],
  question: string,
): readonly Ranked[] {
  return reweighed(ranked, ({ passage: { heading } }) => {
    if (circumstancesIn((heading ?? "").toLowerCase()).length === 0) return 1;
    return isForOthers(heading, question) ? FOR_OTHERS : FITS;
  });
}
