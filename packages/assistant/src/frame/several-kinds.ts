import { sharedBy } from "./amounts/shared-by";
import { statedAmount } from "./amounts/stated-amounts";
import { asksBothEndsOf, holdsEnds } from "./times/both-ends";
import { twoAndDifference } from "./times/two-and-difference";
import { withDigits } from "./values/numbers";

/*
 * Messages of several parts whose figures belong together: a bill and what of it falls to each of three people, a load by
 * month and what of it was at peak, the best solar day and what was bought on it. They are one question, and not split.
 */
export type SeveralFigures =
  /** "Import charges, export credits and the balance" */
  | "accounts"
  /** "Our best solar day, and did we have to buy any on it?" */
  | "bought_on_best"
  /** What was emitted, and what the panels spared. */
  | "carbon_both"
  /** "What would the same kWh have cost off-peak?" */
  | "if_off_peak"
  /** "Which day used the most, and what was it that did it?" */
  | "loads_of_pick"
  /** "It keeps going up: what is eating it?" */
  | "loads_of_rise"
  /** "On how many days did the panels make next to nothing?" */
  | "near_nothing"
  /** "… and which part of it fell in peak hours" */
  | "part_of_each"
  /** "What can't be put down to any appliance?" */
  | "unassigned";

const PEAK_PART =
  /\b(?:(?:which|what|how much|and the) (?:part|share|portion|percent(?:age)?|fraction|bit)?|(?:part|share|portion|percent(?:age)?|how much|how many)) ?(?:of (?:it|that|them|this|each|those))\b.{0,30}\b(?:peak|nights?|weekends?)\b|\bhow much of (?:it|that|this|each)\b.{0,30}\b(?:peak|nights?|weekends?)\b|(?:其中|里面|当中|里头).{0,10}(?:峰|谷|夜|周末|晚上)|有(?:多少|几度|几成|几多).{0,6}(?:峰|谷|夜里|晚上|半夜)/;

/** Without steps a part is that of one time, and told in its turn. */
const EACH = /\b(?:each|every|evry|per|by|monthly|weekly|daily|months?)\b|每|各|逐|按/;
const IF_OFF_PEAK =
  /\b(?:same|those|these|that|peak) (?:peak )?(?:kwhs?|units?|energy|electricity|use|usage|power|amount)\b.{0,40}\b(?:cost|been|was|were|is)\b.{0,24}\boff[- ]?peak\b|\b(?:if|had|moving|moved|shift(?:ed|ing)?|mov(?:e|ing))\b.{0,30}\b(?:all|everything|it all|that|peak)\b.{0,30}\boff[- ]?peak\b|\b(?:have|whatd that) cost\b.{0,24}\boff[- ]?peak\b|(?:全部?|都|统统|通通|同样(?:的)?(?:电|度数)?|这些(?:电|度数)?|要是|如果).{0,8}(?:挪|移|改|放|换|搬|转)(?:到|在|去|成)?.{0,4}(?:谷|离峰|低谷)|(?:同样(?:的)?(?:电|度数)?|这些(?:电|度数)?).{0,8}(?:用|在|是|按|算)(?:到|在|成)?.{0,4}(?:谷|离峰|低谷)/;
/** Another tariff is no other hour. */
const OTHER_TARIFF = /峰谷(?:电价|分时|套餐)|分时电价|\btime[- ]of[- ]use\b|\btou\b/;
const OF_TARIFF = /\bpeak\b|峰|谷/;

export const SUPERLATIVE =
  /\b(?:most|worst|top|main|largest|highest|biggest|heaviest|dearest|priciest|costliest|(?:most|least) expensive|least|lowest|cheapest|best)\b|最|浪费/;
export const LOWEST = /\b(?:least|lowest|cheapest|best)\b|最(?:低|少|省|便宜)/;

const LOADS_OF =
  /\bwhat (?:was|is|were) (?:it that|that|running|on\b|using|drawing|behind (?:it|that)|to blame|the (?:cause|culprit|reason))|\bwhat (?:did it|caused (?:it|that)|made it|used it|pulled it|ate it)\b|\b(?:which|what) (?:appliance|device|load|thing|machine)s?\b.{0,24}\b(?:did|was|caused|responsible|behind|used)\b|\bwhat (?:did|was) (?:we|i|us) (?:have on|running|using|doing)\b|[,，、；;。?？]?(?:那天)?(?:都|到底|主要)?(?:是|因为|为)?(?:啥子?|什么|哪[个样种]|咩)(?:东西|电器|设备|家电|玩意儿?|野)?.{0,6}(?:用掉|用的|费的|耗的|吃的|吃掉|搞的|弄的|造成|引起|导致|害的|在[用跑开吃耗])|开了(?:啥|什么|哪)|用了(?:啥|什么)(?:电器|设备|东西)|(?:哪个|什么|啥)(?:电器|设备|东西|家电)(?:用|费|耗|吃|最)|是谁(?:用|费|吃)/;

const EATING =
  /\bwhat(?:'s| is| on earth is| the hell is|ever is| could be| can be)?\b.{0,14}\b(?:eating|using|burning|guzzling|sucking|draining|hogging|causing|driving|behind|pushing)\b|\bwhich (?:appliance|device|thing|load)\b|(?:哪[个样种]|什么|啥子?)(?:东西|电器|设备|家电|玩意儿?)?(?:到底|一直|偷偷)?(?:在|把)?(?:吃|费|耗|用|偷)(?:的|掉|了|我)*电|(?:哪[一1]?[个样种]|什么|啥)(?:东西|电器|设备).{0,6}(?:费|耗|吃|用|造成|引起|导致|搞的|害的)/;
const BILL = /\bbills?\b|\bcosts?\b|\b(?:expensive|pricey|dear)\b|电费|账单|贵/;
const RISE =
  /\b(?:goes|go|going|went|gone|keeps?|still|kept|creep\w*|climb\w*|shot|up|ris\w+|rose|higher|jump\w*|increas\w*)\b|涨|变[多高贵]|往上|升|贵|高了|越来越|多了|\bso (?:much|expensive|high|dear|pricey)\b/;
const HARDLY_USED =
  /\b(?:hardly|barely|scarcely|didn'?t|did not|haven'?t|have not|never|not even|no longer|rarely)\b.{0,24}\b(?:use|used|using|on|run|ran|had|have|turn(?:ed)?)\b|没(?:有)?(?:怎么|咋|几[天回次]|多|开|用)|又没|很少(?:开|用)|都没/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat\b|为什么|为啥|咋|怎么|哪/;

const UNASSIGNED =
  /\b(?:can'?t|cannot|couldn'?t|could not|isn'?t|wasn'?t|not|un)\b.{0,20}\b(?:pinned|assigned|attributed|identif\w+|recogni[sz]ed?|accounted|explained|matched|linked|put down|traced|told apart|name)\b|\bunidentified|\bunassigned|\bunattributed|\bunaccounted|\bunrecogni[sz]ed|\bunexplained|\bunknown (?:load|use|usage|share|part|appliance)s?\b|(?:归不到|算不到|分不到|对不上|认不出|识别[不唔](?:出|了|到)|认唔(?:出|到)|分唔(?:出|到)|辨认不出|分辨不出|分不出|未(?:能)?识别|没(?:有)?识别|无法识别|不知道是(?:啥|什么)|说不清|查不出)/;
const OF_LOADS =
  /\bappliances?\b|\bdevices?\b|\bloads?\b|\b(?:use|usage|electricity|energy|power|kwhs?|consumption)\b|电器|设备|算法|家电|负荷|电|度/;
export const HOW_MUCH =
  /\bhow (?:much|many)\b|\bwhat (?:share|part|portion|percent\w*|fraction)\b|多少|几多|几成|几度|占|百分/;

const MADE = /\b(?:panels?|solar|pv|roof)\b|光伏|太阳能|发电|板子|板|发/;
const NEXT_TO_NOTHING =
  /\b(?:next to (?:nothing|no)|(?:hardly|barely|scarcely|almost|nearly|virtually|practically|basically|essentially|pretty much) (?:any|anything|no|nothing|made|produced|generated|worked|did)|close to (?:zero|nothing|no)|almost zero|near(?:ly)? zero|bugger all|squat|naff all|made nothing|produced nothing|no (?:solar|output|production)|dud|useless)\b|(?:几乎|基本上?|差不多|简直)(?:都|就)?(?:没|白|零|0|不)(?:怎么|有)?(?:发|产|板|电)?|没怎么发|没发(?:什么|多少|啥)电|白板|接近(?:零|0)|趴窝|罢工/;
const COUNTS_DAYS =
  /\bhow many days\b|\b(?:on )?how many (?:of the )?days\b|\bnumber of days\b|\bcount\b|[几多]少?天|多少日|几日|天数/;

const BEST_DAY = /\b(?:best|strongest|sunniest|highest|biggest|top|record|most)\b|最(?:猛|强|多|高|好|厉害|给力|旺)/;
const WHICH_DAY = /\b(?:which|what|when|best|top|record|sunniest|strongest)\b.{0,24}\bday\b|哪[一1]?天|什么时候|几号/;
const BOUGHT_ANY = /\b(?:buy|bought|buying|import(?:ed)?|from the grid|draw|drew|purchas\w+|grid)\b|买|电网|购电|取电/;

const CARBON = /\bcarbon\b|\bco2\b|\bemissions?\b|碳/;
const EMITTED =
  /\b(?:caus\w+|emit\w*|produc\w+|footprint|put out|responsible|emissions?)\b|\b(?:carbon|co2) (?:from|of|for|in) (?:our|my|the|all)\b|(?<![少减])(?:排了?(?:多少|几)|排放了?(?:多少|几)|排碳)|碳排放?量?(?:是|有)?(?:多少|几)|足迹/;
const SPARED = /\b(?:offset|avoid\w*|sav\w+|cancel\w*|cut|spar\w+|make up)\b|抵|省|减|避免/;

const IMPORTS =
  /\b(?:imports?|imported|importing|bought|buying|purchase[sd]?|spend on|charges?|paid)\b|购电|买电|买了|买(?:多少|几)|下网|用电/;
const EXPORTS =
  /\b(?:exports?|exported|exporting|sold|selling|sales?|feed[- ]?in|credits?)\b|售电|卖电|上网|馈网|卖了|卖(?:多少|几)/;
const NET = /\b(?:net|balance|difference|netted|overall)\b|净|差额|轧差|结余/;
/** @param text normalized */
export function severalFigures(text: string): SeveralFigures | undefined {
  return KINDS.find(([, is]) => is(text))?.[0];
}

const isOfPeakPart = (text: string): boolean => PEAK_PART.test(text) && EACH.test(text);
const isIfOffPeak = (text: string): boolean =>
  OF_TARIFF.test(text) && IF_OFF_PEAK.test(text) && !OTHER_TARIFF.test(text);
const isCarbonBoth = (text: string): boolean =>
  CARBON.test(text) && SPARED.test(text) && EMITTED.test(text) && /\bsolar\b|\bpanels?\b|光伏|太阳能|板/.test(text);
const isNearNothing = (text: string): boolean =>
  MADE.test(text) && NEXT_TO_NOTHING.test(text) && COUNTS_DAYS.test(withDigits(text));
const isAccounts = (text: string): boolean =>
  ((IMPORTS.test(text) && EXPORTS.test(text) && NET.test(text)) || NET_COST.test(text)) && !HOW_DONE.test(text);
const HOW_DONE = /\bhow (?:do|does|is|are|can|would)\b|怎么[算结]|如何/;
const NET_COST =
  /\bnet (?:electric\w* |energy |power )?(?:cost|bill|spend|amount)\b.{0,40}\b(?:credit|feed[- ]?in|export)/;
const isBoughtOnBest = (text: string): boolean =>
  [MADE, BEST_DAY, WHICH_DAY, BOUGHT_ANY].every((words) => words.test(text));
const isUnassigned = (text: string): boolean =>
  UNASSIGNED.test(text) && OF_LOADS.test(text) && HOW_MUCH.test(text) && !/\baccura|准确|准不准/.test(text);
const isLoadsOfPick = (text: string): boolean =>
  LOADS_OF.test(text) &&
  SUPERLATIVE.test(text) &&
  /\b(?:which|what|worst|highest|biggest) (?:\w+ )?(?:day|night)\b|哪[一1]?[天晚]|那[一1]?天/.test(text);
const isLoadsOfRise = (text: string): boolean =>
  BILL.test(text) && RISE.test(text) && WHY.test(text) && (EATING.test(text) || HARDLY_USED.test(text));

const KINDS: readonly [SeveralFigures, (text: string) => boolean][] = [
  ["part_of_each", isOfPeakPart],
  ["if_off_peak", isIfOffPeak],
  ["carbon_both", isCarbonBoth],
  ["near_nothing", isNearNothing],
  ["accounts", isAccounts],
  ["bought_on_best", isBoughtOnBest],
  ["unassigned", isUnassigned],
  ["loads_of_pick", isLoadsOfPick],
  ["loads_of_rise", isLoadsOfRise],
];

/** "What were the biggest loads, and what did each cost?", "how many kWh and how much money was at peak?" */
export const LOADS_AND_EACH =
  /\b(?:loads|appliances|devices|users)\b.{0,40}(?:\band\b|,).{0,40}\b(?:each|of them|they)\b|(?:负荷|电器|设备|家电).{0,14}各(?:自)?(?:占|用|花|多少|要)/;
const ONE_LIST = /\bkwhs?\b.{0,12}\b(?:and|&)\b.{0,16}\b(?:money|dollars?|cost|bucks)\b.{0,40}\bpeak\b/;

/** "Which month cost the most, which the least, and how far apart are they?" */
const LIE_APART =
  /\bhow (?:far|much) (?:are they |is that )?apart\b|\b(?:difference|gap)\b|相差|差(?:了|距|别)?(?:多少|几)/;

/** Whether it is one question, whatever stands in it between the parts. @param text normalized */
export const isOneQuestion = (text: string): boolean => !ASKS_MORE.test(text) && hasSeveral(text);

/** What is of something else is answered in its turn. */
const ASKS_MORE = /\b(?:also|btw|by the way)\b|另外|顺便|还有就是/;

const hasSeveral = (text: string): boolean =>
  ONE_LIST.test(text) ||
  LOADS_AND_EACH.test(text) ||
  holdsEnds(text) ||
  (asksBothEndsOf(text) && LIE_APART.test(text)) ||
  twoAndDifference(text) !== undefined ||
  severalFigures(text) !== undefined ||
  sharedBy(text) !== undefined ||
  statedAmount(text) !== undefined;
