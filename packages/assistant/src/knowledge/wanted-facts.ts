import type { Passage } from "./article";

/*
 * A question that asks when wants a time, one that asks how much an amount, one that asks who may the people: the part of
 * an article that says so answers, whatever words it has in common with the question.
 */

const NUMBER = String.raw`(?:\d[\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety|few|several)`;
const UNIT = "(?:minute|hour|day|week|fortnight|month|quarter|year)s?";
const DAY_OR_MONTH =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|20\\d\\d";
const HAN_NUMBER = "[\\d一二两三四五六七八九十百半几]+";

interface WantedFact {
  asked: RegExp;
  told: RegExp;
}

const FACTS: readonly WantedFact[] = [
  {
    // A time.
    asked:
      /\bwhen\b|\bwhat (?:time|date|day|hours?)\b|\bhow (?:long|soon|quick|quickly|fast)\b|\bdeadline\b|什么时候|啥时候|何时|几时|几号|几点|(?<!好)几天|(?<!好)几个月|多久|多长时间|多快|截止/i,
    told: new RegExp(
      String.raw`\b${NUMBER}[ -](?:(?:business|working|calendar|full|billing)[ -])?${UNIT}\b` +
        String.raw`|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b(?:${DAY_OR_MONTH})\b|\b(?:by|until|before|from) the end of\b` +
        String.raw`|\b(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|overnight)\b|\b(?:every|each|next|same) (?:${UNIT}|bill)\b` +
        String.raw`|${HAN_NUMBER} ?个?(?:分钟|小时|天|日|周|星期|礼拜|月|年|工作日|季度)|[每次当下][天日周月季年]|周[一二三四五六日末]|星期|月底|年底|${HAN_NUMBER}[点时]`,
      "i",
    ),
  },
  {
    // An amount.
    asked:
      /\bhow (?:much|many)\b|\b(?:what|which) (?:amount|percentage|share|size|rate|fee|price)\b|\bwhat (?:does|do|will|would|is|are|s)\b.*\b(?:cost|costs|fee|fees|price|charge|charged|worth)\b|多少|几块|几元|多大|什么价|收费/i,
    told: new RegExp(
      String.raw`[$€£¥] ?\d|\b\d[\d,.]* ?(?:%|(?:percent|cents?|c|dollars?|pounds?|euros?|kwh|mwh|kw|watts?|w|times)\b)|\b(?:free|no (?:charge|cost|fee)|without charge)\b` +
        String.raw`|${HAN_NUMBER}(?:[\d,.]*) ?(?:%|元|美元|港元|块|度|千瓦时|千瓦|瓦|分|折|次|kwh|kw)|免费|不收`,
      "i",
    ),
  },
  {
    // Who is meant.
    asked:
      /\bwho (?:can|may|could|is|are|gets?|qualif\w*)\b|\b(?:am|are|is|do|does|can|could|would)\b.*\b(?:eligible|qualify|qualified|entitled|allowed|sign up|apply|join)\b|谁(?:可以|能|有资格|可)|哪些人|什么人|资格|符合条件|[可能][不以].{0,6}(?:申请|参加|加入)/i,
    told: /\b(?:who can|who may|who qualif\w*|eligib\w+|qualif\w+|entitled|only for|open to|available to|(?:customers?|households?|homes|accounts?|people|renters|tenants|owners) (?:who|that|with|on|in|using)|business accounts)\b|资格|符合|限于|仅限|只限|适用于|(?:客户|用户|住户|家庭|租户|业主)(?:可|都|须|需|才)/i,
  },
];

/** The facts that a question wants; often none. */
export const wantedIn = (question: string): readonly WantedFact[] => FACTS.filter(({ asked }) => asked.test(question));

/** Whether a passage, or its heading, has one of them. */
export const holdsFact = (
  { heading, text }: Pick<Passage, "heading" | "text">,
  wanted: readonly WantedFact[],
): boolean => wanted.some(({ told }) => told.test(`${heading ?? ""} ${text}`));
