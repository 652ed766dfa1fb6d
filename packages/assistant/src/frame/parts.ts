import { isAboutMoney } from "./amounts/money-words";
import type { Classifier } from "./learned/classifier";
import { asksBothEndsOf } from "./times/both-ends";
import { normalWords } from "./normalize";
import { beginsOrder, ordersMeet, plainCommand } from "./devices/plain-command";
import { tokensOf, wordShape } from "./learned/tokens";

/** Where a message may end one question and begin the next: what stands between them, connecting words included. */
const BOUNDARY =
  /(?<=[?？!！])\s*(?:(?:(?:and|also|plus|oh|btw|then|so)\b[ ,]*)+|(?:(?:另外|还有|顺便(?:问下?)?|然后|再|那么?(?![天个月次边时些种位里年周]))[，, ]?)*)|[;；。]\s*(?:(?:另外|还有|顺便|然后|再|那(?![天个月次边时些种位里年周]))[，, ]?)*|[,.，、…]*\s*(?:(?:oh|and|also|plus|btw|by the way|then|but|or|n|&)\b[ ,]*)+|[.…]+\s+|[,，]\s*(?:(?:另外|还有|顺便(?:问下?|告诉我)?|然后|再|以及|同时|那么?(?![天个月次边时些种位里年周])|而且|并且|也)[，, ]?)*|(?:另外|还有就是|还有|顺便|以及|同时)[，, ]?|\s+(?=\p{Script=Han})|\n+/giu;

/** No part of a message with fewer letters, digits or characters is a question. */
const MIN_ENGLISH = 4;
const MIN_CHINESE = 2;
const MAX_QUESTIONS = 3;

export interface Boundary {
  /** Offsets in the message: the first part ends at `from`, the second begins at `to`. */
  from: number;
  to: number;
  features: readonly string[];
}

/** The places where a message might be split, each with what tells whether it should be. */
export function boundariesOf(message: string): Boundary[] {
  return [...message.matchAll(BOUNDARY)].flatMap(({ 0: between, index }) => {
    const [from, to] = [index, index + between.length];
    const [left, right] = [message.slice(0, from), message.slice(to)];
    if (!isLongEnough(left) || !isLongEnough(right)) return [];
    // The n of "down and" ends a word of its own.
    const isInWord = /^n/i.test(between) && /\p{L}$/u.test(left);
    return [
      {
        from: isInWord ? from + 1 : from,
        to,
        features: boundaryFeatures(left.toLowerCase(), between.toLowerCase().trim(), right.toLowerCase()),
      },
    ];
  });
}

function isLongEnough(part: string): boolean {
  const han = part.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han >= MIN_CHINESE || (part.match(/[\p{L}\d]/gu)?.length ?? 0) >= MIN_ENGLISH;
}

function boundaryFeatures(left: string, between: string, right: string): string[] {
  const words = (part: string) => tokensOf(part).map(({ text }) => wordShape(text));
  const [before, after] = [words(left), words(right)];
  const [last = "", lastButOne = ""] = before.toReversed();
  const [first = "", second = "", third = ""] = after;
  const ending = /[?？!！.。]$/.exec(left)?.[0] ?? "";
  return [
    "xb",
    `x|${between}`,
    `x|${ending}${between}>${first}`,
    `x>${first}`,
    `x>${first} ${second}`,
    `x>${first} ${second} ${third}`,
    `x<${last}`,
    `x<${lastButOne} ${last}`,
    `x<${last}|${between}>${first}`,
    `x^${before[0] ?? ""} ${before[1] ?? ""}`,
    `x^${before[0] ?? ""}>${first}`,
    `xl${Math.min(6, Math.floor(before.length / 2))}`,
    `xr${Math.min(6, Math.floor(after.length / 2))}`,
    `xq${isAsking(left)}${isAsking(right)}`,
    `xq|${between}${isAsking(left)}${isAsking(right)}`,
    `xe${ending}${/[?？]\s*$/.test(right) ? "?" : ""}`,
    ...after.slice(0, 8).map((word) => `xw${word}`),
  ];
}

const isAsking = (part: string): boolean =>
  /\b(?:what|whats|what's|how|hows|when|which|where|why|who|can|could|do|does|did|is|are|was|were|should|will|would|turn|set|show|tell)\b|[吗呢?？么]|多少|几|怎么|哪|什么|啥|为何|能不能|可不可以|有没有|是不是|关|开|设|帮我/.test(
    part,
  );

/** "What was my peak demand, and when?", "my best day, and what did we get?" ask for one figure with its time. */
const ASKS_WHEN_ALONE =
  /^(?:what|how much) (?:did (?:we|i) (?:get (?:paid|payed) for (?:it|that)|get|make|use|pay)|was (?:it|that)|did (?:it|that) (?:come to|cost))(?: (?:that|on that) day)?\s*[?？.]*$|^(?:when|at what time|what time|on (?:what|which) day|which day)(?: (?:was|is|did) (?:it|that|this))?(?: happen)?\s*[?？.]*$|^是?(?:在?什么时候|哪[一1]?天|几点)(?:出现|发生)?的?\s*[?？。]*$/i;

/** "… and does it flip in winter?" asks the same of another time. */
const ASKS_THE_SAME =
  /^(?:does|did|is|was) (?:it|that) (?:flip|change|differ|hold|any different|the same|look different)\b.*\b(?:in|on|at|during|over)\b/i;

/** "Turn on the fan and set it to 50%" is one order of one device, and 那天几点 is of the day before it. */
const OF_THE_SAME =
  /^(?:帮我|请|再)?(?:按)?从[高大多]到[低小少]|^(?:please )?(?:rank|sort|order) (?:it|them|these)\b|^set (?:it|them) (?:to|at|on)\b|^那[1一]?天(?:的|是|在)?(?:几点|什么时候|哪个?(?:小时|钟头|时段))/i;

/** What asks for a figure: 用了多少度电, 哪天最贵. */
const ASKS_FIGURE =
  /(?!.*(?:多少|几)年)(?:用|花|买|卖|发|充|耗|产|走|电费|账单|光伏|碳|排|功率|峰|电).{0,8}(?:多少|(?<![这那前后])几[度块元次天])|哪[一1]?(?:天|个月|周|晚)/i;
/** What asks for something by itself: 电池满了吗. */
const ASKS_IN_CHINESE =
  /多少|几[度块元毛天次点个成分]|哪[一个天月周些里]|(?<!为)什么(?!的)|怎么样|是否|(?:了|满|够|开着|多|高|贵|有)[吗没]|有没有|是不是/;
const ELLIPSIS = /^那?[^，,。！]{1,8}呢\s*[?？]?$/;
const ORDERS_IN_CHINESE = /^(?:再|请|帮我|顺便)*把.{1,12}(?:关|开|打开|调|设)/;
/** 哪天最贵，花了多少: of what is picked. */
const PICKS = /最(?:多|少|高|低|贵|便宜|省|大|小|好|差|猛|狠|凶|厉害|强|费|耗)/;
const OF_PICKED =
  /^(?:那[一1]?天|[嗰当]日|当天|那个月|当月|一共|总共|大概|都|又|是|到底|各|分别)*(?:花|用|买|卖|发|付|费|充|是)?(?:了|掉|的)?(?:多少|几)(?:钱|电|度|块|度电|千瓦|元)*[?？]?$|几点|什么时候|其中/;
/** 每次几度, 占总用电的多少: of the question before it. */
const LEANS_ON_IT =
  /^(?:每[次回]|平均每?[次回]|占|合|折合|折成|换算|相当于|那[一天个月次]|当天|分别|各|我?(?:忘|记不)|不知道|[比跟和与同])|又|达到|数值|出现在|发生在/;
/** Two sides of one question: 谷段用了多少，峰段用了多少. */
const SIDES: readonly [RegExp, RegExp][] = [
  [/峰/, /谷|离峰/],
  [/白天|日间/, /夜|晚/],
  [/工作日|平日|平时/, /周末/],
  [/[上前]半/, /[下后]半/],
];
const areSides = (left: string, right: string): boolean =>
  SIDES.some(([one, other]) => (one.test(left) && other.test(right)) || (other.test(left) && one.test(right)));
/** Of the figures before them: such a part is no question of its own. */
const OF_FIGURES_BEFORE: readonly RegExp[] = [
  /** "And how much together?", "how far apart are they?" */
  /^(?:and )?(?:how much|how many|what)(?: kwhs?| money| is (?:that|it)| are (?:they|those)| do (?:they|those) (?:make|come to))* (?:all )?(?:together|altogether|combined)\b/i,
  /^(?:and )?(?:by )?how (?:far|much) (?:are they |is that )?apart\b/i,
  /** "And what was the difference?", "and by how much?" */
  /^(?:and )?by how (?:much|many)\b|^(?:and )?(?:what|how (?:big|large|much|many))(?:'s| is| was| were)? (?:the |that )?(?:difference|gap)\b/i,
  /** "And how many units was it showing?" */
  /^(?:and )?(?:so )?how (?:much|many)(?: units| kwhs?)? (?:(?:was|is|were|did) (?:it|that|they|this)|it (?:was|is))(?: (?:use|show|come to|showing))?\s*[?.]*$/i,
  /^(?:and )?how much (?:in it|n? ?more|less)\b|^(?:and )?what(?:'s|s)? the diff\w*\b/i,
  /** "Which one was worse?" of two, "whether it is coming down" */
  /^(?:and )?which (?:one|of (?:them|these|those|the two))\b|^whether it\b/i,
  /^(?:大概|大约|具体|相|幅度)*(?:(?:差|爭|争)(?:了|距|额)?)?(?:大概|是|占)?(?:多少|几多|几)(?:%|成|度|个百分点|巴仙)?[啊呀呢吧]?[?？。]*$/,
  /^(?:何者|哪[个边者一]*)更?[多高大]/,
  /** 可以帮我算吗, 真的是这样吗 */
  /^(?:可以|能|行|真的是?这样|是真的|可不可以|能不能|麻烦)[^。？?，,]{0,6}(?:吗|嘛|么|了|啦)?[?？。]*$/,
];
/** 几度, 花几块 lean on what stands before them. */
const SHORTEST = 4;
/** 不知道…, 我想知道…: what follows belongs to it. */
const OPENS = /(?:不知道|想知道|想问|请问|看看|算算|帮我.{0,4})\s*$/;

const EXCLAIMED = /[!！]\s*$/;
const ASKS_WHY = /咋|为[什啥何]|怎么/;
const ASKS_ANY = /啥|什么|哪|多少|几|怎么|咋|吗/;

/** Two questions with a comma between them: 十月用了多少度电，九月呢？ */
function meetInChinese(left: string, between: string, rest: string): boolean {
  const right = rest.split(/[，,。；;]/)[0] ?? rest;
  if (!/\p{Script=Han}/u.test(right)) return false;
  // 电费咋这么高！到底啥最费电
  if (EXCLAIMED.test(left)) return ASKS_WHY.test(left) && right.length >= SHORTEST && ASKS_ANY.test(right);
  if (!/^[,，、]/.test(between)) return false;
  const clause = left.split(/[。！!?？;；]/).at(-1) ?? left;
  if (
    !ASKS_FIGURE.test(clause) ||
    right.length < SHORTEST ||
    OPENS.test(clause) ||
    LEANS_ON_IT.test(right) ||
    /^(?:.{0,4})不是/.test(clause) ||
    areSides(clause, right) ||
    asksBothEndsOf(`${clause}，${right}`)
  )
    return false;
  if (ELLIPSIS.test(right) || ORDERS_IN_CHINESE.test(right)) return true;
  return ASKS_IN_CHINESE.test(right) && !(PICKS.test(clause) && OF_PICKED.test(right));
}

/* What a clause wants: two that want different things are two questions, whatever stands between them. */
type Kind = "do" | "figure" | "how" | "same" | "state" | "whether" | "why";
const KINDS: readonly [Kind, RegExp][] = [
  [
    "how",
    /^(?:so |and |please )*how (?:do|can|could|should|would) (?:i|we)\b|^(?:so |and )*what (?:can|should|could) (?:i|we) do\b|^(?:那|我|该|又|要|家里)*(?:怎么|怎样|如何|咋)(?:才能?|能|样|去)?(?:省|办|做|降|减|少|加入|参加|报名|改)/,
  ],
  [
    "why",
    /^(?:so |and )*(?:why|how come)\b|(?:为什么|为啥|为何|咋|怎么)(?:会|就|又|还)?(?:这么|那么|涨|变|高|贵|多|突然)/,
  ],
  [
    "whether",
    /^(?:so |and )*(?:can|could|may|should) (?:i|we)\b|^(?:那|我|我们|我家)*(?:能不能|可不可以|能|可以|该不该)(?!.*(?:多少|几)).*[吗么?？]?$/,
  ],
  ["state", /^(?:so )?(?:is|are) (?:the |my |our )?.{2,24} (?:on|off|running|charging)$|[开关]着(?:吗|没|呢|么|还是)/],
  ["figure", /^(?:so |and )*how (?:much|many)\b|(?:用|花|卖|发)了?(?:多少|几)/],
];
/** 周末也一样吗: asks it again of another time, and so does "is it the same on weekends?". */
const SAME_AGAIN =
  /^(?:那么?)?[^，,。？?]{1,8}(?:也是?(?:一样|这样|如此)?|一样)[吗么嘛]|^(?:and )?(?:is|was) (?:it|that) (?:the same|also|true) (?:on|in|at|for|during)\b/;
/** "And at 24 cents what is the amount?" after a figure in kilowatt-hours alone. */
const COSTS_OF_IT =
  /^(?:(?:and )?at \S+ (?:cents?|c|p|pence|dollars?)\b.{0,20}\b)?what (?:did|does|would|will|is|was) (?:it|that|the) (?:cost|amount|come to in money|total cost)\b/;
const PICKS_IN_ENGLISH =
  /\b(?:most|least|highest|lowest|worst|best|biggest|cheapest|which|what (?:day|month|week|hour))\b/;

const TELLS_MONEY = /\bhow much (?:electricity |energy |power )?did (?:we|i) (?:use|buy|import)\b|\bkwhs?\b/;

const CLAUSE_MARKS = /[,，;；。.!?！？、]/;
const kindOf = (clause: string): Kind | undefined =>
  isOrder(clause) ? "do" : KINDS.find(([, is]) => is.test(clause))?.[0];

/** "Power factor's about .85" and 开的几档 order nothing. */
const isOrder = (clause: string): boolean =>
  beginsOrder(clause) &&
  !ASKING.test(clause) &&
  (/\p{Script=Han}/u.test(clause)
    ? !/^[开关][的着]/.test(clause)
    : plainCommand(clause) !== undefined || /^(?:please )?(?:start|stop|pause|set|charge)\b/.test(clause));

function meetByKind(left: string, between: string, right: string): boolean {
  const before =
    left
      .split(CLAUSE_MARKS)
      .findLast((clause) => clause.trim() !== "")
      ?.trim() ?? "";
  const after = right.split(CLAUSE_MARKS)[0]?.trim() ?? "";
  const isApart = between.trim() !== "" || /[?!.？！。]\s*$/.test(left) || /^\p{Script=Han}/u.test(right);
  const asksBefore = ASKING.test(before) || kindOf(before) === "state";
  if (!isApart || OR.test(between) || !asksBefore || GRUMBLES.test(before)) return false;
  if (SAME_AGAIN.test(after)) return true;
  if (COSTS_OF_IT.test(after))
    return !isAboutMoney(left) && ![PICKS_IN_ENGLISH, TELLS_MONEY].some((other) => other.test(left));
  const [one, other] = [kindOf(before), kindOf(after)];
  if (other === "do") return one !== "do";
  return one !== undefined && other !== undefined && ENDS[other]?.includes(one) === true;
}
/** 灯怎么还不关，关掉: no question. */
const GRUMBLES = /(?:怎么|咋)还[不没]/;
const OR = /\bor\b|还是/;
/** What may stand before a kind as a question of its own: 怎么才能省，能省多少 asks one thing. */
const ENDS: Partial<Record<Kind, readonly Kind[]>> = {
  figure: ["state"],
  how: ["figure", "whether", "why"],
  why: ["figure", "whether"],
  whether: ["figure", "how", "why"],
};
const ASKING =
  /^(?:so |and |please )*(?:how|what(?:'s|s)?|which|when|why|is|was|did|does|can|could)\b|多少|几|哪|是不是|有没有|[吗么]|什么|怎么|为[什啥何]|咋/;

/** Whether a part only takes up what stands before it: 哪天最贵，花了多少, 十月用了多少，比去年多吗. */
function leansOnBefore(message: string, { from, to }: Pick<Boundary, "from" | "to">): boolean {
  const [left, right] = [message.slice(0, from), message.slice(to)];
  const plain = normalWords(right);
  if (OF_FIGURES_BEFORE.some((words) => words.test(plain))) return true;
  if (!/^[\s,，、]*$/.test(message.slice(from, to)) || /[?？!！.。]\s*$/.test(left)) return false;
  const clause = left.split(CLAUSE_MARKS).at(-1) ?? left;
  if (MORE_THAN_IT.test(right)) return true;
  const isOfPicked = ASKS_WHICH.test(clause) && PICKS.test(clause) && OF_PICKED.test(right) && !PICKS.test(right);
  return isOfPicked || (HELD_AGAINST.test(right) && (OF_MONEY.test(left) || !OF_MONEY.test(right)));
}
/** 比去年多吗, 跟上个月比怎么样 */
const HELD_AGAINST = /^[比跟和与同]起?(?:去年|前年|[上前]|同期|昨|(?:\d+|[一二三四五六七八九十]+)月|平[时常日])/;
/** "What did Thanksgiving cost, was it more than last Thanksgiving?" */
const MORE_THAN_IT = /^(?:was|is|were|are) (?:it|that|they) (?:any )?(?:more|less|higher|lower|up|down)\b.*\bthan\b/i;
const ASKS_WHICH = /哪[一1]?(?:天|日|个?月|个?星期|个?礼拜|周)|几号|什么时候/;
const OF_MONEY = /[贵钱费花价]|便宜|划算/;

/** Where the words on both sides leave no doubt. */
function areTwoQuestions(message: string, { from, to }: Boundary): boolean {
  const [left, right] = [message.slice(0, from), message.slice(to)];
  return (
    ASKS_THE_SAME.test(right) ||
    meetInChinese(left, message.slice(from, to).trim(), right) ||
    meetByKind(normalWords(left), message.slice(from, to), normalWords(right)) ||
    ordersMeet(normalWords(left), normalWords(right))
  );
}

/** The questions of a message, word for word: one, or two or three where it asks as many. */
export function questionsOf(message: string, classifier: Classifier): string[] {
  const splits = boundariesOf(message)
    .map((boundary) => ({
      ...boundary,
      sure: areTwoQuestions(message, boundary)
        ? 1
        : (classifier.classify(boundary.features, ["splits"]).splits.find(({ label }) => label === "yes")
            ?.probability ?? 0),
    }))
    .filter(
      ({ sure, from, to }) =>
        sure > 0.5 &&
        (!ASKS_WHEN_ALONE.test(message.slice(to)) ||
          meetByKind(normalWords(message.slice(0, from)), message.slice(from, to), normalWords(message.slice(to)))) &&
        !OF_THE_SAME.test(message.slice(to)) &&
        !leansOnBefore(message, { from, to }),
    )
    .toSorted((a, b) => b.sure - a.sure)
    .slice(0, MAX_QUESTIONS - 1)
    .toSorted((a, b) => a.from - b.from);
  const parts: string[] = [];
  let start = 0;
  for (const { from, to } of splits) {
    if (!isLongEnough(message.slice(start, from))) continue;
    parts.push(message.slice(start, from).trim());
    start = to;
  }
  return [...parts, message.slice(start).trim()];
}
