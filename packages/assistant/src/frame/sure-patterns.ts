import { HOLIDAYS, MONTH_NAME, SEASON_NAME, WEEKDAY_NAME, WEEKDAYS } from "./values/calendar";

/* Words that are a slot in whatever question they stand. What they mean is for the grammar of `values/`. */

const NUMBER =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|couple of|few)";
const UNIT = "(?:hour|day|week|weekend|month|quarter|year|night|winter|summer|spring|fall|autumn|billing period)s?";
const HAN_NUMBER = "[\\d一二两三四五六七八九十半几]+";
const HAN_UNIT = "(?:个?月|个?季度|个?星期|个?礼拜|周|季|天|日|年|个?小时|个?周末|个?双休)";
/** "May" and "march" are other words as well. */
const PLAIN_MONTH = `(?:${MONTH_NAME.slice(3, -1)
  .split("|")
  .filter((name) => !["may", "march", "mar", "sep", "jun"].includes(name))
  .join("|")})`;

const HOLIDAY = `(?:${HOLIDAYS.map(([{ source }]) => source).join("|")})`;

/** 上周一 is a Monday, and 上周一直 is all of last week. */
const HAN_DAY = "(?:一(?![直共般样向定])|[二三四五六日天])";

const PERIODS = [
  `\\b(?:between|from) ${HOLIDAY}(?:'?s)?(?: day| eve)? (?:and|to|through|until|till) ${HOLIDAY}(?:'?s)?(?: day| eve)?\\b`,
  `(?:\\b(?:on|over|during|since) )?${HOLIDAY}(?:'?s)?(?: day| eve| week| weekend)?(?:那[几一]?天|期间|假期|长假|当天)?`,
  `\\bsince (?:${MONTH_NAME}|${SEASON_NAME}|${WEEKDAY_NAME}|yesterday|20\\d\\d)\\b(?: 20\\d\\d)?`,
  `\\b(?:from )?${MONTH_NAME} (?:to|through|thru|until|till|-) ${MONTH_NAME}\\b(?: 20\\d\\d)?`,
  `\\b(?:in |over |for |during )?(?:the )?(?:last|past|previous) ${NUMBER} ${UNIT}\\b`,
  `\\b(?:this|last|next|the past|the previous|previous) (?:${UNIT}|${MONTH_NAME}|${SEASON_NAME}|${WEEKDAY_NAME})\\b`,
  `\\b(?:in|during|for|of) ${MONTH_NAME}\\b(?!\\s+(?:be|i|we)\\b)(?: 20\\d\\d)?`,
  `\\b${PLAIN_MONTH}\\b(?: 20\\d\\d)?`,
  "(?<=^(?:(?:and|nah|no|or|ok|so|what about|how about)[ ,]+)*)(?:march|may)(?=\\??$)",
  "\\b(?:20\\d\\d )?(?:ytd|year[- ]to[- ]date)\\b(?: 20\\d\\d)?",
  "(?:上|这|本|下)个? ?(?:month|week|year|weekend)(?![a-z])",
  "\\b(?:today|yesterday|tomorrow|right now|the day before yesterday|the (?:day|night) before last)\\b",
  "\\bin 20\\d\\d\\b",
  `(?:20\\d\\d年|[去今前]年)?(?:\\d{1,2}|[一二三四五六七八九]|十[一二]?)月份?(?![\\d一二三四五六七八九十]*[日号])`,
  `(?:最近|过去|近|前)(?:的|这)?${HAN_NUMBER}${HAN_UNIT}`,
  `(?:上上?|这|本|下)(?:一)?(?:个)?(?:月|季度|星期|礼拜|周末|双休|周|季)(?!${HAN_DAY}|[七八九\\d])`,
  `(?:上|这|本|下)(?:个)?(?:周|星期|礼拜)${HAN_DAY}`,
  "大?前天|昨[天日晚儿]|[琴寻][日晚]|今[天日儿]|明[天儿]|[去今前明]年|20\\d\\d年",
] as const;

export const PERIOD_PATTERNS = PERIODS.map((source) => new RegExp(source, "g"));

/** Before the period that something is held against. */
export const COMPARED =
  /(?:\b(?:than|vs\.?|versus|against|compared? (?:to|with)|comparing to)(?: (?:it was|we did|i did))?(?: (?:in|on|for|the|my|during))*|\b(?:above|below|over|under|ahead of|behind)(?: (?:the|my|whole|all|total|of))*|比起?|对比|相比|跟|和|同|[贵多高低少平]过)\s*$/;
/** A message that holds two periods against each other. */
export const COMPARES =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|comparison|against|difference between|or)\b|比|相差|差多少|差别/;

export const FILTERS: readonly [RegExp, string][] = [
  [/\bsuper off[- ]?peak\b|深谷/, "super_off_peak"],
  [/\boff[- ]?peak\b|谷[段时电]|离峰|低谷/, "off_peak"],
  [/\bmid[- ]?peak\b|平[段时](?=[^间]|$)/, "mid_peak"],
  [
    /\b(?:at|on|during|in) peak\b|\bpeak (?:hours|times?|period|rate hours|prices?|rates?)\b|\bat (?:the )?peak\b|峰[段时]|高峰时段/,
    "peak",
  ],
  [/\bafter noon\b/, "hours:12-24"],
  [/\bbefore noon\b/, "hours:0-12"],
  [/\b(?:over ?night|at night|nighttime)\b|夜里|夜间|凌晨|半夜/, "night"],
  [/\b(?:on |at )?(?:the )?weekends\b|(?<!上个?|这个?|本|下个?)周末/, "weekend"],
  [/\b(?:on )?weekdays\b|工作日/, "weekday"],
  ...WEEKDAYS.map((day): [RegExp, string] => [new RegExp(`\\b(?:on )?${day}[a-z]*days\\b`), day]),
  [/\b(?:in the )?mornings?\b(?! person)|早上|上午|清晨/, "morning"],
  [/\b(?:in the )?afternoons?\b|下午/, "afternoon"],
  [/\b(?:in the )?evenings?\b|傍晚/, "evening"],
];
const CLOCK = "(?:\\d{1,2}(?::\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)?|noon|midnight)";
const HAN_CLOCK = `(?:凌晨|早上|上午|中午|下午|傍晚|晚上|夜里|半夜)?${HAN_NUMBER}点半?`;
export const HOURS = new RegExp(
  `\\b(?:between|from) ${CLOCK} ?(?:and|to|until|till?|-) ?${CLOCK}\\b(?! ?(?:kwh|%|degrees))|\\b\\d{1,2} ?(?:am|pm)? ?(?:-|to|til) ?\\d{1,2} ?(?:am|pm)\\b|${HAN_CLOCK}(?:到|至|-)(?:第二天|次日)?${HAN_CLOCK}`,
);

export const GROUPS =
  /\b(?:which|what)(?: all)? (?:hour|day|date(?! (?:is|was|does|do|will|are|should|must))|weekday|week|month|quarter|season|year|room|appliances?|devices?)\b|\bby (?:hour|day|week|weekday|month|quarter|season|year|room|appliance|device)\b|\b(?:hour by hour|day by day|week by week|month by month)\b|\b(?:what|which) time of (?:the )?day\b|哪[一几]?个?(?:月份?|星期|礼拜|周|季度|小时|电器|设备|房间)|哪[一几]?[天日年周]|按(?:小时|天|日|周|月|季度?|年|电器|设备|房间)|逐[日月时]|[一1]个?(天|日|周|星期|礼拜|季度?|月)[一1]个?\1(?!天)|(?:周|星期|礼拜|拜)几(?!点)|什么电器|哪些?电器|每个月|每1?[天周月](?=用|花|的用|电)|几点钟?(?=用|最|耗|费)/;

/** Before what is named only to be left out: "the washer, not the dryer". */
export const NEGATED = /(?:\bnot (?:the |my |that )?|(?:^|[^是])不是|不算|除了)$/;
