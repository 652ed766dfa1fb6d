/* Words that hold two times against each other. */

/** A question that compares. */
export const COMPARES =
  /\b(?:than|vs?\.?|versus|compare[ds]?|comparing|comparison|against|differ(?:s|ed|ence)?|variance|or|side by side|beside)\b|(?<=\b(?:more|less|higher|lower|better|worse) )then\b|(?<!\b(?:on|in|for|of|during) )\bwhich\b|谁|比(?!例|重)|相差|差多少|差别|差了?|哪个|还是|定系|并排|并列|对照|对着看|放在?一起/;

/** Between two times. */
const HELD =
  /\b(?:than|vs?\.?|versus|compare[ds]?|comparing|comparison|against|beside|differ(?:s|ed|ent)?|or)\b|\bas\b(?= (?:in|on|during|for)\b)|^对$|(?<=\b(?:more|less|higher|lower|better|worse) )then\b|比(?!例|重)|还是|定系|相差/;
/** Between two times of a question that compares. */
const WITH = /\b(?:to|with|from|over)\b/;
const AND =
  /^(?:'s)?,? ?(?:and|an|n|&|\+|,|\/)(?: (?:in|on|for|during|over|the|that of|those of|my|our))* ?$|^(?:的?(?:用电量?|电费|电量))?[和跟与同及、,]$/;
/** What two stretches of time are asked for together for. */
export const COMPARES_STRETCHES =
  /\b(?:more|less|higher|lower|better|worse|cheaper|dearer|up|down|change[ds]?)\b|[多少高低差各哪]/;
export const SENTENCE_ENDS = /[.?!;。？！；]/;
/** Before what another time is held against. */
const AGAINST =
  /(?:\b(?:than|vs?\.?|versus|against|compared? (?:to|with)|comparing to|relative to|beat|exceed|(?:more|less|higher|lower|better|worse) then)(?: (?:it was|we did|i did|what|that|those|how|in|on|for|the|my|our|during|of|from|at))*|(?:(?<!对)比起?|相比|(?<!比)较)(?:于)?)\s*$/;
const BETWEEN = /\bbetween (?:the )?$/;
const HAN_WITH = /(?:[跟和与同拿]|对比)$/;
const HAN_COMPARED = /^(?:的?(?:用电量?|电费|电量|时候|日子))?(?:相比|对比|比较|比)/;

interface Place {
  from: number;
  to: number;
}

export const isJoined = (between: string): boolean => AND.test(between);
export const isHeldBetween = (between: string): boolean => HELD.test(between);

/** Whether a question holds the second of two times, which another tells, or which stands by itself, against the first. */
export function areHeld(one: Place, other: Place, text: string, isTold: boolean): boolean {
  // 五六月 is of both in one word.
  if (other.from < one.to) return true;
  const between = text.slice(one.to, other.from);
  if (SENTENCE_ENDS.test(between)) return isTold && COMPARES.test(text);
  if (HELD.test(between) || (BETWEEN.test(text.slice(0, one.from)) && AND.test(between))) return true;
  if (AGAINST.test(text.slice(0, other.from))) return true;
  if (HAN_WITH.test(text.slice(0, other.from)) && HAN_COMPARED.test(text.slice(other.to))) return true;
  return (
    COMPARES.test(text) && (isTold || AND.test(between) || WITH.test(between) || AGAINST.test(text.slice(0, one.from)))
  );
}

/** "Than last month, did I use less this month?": whether the first of two times is what the second is held against. */
export function isHeldAgainst(one: Place, other: Place, text: string): boolean {
  if (HAN_WITH.test(text.slice(0, one.from)) && HAN_COMPARED.test(text.slice(one.to))) return true;
  return !AGAINST.test(text.slice(0, other.from)) && AGAINST.test(text.slice(0, one.from));
}
