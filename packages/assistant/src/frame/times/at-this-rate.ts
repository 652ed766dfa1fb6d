import type { ToldReading } from "./around-change";
import type { Asked } from "../consistency";
import type { WordSlots } from "../conversation/merge";
import { MONTH_NAME } from "../values/calendar";
import { withDigits } from "../values/numbers";
import { PICK } from "../vocabulary";

/* "What's this month going to come out at?", 照这速度会不会超过150: what a time that goes on, or is to come, will be. */

const TO_COME =
  /\bat (?:this|the current|my current|our current) (?:rate|pace)\b|\b(?:if|the way) (?:i|we|things?|it) (?:keep|carry|go(?:es)?|stay|continue)s? (?:going |on |up )*(?:like this|this way|like that|as (?:i|we) (?:am|are|do)|as is|the same)|\b(?:going to|gonna|will|'ll|likely to|about to|set to|heading to|expected to)\b.{0,25}\b(?:come (?:out|in|to)|end up|cost|hit|total|land|reach|go over|go past|exceed|be (?:over|under|above|below|more|less|around|about)|stay (?:under|below|within)|pay|owe|blow|break|top|work out)\b|\b(?:com(?:e|ing)|end(?:ing)?|land(?:ing)?|finish(?:ing)?|work(?:ing)?) (?:out|in|up) (?:at|around|to|as)\b|\bon (?:track|course|pace|target) (?:for|to)\b|\bby (?:the )?(?:end of (?:the|this) month|month'?s? end)\b|(?:照|按)(?:着|照)?(?:现在|目前|这个?|这样|当前)?的?这?(?:个|样)?的?(?:速度|用法|趋势|节奏|势头|用量|情况)|(?:照|按)(?:这样|这么|这)(?:用)?下去|(?:再)?(?:这样|这么|咁|咁样)(?:用)?(?:落|下)去|会不会(?:超|破|爆|过)|能不能(?:控制|压|保持|守)[在到住]?|会(?:超过?|破|爆)[了掉]?吗|(?:月底|到月底|期末).{0,6}(?:会|要|得|大概|预计|多少)|\b(?:be|is|are) (?:that )?enough\b|够不够|够[吗么用]|会不?会?(?:超过?|破|爆)\s?\d|\b(?:make it|stay (?:in|on|within) budget|stick to)\b/;
const OF_OWN =
  /\b(?:bill|month|quarter|week|year|kwhs?|usage|electric(?:ity)?|power|spend(?:ing)?|budget)\b|电费|账单|帐单|[这本下]1?个?月|月底|度|用电|\d{1,2}月|预算/;
const OF_MONTH = new RegExp(`\\b${MONTH_NAME}\\b.*[$€£]|[$€£].*\\b${MONTH_NAME}\\b`);
/** A payback is no bill, and the price of a thing no use. */
const OF_OTHER =
  /\bpay(?:s|ing)? (?:itself|themselves|back)|\bpayback\b|\bbreak[- ]?even\b|\b(?:install|buy|replac\w+|fit)(?:ing)?\b|\bworth it\b|回本|安装|装一?[个套台]|买一?[个套台]/;
/** 12月账单 and next month's are to come, if asked in November. */
const NEXT = /\+/;

const LIMIT =
  /(?:\b(?:over|above|exceed(?:s|ing)?|past|more than|under|below|less than|within|hit|reach|top|break|blow(?: through)?)|超过?|突破|破|超出|高于|低于|不到|控制在|压[到在]|过)\s*(?:(?:my|our|the|a) )?(?:(?:budget|limit|target|cap) (?:of )?)?([$€£¥₹])?\s?(\d+(?:\.\d+)?)\s*(?:刀|块钱?|元|美元|美金)?\s*(kwhs?\b|kilowatt[- ]?hours?\b|units?\b|度|千瓦时)?/;
const UNDER = /\b(?:under|below|less than|within)\b|低于|不到|控制在|压[到在]|以内/;
const ENERGY = /\bkwhs?\b|\bunits?\b|kilowatt|\bus(?:e[ds]?|ing|age)\b|\bconsum\w+|\btotal\b|\bbeat\b|度|千瓦时|用电/;

export function atThisRate(text: string, marked: WordSlots, asked: Asked, today: string): ToldReading | undefined {
  // Up to now it has come to something, and goes on.
  const period = marked.period?.replace(/^since:(?=(?:week|month|year|bill)0$)/, "");
  const isAhead = isToCome(period, today);
  const asksAhead = TO_COME.test(text) && (OF_OWN.test(withDigits(text)) || OF_OWN.test(text) || OF_MONTH.test(text));
  const isOfBill = asked.subject === undefined || asked.subject === "bill" || asked.subject === "meter";
  const isOfUse = asked.metric === undefined || asked.metric === "cost" || asked.metric === "energy";
  if (
    OF_OTHER.test(text) ||
    !isOfUse ||
    !isOfBill ||
    !(asksAhead || (isAhead && (isOfFigures(asked) || THAN_THIS.test(text))))
  )
    return undefined;
  if (marked.appliances || marked.place || marked.given?.some((given) => given.endsWith("%"))) return undefined;
  // What is over by now is known.
  const isOver = period !== undefined && !isAhead && !GOES_ON.test(period);
  if (isOver && !NAMES_MONTH.test(period)) return undefined;
  // "Than this one" is of the month that goes on.
  const month = monthAhead(period, today);
  const likeBefore = month && LIKE_BEFORE.test(text) ? yearBefore(month) : undefined;
  const comparedTo = /\+/.test(period ?? "") && THAN_THIS.test(text) ? "month0" : (likeBefore ?? marked.comparedTo);
  const limit = limitOf(text);
  const isEnergy =
    limit?.endsWith("kWh") === true ||
    (ENERGY.test(text) &&
      !/\bbills?\b|\bcosts?\b|\b(?:dollars|bucks|quid|pounds|euros)\b|\bpay\b|钱|电费|账单|[$€£¥]/.test(text));
  return {
    asked: {
      act: "forecast",
      scope: "own",
      metric: isEnergy ? "energy" : "cost",
      ...(asked.subject === "bill" ? { subject: "bill" as const } : {}),
    },
    slots: {
      period: month ?? period ?? "month0",
      ...(comparedTo ? { comparedTo } : {}),
      ...(limit ? { pick: limit } : {}),
    },
  };
}

/** "December", said in November, is the one that comes. */
function monthAhead(period: string | undefined, today: string): string | undefined {
  const month = /^--(\d\d)$/.exec(period ?? "")?.[1];
  const [year = 0, now = 0] = today.split("-").map(Number);
  if (month === undefined || Number(month) === now) return undefined;
  return `${Number(month) > now ? year : year + 1}-${month}`;
}

const LIKE_BEFORE =
  /\b(?:like|as|same as) (?:we did |it was |we were )?(?:last|the last|a year ago)\b|(?:像|跟|和|照|同|按)去年/;
const yearBefore = (month: string): string =>
  `${Number(month.slice(0, "2026".length)) - 1}${month.slice("2026".length)}`;

const THAN_THIS = /\b(?:than|as|or|vs\.?) this (?:one|month)\b|比(?:这个?|本)月/;
const GOES_ON = /^(?:day|week|month|bill|quarter|year)0$/;
const NAMES_MONTH = /^--\d\d$/;
const isOfFigures = ({ act, scope, metric }: Asked): boolean =>
  scope === "own" && metric !== undefined && (act === "ask" || act === "compare");

/** Counted ahead, or a month that has not begun. */
function isToCome(period: string | undefined, today: string): boolean {
  if (period === undefined) return false;
  if (NEXT.test(period) || /^next\d/.test(period)) return true;
  return /^\d{4}-\d\d/.test(period) && !period.includes("..") && period.slice(0, 7) > today.slice(0, 7);
}

const AMOUNT_FIRST =
  /(?:预算|限额|额度|上限|\b(?:budget|cap|target|limit|allowance)\b)[^\d]{0,10}?(\d+(?:\.\d+)?)\s*(?:刀|块钱?|元|美元|美金|dollars|bucks)?\s*(kwhs?\b|度)?(?!\s*(?:%|天|个?月|号|日|days?\b|months?\b))/;
const ENOUGH =
  /(\d+(?:\.\d+)?)\s*(?:刀|块钱?|元|美元|美金|dollars|bucks)?\s*(kwhs?\b|度)?.{0,20}(?:够不够|够[吗么用]|\benough\b)/;

const WITHIN_BUDGET = /\b(?:make it|stay|stick|keep)\b|守得住|控制|压得/;

/** 预算200会超吗, "is $200 enough?": the amount stands before what is asked of it. */
function amountFirst(digits: string): string | undefined {
  const [budget, enough] = [AMOUNT_FIRST.exec(digits), ENOUGH.exec(digits)];
  const [, amount, unit] = enough ?? budget ?? [];
  if (amount === undefined) return undefined;
  const isWithin = enough !== null || WITHIN_BUDGET.test(digits);
  const code = `${isWithin ? "below" : "above"}:${amount}${unit ? "kWh" : "money"}`;
  return PICK.test(code) ? code : undefined;
}

/** `above:150money`: what the forecast is held against. */
function limitOf(text: string): string | undefined {
  const digits = withDigits(text);
  const found = LIMIT.exec(digits);
  if (!found) return amountFirst(digits);
  const [words, , amount, unit] = found;
  const after = digits.slice(found.index + words.length);
  if (/^\s*(?:%|days?\b|hours?\b|months?\b|天|个?月|个?小时|点|号|日)/.test(after)) return undefined;
  const code = `${UNDER.test(words) ? "below" : "above"}:${amount}${unit ? "kWh" : "money"}`;
  return PICK.test(code) ? code : undefined;
}
