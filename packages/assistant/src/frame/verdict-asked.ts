/* Questions that want a yes or no of two times: "was it above the average?", 系咪多過上個月; and "is that a lot?", 算多嗎. */

const ASKS =
  /^(?:(?:so|and|but|ok(?:ay)?|then|hm+|um+|i asked|i mean|like),? )*(?:is|isn'?t|was|wasn'?t|were|weren'?t|are|aren'?t|am|did|didn'?t|do|don'?t|does|doesn'?t|has|hasn'?t|have|haven'?t)\b/;
const MORE =
  /\b(?:more|higher|bigger|above|greater|worse|exceed\w*|rose|risen|over (?:\d+|the (?:average|usual|norm|budget|limit)|average|usual|budget)|(?:go|goes|going|gone|went|come|came|is|was|been|shot) up|^(?:is|are|was|were) (?:my |our |the )?(?:\w+ ){1,3}up)\b(?!.{0,12}\bor\b)/;
const LESS =
  /\b(?:less|lower|below|under|fewer|smaller|fell|fallen|dropped|(?:go|goes|going|gone|went|come|came|is|was|been) down|^(?:is|are|was|were) (?:my |our |the )?(?:\w+ ){1,3}down)\b(?!.{0,12}\bor\b)/;
const EITHER =
  /\bor (?:on |in |during )?(?:the )?(?:day|week|month|year|weekend) (?:before|after)\b|\b(?:how|by what|what percent|which|whether)\b|\bor (?:less|more|lower|higher|not|below|above|fewer|down|up)\b/;
const CHINESE_ASKS = /[吗么嘛没冇未][呢啊]?[?？]?$|是不是|有没有|是否|系咪|系唔系|有冇/;
const CHINESE_MORE =
  /(?:比|[跟和与同]).*[多高贵][吗么嘛没冇咗了些过]?|超过|高于|高过|多过|大于|(?:在|有?往上|慢慢)[涨升]|变[多高]|越[来用]越[多高]|上升|[涨升]了?[吗么嘛没冇]/;
const CHINESE_LESS =
  /(?:比|[跟和与同]).*[少低省][吗么嘛没冇咗了些过]?|低于|低过|少过|小于|不到|(?:在|有?往下|慢慢)[降跌]|变[少低]|越[来用]越[少低]|下降|降了?[吗么嘛没冇]/;
const CHINESE_EITHER = /还是|定系|多少|几多|哪|几[度成元块]|多不多|为什么|为啥|点解/;

/** Which way a yes would mean; undefined where no yes or no is asked for. @param text normalized */
export function verdictAsked(text: string): "less" | "more" | undefined {
  const isHan = /\p{Script=Han}/u.test(text);
  if (isHan ? !CHINESE_ASKS.test(text) || CHINESE_EITHER.test(text) : !ASKS.test(text) || EITHER.test(text))
    return undefined;
  const [isMore, isLess] = isHan
    ? [CHINESE_MORE.test(text), CHINESE_LESS.test(text)]
    : [MORE.test(text), LESS.test(text)];
  return isMore === isLess ? undefined : isMore ? "more" : "less";
}

/** 是不是比上个月多: what a no is called. @param text normalized */
export const asksIfSo = (text: string): boolean => /是不是|是否|系咪|系唔系/.test(text);

const HOW_MUCH_MORE =
  /\bhow much (?:more|higher|extra)\b|\bby how (?:much|many) (?:more|higher)\b|(?<!最|至)(?:多|高|涨)(?:了|出)?(?:多少|几)/;
const HOW_MUCH_LESS =
  /\bhow much (?:less|lower)\b|\bby how (?:much|many) (?:less|lower|fewer)\b|(?:少|低|省|降)(?:了)?(?:多少|几)/;

/** "How much less do Sundays use?" takes for given that it is less. @param text normalized */
export const differenceSupposed = (text: string): "less" | "more" | undefined => {
  const [isMore, isLess] = [HOW_MUCH_MORE.test(text), HOW_MUCH_LESS.test(text)];
  return isMore === isLess ? undefined : isMore ? "more" : "less";
};

const ANY_COUNTED = /\b(?:how (?:many|much|often|long)|which|what|when|list)\b/;
const CHINESE_ANY =
  /有(?:没有|没得|冇|木有|无)|(?:是不是|是否|系咪)有|有.{0,24}[吗么嘛没冇不未][呢啊呀]?[?？]?$|[过到]没有?[?？]?$|[超高低多少][过于到].{0,12}[吗么嘛没冇][呢啊呀]?[?？]?$/;
const CHINESE_COUNTED = /几[天次个回]|多少|哪/;

/** "Was there any day over 40 units?", 有没有超过: a yes or no goes before how many there were. @param text normalized */
export const asksIfAny = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? CHINESE_ANY.test(text) && !CHINESE_COUNTED.test(text.replace(/有(?:没有|没得|冇|木有|无)?哪[天个月次周]*/, ""))
    : (ASKS.test(text) || /\b(?:any|ever)\b/.test(text)) && !ANY_COUNTED.test(text);

/** Which answer a yes would be: a lot, little, not too much, as usual, or unusual; `either` where the question leaves it open. */
export type Judged = "either" | "fine" | "little" | "much" | "odd" | "usual";

const JUDGEMENTS: readonly [Exclude<Judged, "either">, string, RegExp][] = [
  [
    "much",
    "a lot|a loat|lots|loads|too much|much|high|highish|bad|excessive|excessively|expensive|dear|steep|crazy|terrible|awful|worrying|concerning|wasteful|hefty|pricey|heavy|huge|a problem|above average|over the top|ridiculous|insane",
    /[多高贵大]|离谱|过分|浪费|夸张|吓人|费电/,
  ],
  ["little", "low|lowish|little|small|cheap|tiny|light|below average|frugal", /[少低]|便宜|省电?/],
  ["usual", "normal|average|typical|ordinary|expected|standard|usual|common|about right", /正常|普通|一般|平均/],
  ["fine", "ok|okay|alright|all right|fine|reasonable|good|decent|acceptable|healthy|sensible", /合理|还好|可以|行/],
  [
    "odd",
    "unusual|abnormal|weird|strange|odd|unexpected|out of the ordinary|suspicious",
    /奇怪|反常|异常|不正常|不对劲/,
  ],
];
const ADJECTIVES = JUDGEMENTS.map(([, words]) => words).join("|");
const ADVERBS =
  "(?:really |actually |that |so |pretty |quite |very |rather |kind of |kinda |a bit |a little |considered |still |on the |like |just |even |not |unusually |seem |look |sound |count as |seen as )*";

const MUCH =
  /\b(?:is|was|were|are)(?:n'?t)? (?:that|it|this|they|those|these|[a-z]+day|(?:last|this) \w+)\b[^,;]{0,16}\b(?:a lot|lots|too much|high|low|much|good|bad|normal|okay|ok|reasonable|average|typical|ordinary|excessive|unusual|a little|not much)\b(?: for (?:us|me|our \w+|my \w+))? ?[?.!]*$|(?:算|是不是|是否|属于|系咪|这|那)(?:很|偏|太|比较|好|算)*(?:多|高|少|低|正常|过分|离谱)[吗么嘛不没呢啊]*[?？]?$|(?:[多高]不[多高]|正不正常|算唔算[多高]|多唔多|高唔高)(?:呢|啊)?[?？]?$/;

/** "Is that a lot?" of a time: which way a yes would be. @param text normalized */
export const asksIfMuch = (text: string): Judged | undefined =>
  MUCH.test(text) || judgesOwnUse(text) ? wayOf(text) : undefined;

const OWN_USE =
  "(?:my|our|ma|oor) (?:own |monthly |daily |yearly |annual |total |home |household |electric(?:ity)? |energy |power )*(?:usage|use|consumption|electricity|energy|power|bills?|kwhs?|home use|leccy)";
const JUDGES_USE = new RegExp(
  `^(?:so |and |hi |hello |hey |um |do you think |would you say )*(?:is|are|was|does|isn'?t|would you say|do you think) ${OWN_USE} ${ADVERBS}(?:${ADJECTIVES})\\b(?: or (?:not|${ADJECTIVES}))?(?: (?:for|fur|fer|compared|considering|given) .{1,60})?[ ?.!]*$`,
);
const JUDGES_USE_CHINESE =
  /^(?:请问|想问下?|问一?下|你看|那)?(?:我|我们|咱|俺)家?(?:里)?(?:的|平时|一般|总的)?(?:用电量?|电量|耗电量?|电费)(?:情况)?(?:这样|现在|总体)?(?:算|是|属于|系)?(?:不算|不是|否)?(?:很|偏|太|比较|好)*(?:多不多|高不高|正不正常|(?:多|高|少|低|正常|离谱|合理)(?:还是(?:算|偏)?(?:少|低)|[吗么嘛不没呢]))[吗么呢啊]?[?？]?$/;

/** "Is my usage high for one person?": all that the home uses is judged, and no time of it. @param text normalized */
export const judgesOwnUse = (text: string): boolean => JUDGES_USE.test(text) || JUDGES_USE_CHINESE.test(text);

/** The words of a judgement, with what it is held to: "a lot for an empty house". */
export const JUDGEMENT_ENGLISH = new RegExp(
  `\\b(?:is|are|was|were|wis|isn'?t|wasn'?t|aren'?t|does|would)\\b(?: (?:that|it|this|they|those|these|you say that|you say it|that all|we|i))*(?: (?:figure|number|amount|result|reading|usage|bill|is|be|was))* ${ADVERBS}(?:${ADJECTIVES})\\b(?: or (?:not|${ADJECTIVES}))?(?: (?:for|fur|fer|in|at|on) .{1,40})?|^(?:and |so |but |hm+ |ok )*${ADVERBS}(?:${ADJECTIVES})(?: or (?:not|${ADJECTIVES}))?(?: for .{1,40})?(?= ?\\?)|\\b(?:that'?s|that is|thats|seems|sounds|looks) ${ADVERBS}(?:a lot|high|too much|excessive|crazy|insane|steep)\\b(?: for .{1,40})?|\\b(?:should|do) (?:i|we) (?:need to |have to )?(?:be )?(?:worr(?:y|ied)|concerned)\\b(?: (?:about|aboot) (?:it|that|this))?|\\bis (?:that|it|this) (?:anything|something) to worry about`,
);
export const JUDGEMENT_CHINESE =
  /(?:对|在)?(?:我们?家?|咱家?|俺家?|一般家庭|普通家庭|空房子?|一个人)?(?:来说|来讲|而言)?(?:这|那)?(?:算|是|属于|系)?(?:不算|不是|否|咪|唔算)?(?:有点|有些|不是)?(?:很|偏|太|比较|好|蛮|挺|算|过)*(?:多不多|高不高|大不大|贵不贵|少不少|多唔多|高唔高|贵唔贵|正不正常|合不合理|(?:多|高|贵|大|少|低|正常|离谱|过分|夸张|浪费|合理|奇怪|反常|异常|普通|费电)(?:还是(?:算|偏|是)?(?:少|低|不|正常)|[吗么嘛不没呢啊冇]|(?=[?？])))(?:正常|多|高)?|是不是(?:有点|有些|太|偏|很)*(?:多|高|贵|大|少|低)|算(?:是)?(?:什么|啥|咩)水平|是?(?:好还是坏|好还是不好)|(?:要|用|需要)(?:不)?(?:要)?担心(?:吗|么|不)?/;

/** Which way a yes would be. */
export function wayOf(text: string): Judged {
  const isHan = /\p{Script=Han}/u.test(text);
  if (isHan ? /还是|水平/.test(text) : /\bor\b(?! not\b)/.test(text)) return "either";
  const found = JUDGEMENTS.find(([, words, chinese]) =>
    isHan ? chinese.test(text.replace(/不正常(?!吗)/g, "异常")) : new RegExp(`\\b(?:${words})\\b`).test(text),
  );
  return found?.[0] ?? "much";
}
