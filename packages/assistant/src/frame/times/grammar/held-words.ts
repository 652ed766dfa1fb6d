/* Words that hold two times against each other. */

/** A question that compares. */
export const COMPARES =
  /\b(?:yoy|year[- ](?:over|on)[- ]year|than|vs?\.?|versus|compare[ds]?|comparing|comparison|against|differ(?:s|ed|ence)?|variance|or|side by side|beside)\b|(?<=\b(?:more|less|higher|lower|better|worse) )then\b|(?<!\b(?:on|in|for|of|during) )\bwhich\b|谁|比(?!例|重)|相差|差多少|差别|差了?|哪个|还是|定系|并排|并列|对照|对着看|放在?一起/;

/** Between two times. */
const HELD =
  /\b(?:than|vs?\.?|versus|compare[ds]?|comparing|comparison|against|beside|differ(?:s|ed|ent)?|or)\b|\bas\b(?= (?:in|on|during|for)\b)|^对$|(?<=\b(?:more|less|higher|lower|better|worse) )then\b|比(?!例|重)|还是|定系|相差/;
/** Between two times of a question that compares. */
const WITH = /\b(?:to|with|from|over)\b/;
const WITH_ALONE = /^ ?(?:to|with|from|over) $/;
const AND =
  /^(?:'s)?,? ?(?:and|an|n|&|\+|,|\/)(?: (?:in|on|for|during|over|the|that of|those of|my|our))* ?$|^(?:的?(?:用电量?|电费|电量))?[和跟与同及、,]$/;
/** What holds two joined times against each other, as no "or" and no "than" of other things does. */
const COMPARES_BOTH =
  /\b(?:compare[ds]?|comparing|comparison|differ(?:s|ed|ence)?|variance|side by side|apart|which|who|better|worse)\b|相差|差|[哪边邊](?:个?月|一?个)|谁|对比|比较|对照|对着看|比|放在?一起/;
/** Of these the question asks which, and not which of the times. */
const ASKS_WHICH_OF =
  /\b(?:which|what|worst|better|best)(?: (?:of (?:the|those|my|our)|single|one|my|our))* (?:days?|dates?|hours?|time|part|nights?|evenings?|mornings?|weekdays?|weekends?|weeks?|appliances?|devices?|rooms?)\b|哪[一1]?(?:天|日|几天|个?(?:小时|钟头|时段|时候|星期|礼拜|周|时间))/g;
const PART =
  "(?:\\b(?:nights?|evenings?|mornings?|afternoons?|daytime|during the day|overnight)\\b|\\b(?:between|from) \\d|晚上|夜里|夜间|早上|白天|上午|下午|[点时](?:钟|半)?到)";
/** What is held against each other are the parts of the week, or of the day. */
const OTHER_SIDES = new RegExp(
  `week ?days?.*week ?ends?|week ?ends?.*week ?days?|mon.*fri.*(?:sat|sun|weekend)|(?:工作日|平日|平时|上班|周[一1]到周?[五5]|[礼星].{1,2}[一1]到.{0,2}[五5]).*(?:周末|双休|假日|六日|[周拜期][六6])|(?:周末|双休|假日|六日|[周拜期][六6]).*(?:工作日|平日|平[时常]|上班|到.{0,2}[五5])|${PART}.*${PART}`,
);

/** "Compare July and August", and no "which day in July and August" or "weekdays or weekends in July and August". @param text normalized */
export const comparesJoined = (text: string): boolean =>
  COMPARES_BOTH.test(text.replaceAll(ASKS_WHICH_OF, "")) && !OTHER_SIDES.test(text);

/** What two stretches of time are asked for together for. */
export const COMPARES_STRETCHES =
  /\b(?:more|less|higher|lower|better|worse|cheaper|dearer|up|down|change[ds]?)\b|[多少高低差各哪]/;
export const SENTENCE_ENDS = /[.?!;。？！；]/;
/** Before what another time is held against. */
const AGAINST =
  /(?:\b(?:than|vs?\.?|versus|against|compared? (?:to|with)|comparing to|relative to|beat|exceed|(?:more|less|higher|lower|better|worse) then)(?: (?:it was|we did|i did|what|that|those|how|in|on|for|the|my|our|during|of|from|at))*|(?:(?<!对)比起?|相比|(?<!比)较)(?:于)?)\s*$/;
const BETWEEN = /\bbetween (?:the )?$/;
const HAN_WITH = /(?:[跟和与同拿以]|对比)$/;
const HAN_COMPARED = /^(?:的?(?:用电量?|电费|电量|时候|日子))?(?:相比|对比|比较|比|为?(?:基准|基数|参照|参考))/;

interface Place {
  from: number;
  to: number;
}

export const isJoined = (between: string): boolean => AND.test(between);
export const isHeldBetween = (between: string, text: string): boolean =>
  HELD.test(between) || (COMPARES.test(text) && WITH_ALONE.test(between));

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
    (AND.test(between) && comparesJoined(text)) ||
    (COMPARES.test(text) && (isTold || WITH.test(between) || AGAINST.test(text.slice(0, one.from))))
  );
}

/** "Than last month, did I use less this month?": whether the first of two times is what the second is held against. */
export function isHeldAgainst(one: Place, other: Place, text: string): boolean {
  if (HAN_WITH.test(text.slice(0, one.from)) && HAN_COMPARED.test(text.slice(one.to))) return true;
  return !AGAINST.test(text.slice(0, other.from)) && AGAINST.test(text.slice(0, one.from));
}
