import type { Frame } from "../frame";
import type { Mentions } from "../mentions";
import type { Check } from "./check";

/* What is asked beside or in place of a sum: a count, an end, a comparison, a second question. */

const COUNT =
  /\bhow many (?:of the )?(?:days|times|nights|hours|weeks|weekends|months|mornings|evenings|loads|runs|charges)\b|(?<![这那前过近好没开哪])(?:几|多少)(?:天|次|回|晚|夜|个小时|个?钟头)(?!前|后|内|里|以)/g;
const holdsCount = ({ aggregate, pick, metric, group, mentions }: Frame): boolean =>
  aggregate === "count" ||
  aggregate === "streak" ||
  metric === "count" ||
  metric === "duration" ||
  /^(?:above|below)/.test(pick ?? "") ||
  group === "hour_of_day" ||
  mentions?.several !== undefined;

const COMPARISON =
  /\b(?:compared (?:to|with)|in comparison (?:to|with)|versus|vs\.?|(?<!other )than|against|relative to)\b(?! (?:usual|normal|average|others?|neighbou?rs|\d|[$€£])) ?[^,.;?!]{1,60}|(?:和|跟|与|同)[^,，。;；?？哪]{1,16}(?:相比|对比|比起来|比(?!例|率|重|较))|(?<![百对占相])比(?!例|如|率|重|较|方)[^,，。;；?？]{2,24}/g;
const COUNTED_AS: Partial<Record<NonNullable<Frame["metric"]>, string>> = {
  energy: "bought",
  cost: "cost",
  production: "produced",
  export: "sold",
};
/** Another figure of the same time is told beside. */
const tellsAlso = ({ metric, mentions }: Frame): boolean =>
  mentions?.alsoCounts?.some((kind) => kind !== COUNTED_AS[metric ?? "energy"]) === true;

const holdsComparison = (frame: Frame): boolean => {
  const { comparedTo, group, filters, mentions = {}, act, aggregate, given, appliances } = frame;
  return (
    tellsAlso(frame) ||
    comparedTo !== undefined ||
    group !== undefined ||
    (filters?.length ?? 0) > 1 ||
    (appliances?.length ?? 0) > 1 ||
    given !== undefined ||
    act === "advise" ||
    aggregate === "trend" ||
    ["asksOtherHomes", "asksOtherTariff", "asksUsual", "billAgainstMeter", "stated"].some((name) => name in mentions)
  );
};

const END =
  /\b(?:the )?(?:minimum|maximum|lowest|highest|smallest|largest|biggest|(?<!at )least|worst|cheapest|most expensive|percentile)\b(?! of all)|最(?:高|低|大|小|少|多|贵|便宜|省|费电|差|好(?=的))(?!化|的时候)/g;
const holdsEnd = ({ pick, aggregate, metric, mentions, act, group }: Frame): boolean =>
  pick !== undefined ||
  aggregate === "max" ||
  aggregate === "min" ||
  aggregate === "difference" ||
  metric === "power" ||
  metric === "base_load" ||
  group === "appliance" ||
  act === "advise" ||
  mentions?.asksBothEnds === true ||
  mentions?.asksWorst === true ||
  mentions?.several !== undefined;

const SECOND =
  /(?:,|;| and| but) (?:also |then |if so,? )?(?:and )?(?:what|how|which|when|who|why|where|since when|(?:did|does|do|is|are|was|were|has|have|can|could|will|would) (?:it|that|they|we|i|you|the|my|our|this|he|she)\b)[^,;?]{6,}/g;
const CHINESE_SECOND =
  /[,，;；、][^,，;；。?？!！]*(?:多少|几[度块元毛天次点个成分]|哪[个天些段里]|什么(?!的)|怎么|为啥|为什么|有没有|是不是|能不能|够不够|吗|多不多|呢)[^,，;；。?？!！]*/g;
const ASKED_BEFORE =
  /\b(?:what|how (?:much|many|long|often|far|low|high|bad|big)|which|when (?:did|does|do|is|was|will)|why|can you|could you|tell me|show|list|give me)\b|(?:^|[,;.?!] |\b(?:so|and|but|ok|hey|hi|um|uh) )(?:is|are|was|were|did|does|do|has|have|am) |多少|几[度块元毛天次点个成分]|哪|什么(?!的)|怎么|为啥|为什么|吗|呢/;
/** "… and what was it?" of what is picked: its figure is told with it. */
const OF_PICKED =
  /\b(?:what|how much|when) (?:was|is|did|does) (?:it|that|we|they|the (?:value|figure|amount|number|total|reading))(?: (?:get|come to|cost|be|make|use|on it))?$|(?:什么时[间候]|几点|何时)/;
const OF_SHARE = /\b(?:share|percent\w*|portion|part|fraction)\b|占|百分|几成|比例/;
const OF_COMPARED = /\b(?:better|worse|more|less|higher|lower|up|down|than|change[ds]?)\b|比|升|降|涨|跌|多|少|高|低/;
const OF_LOADS = /\b(?:using|eating|drawing|responsible|behind|caused?)\b|什么|哪[个些样]/;

/** What tells of more than one thing in an answer. */
const TELLS_MORE: readonly (keyof Mentions)[] = [
  "asksBothEnds",
  "asksEach",
  "asksEarnings",
  "asksFull",
  "asksList",
  "asksLunarDay",
  "asksOtherHomes",
  "asksRange",
  "asksSince",
  "asksSoFar",
  "asksSum",
  "asksWorst",
  "leavesOut",
  "several",
  "sharedBy",
  "stated",
  "thenHour",
];

function holdsSecond(frame: Frame, clause: string): boolean {
  const { mentions = {}, act, pick, aggregate, comparedTo, group } = frame;
  if (tellsAlso(frame) || TELLS_MORE.some((name) => name in mentions) || act === "advise") return true;
  const isPicked = pick !== undefined || aggregate === "max" || aggregate === "min";
  if (isPicked && OF_PICKED.test(clause)) return true;
  if (aggregate === "share" && OF_SHARE.test(clause)) return true;
  if (comparedTo !== undefined && OF_COMPARED.test(clause)) return true;
  return (group === "appliance" && OF_LOADS.test(clause)) || (group === "hour_of_day" && /几点/.test(clause));
}

export const PART_CHECKS: readonly Check[] = [
  { kind: "part", words: COUNT, isHeld: holdsCount },
  { kind: "part", words: COMPARISON, isHeld: holdsComparison },
  { kind: "part", words: END, isHeld: holdsEnd },
  ...[SECOND, CHINESE_SECOND].map((words): Check => ({
    kind: "part",
    words,
    isHeld: (frame, { 0: clause, index }, { text }) =>
      !ASKED_BEFORE.test(text.slice(0, index)) || holdsSecond(frame, clause.trim()),
  })),
];
