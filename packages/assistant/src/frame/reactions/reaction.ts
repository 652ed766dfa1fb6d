import { type Judged, JUDGEMENT_CHINESE, JUDGEMENT_ENGLISH, wayOf } from "../verdict-asked";
import { withDigits } from "../values/numbers";

/*
 * What people do with an answer that they just got: they judge it, ask why, what to do about it, what it costs, what part
 * of the whole it is, when in it, which ones were counted and when the latest was, for the one before or after it, for more,
 * for it in simpler words, or they doubt it.
 * Such a message says nothing but that: whatever else it names makes it a question of its own.
 */

export type Reaction =
  | { kind: "judge"; way: Judged }
  | { kind: "step"; by: -1 | 1; unit: StepUnit | null; isAgainst?: true }
  | { kind: "count"; count: number }
  | {
      kind:
        | "cost"
        | "day_kind"
        | "direction"
        | "doubt"
        | "items"
        | "latest"
        | "more"
        | "remedy"
        | "rest"
        | "share"
        | "simpler"
        | "when"
        | "why";
    };

export type StepUnit = "day" | "month" | "quarter" | "week" | "weekend" | "year";

interface Cue {
  kind: Exclude<Reaction["kind"], "count" | "judge" | "step">;
  english: RegExp;
  chinese: RegExp;
}

/** Between the words of a cue stands nothing of its own. */
const GAP =
  "(?: (?:is|was|were|wis|did|does|do|dae|would|could|can|should|that|this|it|all|the|i|ah|we|you|ye|be|there|to|of|much|my|our))*";
const ALL = "(?:my|our|the) (?:total|whole|overall|entire|annual|monthly)(?: \\w+)?";
const JUDGEMENT =
  "(?:(?:so |too |very |that |this |quite |pretty |really )*(?:high|low|much|little|bad|good|big|small|dear|expensive|cheap|different|more|less|higher|lower|worse|better)(?:er)?)";

/** In this order, as "why is that so high" judges nothing and "when was it that bad" asks for a time. */
const CUES: readonly Cue[] = [
  {
    kind: "doubt",
    english:
      /\b(?:(?:are|r) (?:you|ye|u) (?:really |quite |absolutely )?(?:sure|certain|positive)|(?:you|ye|u) sure|sure about (?:that|this|it)|how (?:sure|certain) are you|(?:can'?t|cannot|can|could|couldn'?t) (?:that |this |it )?(?:really )?be (?:right|correct|true|accurate)|(?:that|this|it)(?:'s| is|s)?(?: just| surely)? (?:wrong|not (?:right|correct|true|possible)|impossible|nonsense)|(?:does(?:n'?t| not)|dis?nae|don'?t) (?:that )?(?:seem|sound|look|feel) (?:right|correct|possible|plausible)|(?:is|was) (?:that|this|it) (?:really |actually )?(?:right|correct|accurate|true|for real)|how (?:do|did|can|would) (?:you|ye|u) (?:know|get|work|come up with|calculate)(?: out)?|where (?:did|do|does) (?:you|ye|it|that|this) (?:get|come|take) from|where (?:did|do) you get|(?:double[- ]?)?check (?:it|that|this|again)|(?:i )?(?:don'?t|cannae|can'?t) (?:really )?believe|no way|seriously|really)\b/,
    chinese:
      /(?:你|您)(?:真的?)?(?:确定|肯定)|(?:确定|肯定)(?:吗|么|不|没错)|真的?(?:假的?|吗|么)|不会吧|不可能|不对(?:吧|劲|呀|啊)?|(?:准|靠谱|可靠)(?:不(?:准|靠谱|可靠))?(?:确)?[吗么]|准不准|对[吗么]|对不对|(?:不会)?(?:是不是)?(?:搞|弄|算|看|记)错|错了(?:吧|没|吗)?|是不是错|假的吧|(?:怎么|咋|点)(?:知道|算|得)(?:出来?)?[的嘅]?|哪(?:来|里来|儿来)的(?:数|数据|数字)?|冇(?:搞|弄)错|唔系(?:啩|啊嘛)/,
  },
  {
    kind: "why",
    english: new RegExp(
      `\\b(?:why|how come|how so|what(?:'s| is|s)? (?:(?:would|could|might|do you think) )*(?:made|makes|making|caused?|causes|causing|behind|drove|driv(?:es|ing)|explains?|the (?:reason|cause)|changed|happened|going on|to blame)(?: (?:the|that|this|it|for|there))*(?: (?:big |sudden )?(?:difference|change|jump|rise|drop|increase|decrease|spike|fall|dip|peak))?|for what reason)\\b(?:${GAP} ${JUDGEMENT})?`,
    ),
    chinese:
      /(?:是|因为|系)?(?:为什么|为啥|为何|为咩|为么|咋(?:会|回事|这么|那么|恁)|怎么(?:会|回事|这么|那么)|(?:啥|什么|咩)(?:原因|缘故|情况|道理)|因为(?:啥|什么|咩)|点解|做咩|原因(?:是(?:什么|啥))?)(?:会|呢|是|这么|那么|咁|恁)*(?:多|高|少|低|大|贵|便宜)?/,
  },
  {
    kind: "remedy",
    english: new RegExp(
      `\\b(?:(?:what|whit|wot|how|anything|something|is there anything)${GAP} (?:do|dae|done|doing|fix|reduce|lower|cut|bring (?:it|that|this) down|get (?:it|that|this) down|improve|change|help|save)|how to (?:fix|reduce|lower|cut|improve|change|bring|get|save)(?: (?:it|that|this))?(?: down)?|any (?:tips|advice|ideas|suggestions|recommendations)|(?:so )?what now|what next)\\b(?: (?:about|aboot) (?:it|that|this))?(?: (?:it|that|this|down|on it|on that))*`,
    ),
    chinese:
      /怎么办|咋办|咋整|咋弄|(?:该|要|能|可以|应该)?(?:怎么|咋|如何|点样?|怎样)(?:才能|能|去|来|办法)?(?:省|降|减|改|解决|处理|优化|改善|慳|搞)(?:一?下|下来|低|少|点|掉|善)?|有(?:没有|冇)?(?:什么|啥|咩)?(?:好)?(?:办法|法子|建议|招|妙招|方法)|(?:该|要|应该|能|可以)(?:怎么|咋|点样?)做|(?:能|可以)(?:做|干)(?:点)?(?:什么|啥)|点算好?/,
  },
  {
    kind: "share",
    english: new RegExp(
      `\\b(?:(?:what|whit|how much|which|as an?)${GAP} )?(?:percent(?:age)?s?|per ?cent|%|share|proportion|fraction|part|portion)${GAP} (?:everything|(?:entire|whole|total|overall|annual|yearly|monthly|full|usage|use|consumption|electricity|energy|power|bill|year|month|week|day|lot|thing|house|home)(?: (?:total|usage|use|consumption|electricity|energy|power|bill))*)\\b|\\bhow much of ${ALL}\\b`,
    ),
    chinese:
      /占(?:了|到|我家?|我们家?|咱家?|俺家?|全家|家里|总|全部|全年|整年|整个?|当[月年天日]|那个?[月年天]|一?年|[月年]|总共|一共|所有|用电|电量|用量|的|量|度数|里|之中)*(?:百分之?(?:多少|几)|百分比|多少|几成|比例|比重|几%|多大|多少%|几分之几|一半)/,
  },
  {
    kind: "day_kind",
    english:
      /\b(?:was|is|were|wis) (?:it|that|this)(?: day| one)?(?: on)? (?:a |the )?(?:week ?day|week ?end|work(?:ing)? ?day)(?: day)?(?: or (?:on )?(?:a |the )?(?:week ?end|week ?day|work(?:ing)? ?day)(?: day)?)?|\b(?:what|which) (?:day of the week|weekday) (?:was|is) (?:it|that|this)\b/,
    chinese:
      /(?:是|系)?(?:工作日|周末|平日|双休日)(?:还是|定系?)(?:工作日|周末|平日|双休日)|(?:是|系)?(?:星期|周|礼拜)几/,
  },
  {
    kind: "latest",
    english:
      /\b(?:when (?:(?:was|wis|did|has|is) )?(?:the |that |it |this |they )*(?:most recent(?:ly)?|last|latest)(?: (?:one|time|day|happen(?:ed)?|occur(?:red)?|so))*|(?:what|which)(?: (?:day|date|one))? (?:was|is) the (?:last|latest|most recent)(?: (?:one|time|day))?|(?:the )?(?:most recent|latest) (?:one|time|day))\b/,
    chinese:
      /(?:最近|最后|上)(?:的)?[1一]?(?:次|回|趟|天)(?:是|在|系|喺)*(?:什么|啥子?|么子|哪个?|几|何|边个?)(?:时[候间]?|天|日|号|一?天)/,
  },
  {
    kind: "items",
    english: new RegExp(
      `(?<!\\bin )\\b(?:(?:which|what|whit)(?: exact| specific| particular)?(?: (?:ones?|days?|dates?|hours?|times|nights?|weeks?|months?))+(?: (?:exactly|specifically))?(?: (?:was|were|are|is|wis) (?:they|those|these|that|it))?|(?:which|what) (?:were|are) (?:they|those|these)|when (?:were|was) (?:they|those|these)|(?:list|name|show)(?: me)? (?:them|those|these)(?: all)?|what (?:are|were) (?:the|their) dates)\\b`,
    ),
    chinese:
      /(?:具体|分别|都|各|到底|究竟)?(?:是|系)?(?:哪|边)(?:[1一]?[几些]?个?)(?:天|日|号|晚|小时|钟头|次|回)(?!(?:用|最|的))|(?:分别|具体)?(?:是|系)?几号|(?:都|分别)是?(?:哪些|什么日子)|列(?:出来|一?下)/,
  },
  {
    kind: "when",
    english: new RegExp(
      `\\b(?:(?:at |in |during )?(?:what|which|whit|wot) (?:(?:time|times|hour|hours|part)(?: (?:o|of|in) (?:the |that )?(?:day|night))?)|when)\\b(?: (?:was|is|wis|were|did|does|makes?) (?:it|that|this|(?:the |most of the |that )?difference))?(?: (?:at its|at the|happen(?:ing)?))?(?: (?:mostly|mainly|exactly))?(?: ${JUDGEMENT}| (?:worst|highest|peak|lowest|best))?`,
    ),
    chinese:
      /(?:主要|多数|一般|大多|大概|具体|都|集中)?(?:差(?:别|距|异)?|区别|多出来)?(?:的)?(?:主要)?(?:是|在|系|喺|出在)*(?:一天(?:里|中)?|当天)?(?:的)?(?:几点(?:钟|到几点)?|边个钟|什么时[候间段]|啥子?时[候间段]|么子时[候间段]|何时|哪个?(?:时段|小时|钟头|时间段?|点)|几时)(?:用得?)?(?:最?(?:多|高|狠|猛|凶|厉害))?/,
  },
  {
    kind: "simpler",
    english:
      /\b(?:(?:more |a bit |much )*(?:simply|simpler|simple)|in (?:plain|simple|normal|easy|easier|other|fewer|short) ?(?:english|words?|terms|language)?|plain english|eli5|dumb (?:it|that) down|in short|shorter|short version|briefly|tl;?dr|layman'?s?(?: terms)?|like (?:i'?m|i am|ah'?m) (?:five|5|a child|stupid)|(?:i )?(?:don'?t|didn'?t|dinnae|do not) (?:really |quite )?(?:get|understand|follow)(?: (?:it|that|this))?|(?:i'?m|i am) (?:lost|confused)|what does (?:that|this|it|all that) (?:even |actually )?mean|what do (?:you|ye) mean|come again|summ?ari[sz]e)\b/,
    chinese:
      /(?:说|讲|解释)?(?:得|的)?(?:再)?(?:简单|简短|通俗|白话|短)(?:一?点|一?些|易懂|来说|地?说|地?讲|一?下)*|说人话|大白话|白话|(?:我)?(?:还是|有点)?(?:听|看)?(?:不|没|唔)(?:太|大|怎么)?(?:听|看)?(?:懂|明白|明)|(?:这|那)?(?:是|系)?(?:什么|啥|咩|么子)意思|一句话|长话短说|总结一?下/,
  },
  {
    kind: "more",
    english:
      /\b(?:(?:tell|give|show) (?:me|us) (?:some )?more(?: (?:about|on) (?:it|that|this))?|more (?:details?|info\w*|please|about (?:it|that|this)|on (?:it|that|this))|(?:go|in|into) (?:a bit |a little )?(?:more |greater |further )?(?:detail|depth)|elaborate(?: on (?:it|that|this))?|expand(?: on (?:it|that|this))?|(?:the )?details?|break (?:it|that|this|them) down|(?:go|carry) on|continue|(?:is there )?anything else(?: (?:to|i should) know)?|what else|say more|(?:can (?:you|ye) )?(?:explain|clarify) (?:it|that|this|more|further|in more detail|a bit more)|and\?)(?=\W|$)/,
    chinese:
      /(?:再|能|可以|请)?(?:给我)?(?:说|讲|解释|介绍|展开|聊)?(?:得)?(?:再|更)?(?:详细|具体|仔细|深入|展开|细)(?:地)?(?:一?点|一?些|的)?(?:说说|讲讲|说|讲|聊聊|解释|介绍|看看)?(?:一?下|一?点|一?些)?|(?:再)?多(?:说|讲|介绍)(?:一?点|一?些|几句)|继续(?:说|讲)?|接着(?:说|讲)|还有(?:呢|吗|别的|什么|啥|其他)|(?:说|讲)(?:得)?详细|解释一?下/,
  },
  {
    kind: "rest",
    english:
      /\b(?:(?:(?:what|how) about )?(?:for |in |during |at )?(?:all )?(?:the )?(?:(?:rest|remainder|other part)(?: of (?:the |that )?(?:days?|nights?|times?|hours?|weeks?|24 hours))?|(?:other|remaining) (?:hours?|times?|days?|part))|(?:at |all )?other times|outside (?:of )?(?:that|those|these)(?: hours?| times?| days?)?|when (?:it'?s|i'?m|we'?re) not|otherwise)\b/,
    chinese:
      /(?:其(?:他|它|余)|剩(?:下|余)|别|另外|余下)的?(?:的)?(?:那些)?(?:时间段?|时段|时候|钟点|小时|点|日子|天|部分|呢)(?:里|内)?|除此之外|这段(?:时间)?以外|(?:不是|唔系)这段(?:时间)?的?时候/,
  },
  {
    kind: "direction",
    english:
      /\b(?:(?:has|have|had|did|does|do|is|was|were|are|be|been|being|it's) )*(?:it |that |this |we |i |they )*(?:(?:go|gone|went|going|come|came|coming|get|got|getting) )*(?:up|higher|more|increas(?:e|ed|ing)|risen|rose|rising|worse) (?:or|nor) (?:(?:it|is|has|did|go|gone|went|come|came) )*(?:down|lower|less|decreas(?:e|ed|ing)|fallen|fell|falling|dropped|better)|\b(?:down|lower|less) or (?:(?:it|is|has|did|go|gone|went) )*(?:up|higher|more)|\b(?:what(?:'s|s| is| was)|how (?:much|big|large)(?: of)?(?: an?)?(?: is| was)?) (?:the |that )?(?:difference|diff|gap)|\bby how much\b/,
    chinese:
      /(?:是)?(?:比)?(?:之前|前面|上次|原来)?(?:[涨升多高增]|上升|增加|变多)[了咗得]?(?:还是|定|定系)(?:[跌降少低减]|下降|减少|变少)[了咗得]?|(?:[跌降少低减])[了咗]?(?:还是|定|定系)(?:[涨升多高增])[了咗]?|(?:相|一共|到底)?(?:差|争|爭)(?:了|咗|得|距|别)?(?:有)?(?:多少|好多|几多|几度|多大|好大|多远|几远)(?:度|电)?/,
  },
  {
    kind: "cost",
    english: new RegExp(
      `\\b(?:(?:what|what's|how much|whit)${GAP} (?:costs?|costing|cost me|cost us|set (?:me|us) back|worth|come to in money|in (?:money|dollars|pounds|euros|cash|quid|bucks))|how much (?:money|cash)${GAP}|in (?:money|dollars|pounds|euros|cash|quid|bucks)(?: terms)?|(?:the |its |and )?cost)\\b`,
    ),
    chinese:
      /(?:那|这|它)?(?:要|得|花|值|合|折合?|换算?|算)?(?:成|下来|了|出来)?(?:是)?(?:电费|钱)?(?:是|要|得|花|值|合)?(?:多少|几多|几)(?:个)?(?:钱|块钱?|元|银)|电费(?:呢|是?多少)|(?:换|折|算)(?:算)?成?(?:钱|电费|人民币)/,
  },
];

const UNITS: readonly [StepUnit, RegExp][] = [
  ["weekend", /weekend|周末/],
  ["month", /month|月/],
  ["week", /week|周|星期|礼拜/],
  ["quarter", /quarter|季/],
  ["day", /day|天|日/],
  ["year", /year|年/],
];
const UNIT = "(?:month|week|quarter|day|year|weekend)";
const STEPS: readonly [-1 | 1, RegExp, RegExp][] = [
  [
    -1,
    new RegExp(
      `\\b(?:the )?(?:same (?:days?|dates?|time|hours) (?:of |in |from )?)?(?:(?:the )?(?:one|${UNIT}) (?:before|afore|prior|preceding|previous)(?: (?:to )?(?:that|it|this|then))?(?: one)?|the (?:previous|preceding|prior) (?:one|${UNIT})|(?:one|a|another) ${UNIT} (?:earlier|further back))\\b`,
    ),
    /再?(?:往|之)?前(?:面|头)?(?:的)?[那嗰]?[1一]?[个個]?(?:月|周|星期|礼拜|季度?|天|日|年|个)(?!末)|再(?:往)?上(?:面)?(?:的)?[1一]?[个個]?(?:月|周|星期|礼拜|季度?)/,
  ],
  [
    1,
    new RegExp(
      `\\b(?:(?:the )?(?:one|${UNIT}) (?:after|following)(?: (?:that|it|this))?(?: one)?|the (?:next|following) (?:one|${UNIT})|(?:one|a) ${UNIT} later)\\b`,
    ),
    /(?:再)?(?:往|之)?后(?:面|头)?(?:的)?[那嗰]?[1一]?[个個]?(?:月|周|星期|礼拜|季度?|天|日|年)|再下[1一]?[个個]?(?:月|周|星期|礼拜|季度?)|(?:接下来|紧接着)的?(?:那)?[1一]?[个個]?(?:月|周|星期|礼拜|季度?|天|日)/,
  ],
];

/** What holds the time that was told against the one beside it: "how does that compare with the week after?", 跟再前一个月比. */
const AGAINST_ENGLISH =
  /\b(?:compar(?:e[ds]?|ing)(?: (?:to|with))?|stack up|versus|vs\.?|against|than|more|less|higher|lower|up|down|better|worse|how)\b/g;
const AGAINST_CHINESE =
  /[跟和与同比](?:起)?|相?比(?:起?来|较)?|(?:是)?多[了咗]?(?:还是|定|定系)少[了咗]?|[多少高低][了咗]?(?:多少|几多|几)|[多少高低升降涨跌]|怎么样|如何|点样?/g;

/** "Make it 7", 改成三个: so many of what was listed. */
const COUNT =
  /\b(?:(?:make|show|give|list|do|try|take|let's see|let me see) (?:it |that |them |me |us )*|(?:only|just) )(?:the )?(?:top |first |bottom |worst |best |highest |lowest )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(?:%|am|pm|kwh|cents?|pence|p\b|c\b|o'clock))|\b(?:top|bottom) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b|(?:(?:改|换|变)(?:成|为|到)?|(?:只|就)?(?:要|看|列|给我)|前)(?:出|前|看)?(\d{1,2})(?:个|天|名|月|条|日|周|次)/;
const NUMBERS: readonly string[] = "zero one two three four five six seven eight nine ten".split(" ");

/** What may stand around a cue and says nothing: how people begin, whom they speak to, "that", "it", "for us". */
const FILLERS: ReadonlySet<string> = new Set(
  "a about aboot actually ah all an and anyway are at aw aye be been bit bro btw but by can could dae did do does dude eh er exactly for from fur guess hen hey hm hmm i i'm in is isn't it its it's just kind like lol love ma man mate maybe me mean mind mine my n now o of off ok okay on one oh only or our out pal please pls plz question right roughly say so still sort than thanks that that's thats the them then there these they thing think this those tho though to too u uh um us wait was we well were what's whats wi will wis with would ye yeah yes yep you your no nah nope exactly tell give could reckon explain put again say dear".split(
    " ",
  ),
);
const CHINESE_FILLERS =
  /那么?|咁|的事儿?|这|它|嗰|个|個|呢|吗|么|啊|呀|嘛|吧|哦|噢|诶|哎|嗯|额|的|嘅|地|了|咗|是|系|就|都|也|还|又|再|到底|究竟|其实|所以|但是?|可是|不过|然后|请问|请|麻烦|帮我|给我|我们?|咱们?|俺们?|你们?|您|觉得|认为|想|问|知道|告诉|能|可以|大概|大约|差不多|一下|下|说|讲|看|来|算|家里?|在|上|里|嘞|咧|哈|噻|喔|唔该|老师|兄弟|亲|大哥|小姐|电/g;

/** Longer messages say more than how they take an answer. */
const MOST_CHARACTERS = 90;

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function isRest(rest: string): boolean {
  if (isHan(rest)) return rest.replace(/[^\p{Script=Han}\d]/gu, "").replace(CHINESE_FILLERS, "") === "";
  return (rest.match(/[\p{L}\d'%]+/gu) ?? []).every((word) => FILLERS.has(word));
}

/** @param isWhole whether nothing else may be said */
function find(text: string, isWhole: boolean): Reaction | undefined {
  const fits = (found: RegExpExecArray) =>
    !isWhole || isRest(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`);
  for (const { kind, english, chinese } of CUES) {
    const found = (isHan(text) ? chinese : english).exec(text);
    if (found && found[0] !== "" && fits(found)) return { kind };
  }
  for (const [by, english, chinese] of STEPS) {
    const found = (isHan(text) ? chinese : english).exec(text);
    if (!found) continue;
    const unit = UNITS.find(([, words]) => words.test(found[0]))?.[0] ?? null;
    if (fits(found)) return { kind: "step", by, unit };
    const around = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const without = around.replace(isHan(text) ? AGAINST_CHINESE : AGAINST_ENGLISH, " ");
    if (isWhole && without !== around && isRest(without)) return { kind: "step", by, unit, isAgainst: true };
  }
  const counted = COUNT.exec(withDigits(text));
  const written = counted?.slice(1).find(Boolean);
  if (counted && written && isRest(withDigits(text).replace(counted[0], " ")))
    return { kind: "count", count: Number(written) || NUMBERS.indexOf(written) };
  const judged = (isHan(text) ? JUDGEMENT_CHINESE : JUDGEMENT_ENGLISH).exec(text);
  return judged && fits(judged) ? { kind: "judge", way: wayOf(judged[0]) } : undefined;
}

/** What a message does with the answer before it, where it does nothing else. @param text normalized */
export const reactionIn = (text: string): Reaction | undefined =>
  text.length > MOST_CHARACTERS ? undefined : (find(text, true) ?? judgedFirst(text));

/** "Is that too much? It's only the fridge that should be on": a judgement that is asked for, and what is told beside it. */
function judgedFirst(text: string): Reaction | undefined {
  const [, question = "", told = ""] = /^([^?？]+[?？])(.+)$/.exec(text) ?? [];
  if (told.trim() === "" || /[?？]/.test(told) || ASKS_MORE.test(told)) return undefined;
  const reaction = find(question, true);
  return reaction?.kind === "judge" ? reaction : undefined;
}
const ASKS_MORE =
  /\b(?:what|how|which|when|who|why|where|whether|can|could|tell|show|give|list|please)\b|多少|几|哪|什么|怎么|为啥|吗|呢|能不能|帮/;

/** The same of a message that was read as the question before, so that all of its other words say nothing. */
export const reactionWithin = (text: string): Reaction | undefined => find(text, false);
