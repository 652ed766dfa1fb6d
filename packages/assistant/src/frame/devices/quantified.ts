import { leftover } from "../orders/said-command";
import { ROOM_NAMES } from "../values/names";

/*
 * What "all" is said of. An order to everything reaches the charger and the boiler, so that a message has to say everything:
 * "all the speakers" and 所有音箱 never mean more than speakers, whether or not the home has any.
 */

export type Quantified =
  /** "Everything", "all devices", 所有电器 */
  | { of: "everything"; words: string }
  /** "All the speakers", 所有音箱, with the words for what. */
  | { of: "named"; words: string; name: string }
  /** "Turn them all off", 全部关掉: of what is named elsewhere, else of everything. */
  | { of: "before"; words: string };

const EVERYTHING = /\b(?:everything|the (?:lot|whole (?:house|home|place|apartment|flat)))\b/;
/** A noun ends where the command, the place, the time or an exception begins. */
const NOUN_END =
  "off|on|up|down|out|in|inside|at|to|and|or|then|but|except|excluding|apart|other than|besides|for|from|by|before|after|until|till?|when|while|once|if|now|right|please|pls|so|that|which|who|is|are|be|should|must|go|again|tonight|today|tomorrow|this|everywhere|around|upstairs|downstairs|with|without";
const ENGLISH = new RegExp(
  `\\b(?:all|every|each|both)\\b(?: of\\b)?(?: (?:the|my|our|your|these|those|them|it|single|last|other|damn)\\b)*(?<name>(?: (?!(?:${NOUN_END})\\b)[\\p{L}'/-]+){1,4})?`,
  "gu",
);
const OF_TIME =
  /^(?:(?:day|night|morning|afternoon|evening|week|weekend|weekday|month|year|hour|minute|time|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|good|right|set|done|ready|along|way)\b/;
const ENGLISH_GENERIC =
  /^(?:(?:electrical|electric|electronic|smart|connected|home|household) )*(?:devices?|appliances?|things?|stuff|gadgets?|electronics|electricals?|machines?|equipment|rooms?|power|electricity|others|rest)$/;
/** Times, and what else is no name in front of "all off". */
const NO_NAME =
  /\b(?:[ap]m|o'?clock|noon|midnight|morning|evening|afternoon|night|tonight|today|tomorrow|minutes?|hours?|mins?|until|till|after|before|go|going|should|must|there|everywhere|i'm|we're|bed|leaving|home|house|place|out)\b/g;

const CHINESE =
  /所有|全部|全都|全屋|全家|整屋|整个(?:家|屋子?|房子)|统统|通通|[一1]律|[一1]切|每[一1]?[个盏台只间]|全(?=[关开停熄])|都(?=(?:给我|一起|[也先再])*(?:[关开停熄调设断拔]|打开))|能关的/g;
/** These say of themselves that the whole home is meant. */
const WHOLE_HOME = /全屋|全家|整屋|整个|[一1]切|能关的/;
const CHINESE_GENERIC =
  /^(?:家里|家中|屋里|家用|家|屋|用电|带电|耗电|电子|智能|能用|插电)*(?:的)?(?:其[他它余]的?|[别余剩]下?的|另外的)?(?:设备|电器|家电|东西|产品|机器|电源|房间|屋子|家里|家|屋里|电|其[他它余]的?|别的|剩下的?|余下的?)$/;
/** Around a noun: the command, politeness, values, and why. */
const CHINESE_AROUND =
  /(?:我|我们|咱们?)?(?:马上|现在|准备|已经)?(?:要|去)?(?:出门|出去|睡觉?|上班|下班|离开|休息|走(?!廊|道)|回家)(?:了|啦)|打开|开启|启动|关闭|关掉|关上|关一?下|关一关|断电|断开|停电|停掉|停止|[暗亮高低大小冷热]一?[点些]|帮我|麻烦|给我|一起|同时|马上|立刻|现在|今晚|明早|晚上|早上|\d+(?:[.:]\d+)?(?:度半?|点半?|%|分钟?|小时|档|a|w|kw)?|(?<!空)调|设(?!备)|开(?!水|关(?!$|了|掉))|(?<!开)关|(?<!其)[它他她]|[把将请先再也就都全了吧啊呢嘛呀啦哦的得掉要想定停熄断拔升降到成为至给从]/g;
const CHINESE_PLACE = Object.values(ROOM_NAMES)
  .flat()
  .filter((name) => /\p{Script=Han}/u.test(name))
  .toSorted((one, other) => other.length - one.length);

/** @param clause normalized, with digits for numbers */
export function quantified(clause: string): Quantified | null {
  return /\p{Script=Han}/u.test(clause) ? chinese(clause) : english(clause);
}

function english(clause: string): Quantified | null {
  const everything = EVERYTHING.exec(clause)?.[0];
  if (everything) return { of: "everything", words: everything };
  for (const { 0: words, groups } of clause.matchAll(ENGLISH)) {
    const name = groups?.["name"]?.trim();
    if (name === undefined) {
      // "The speakers all off"
      const before = leftover(clause.replace(words, " ").replace(NO_NAME, " "));
      return before === "" ? { of: "before", words } : { of: "named", words, name: before };
    }
    if (OF_TIME.test(name)) continue;
    return ENGLISH_GENERIC.test(name) ? { of: "everything", words } : { of: "named", words, name };
  }
  return null;
}

function chinese(clause: string): Quantified | null {
  const said = [...clause.matchAll(CHINESE)].map(([words]) => words);
  const [words] = said;
  if (words === undefined) return null;
  const noun = clause
    .replace(CHINESE, " ")
    .replace(CHINESE_AROUND, " ")
    .replace(/[^\p{L}]+/gu, "");
  const place = CHINESE_PLACE.find((one) => noun.includes(one));
  const name = place === undefined ? noun : noun.replace(place, "").replace(/^[里内中]/, "");
  if (CHINESE_GENERIC.test(name) || (name === "" && said.some((one) => WHOLE_HOME.test(one))))
    return { of: "everything", words };
  return name === "" ? { of: "before", words } : { of: "named", words, name };
}
