import type { ToldReading } from "./around-change";
import type { Asked } from "./consistency";
import type { Metric } from "./frame";
import type { WordSlots } from "./merge";
import { sharedBy } from "./shared-by";
import { asksOtherHomes, statedAmount } from "./stated-amounts";
import { MONTH_NAME, MONTH_OF_WORD } from "./values/calendar";
import { withDigits } from "./values/numbers";

/*
 * Messages of several parts whose figures belong together: a bill and what of it falls to each of three people, a load by
 * month and what of it was at peak, the best solar day and what was bought on it. They are one question, and not split.
 */

export type SeveralFigures =
  /** "Import charges, export credits and the balance" */
  | "accounts"
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
  /\b(?:(?:which|what|how much|and the) (?:part|share|portion|percent(?:age)?|fraction|bit)?|(?:part|share|portion|percent(?:age)?|how much|how many)) ?(?:of (?:it|that|them|this|each|those))\b.{0,30}\b(?:peak|nights?|weekends?)\b|\bhow much of (?:it|that|this|each)\b.{0,30}\b(?:peak|nights?|weekends?)\b|(?:其中|里面|当中|里头).{0,10}(?:峰|谷|夜|周末|晚上)/;

const IF_OFF_PEAK =
  /\b(?:same|those|these|that|peak) (?:peak )?(?:kwhs?|units?|energy|electricity|use|usage|power|amount)\b.{0,40}\b(?:cost|been|was|were|is)\b.{0,24}\boff[- ]?peak\b|\b(?:if|had|moving|moved|shift(?:ed|ing)?|mov(?:e|ing))\b.{0,30}\b(?:all|everything|it all|that|peak)\b.{0,30}\boff[- ]?peak\b|\bcost (?:me |us )?(?:at |in |entirely |all )*off[- ]?peak\b|(?:全部?|都|统统|通通|同样(?:的)?(?:电|度数)?|这些(?:电|度数)?|要是|如果).{0,8}(?:挪|移|改|放|换|搬|用|转|在|是|按|算)(?:到|在|去|成)?.{0,4}(?:谷|离峰|低谷)/;
const OF_TARIFF = /\bpeak\b|峰|谷/;

const WASTED = /\bwast(?:e[ds]?|ing|eful)\b|浪费/;
const SUPERLATIVE =
  /\b(?:most|worst|highest|biggest|heaviest|dearest|priciest|costliest|(?:most|least) expensive|least|lowest|cheapest|best)\b|最|浪费/;
const LOWEST = /\b(?:least|lowest|cheapest|best)\b|最(?:低|少|省|便宜)/;
const IS_SO =
  /\b(?:(?:was|is|were|am|are) (?:she|he|i|we|they|that|it|this) (?:right|correct|true)|is it true|right about|really|actually|against|compared (?:to|with)|versus|vs)\b|\bwas [a-z]+ (?:\d{4} )?(?:really |actually )?(?:the|my|our) (?:most|worst|highest|biggest|dearest|least|lowest|cheapest)\b|对[吗么嘛]|对不对|说得对|是不是|真的|是真|有没有道理|跟(?:别的|其[他它]|另外的?)月|和(?:别的|其[他它])月|吗[?？]?$/;
const ONE_MONTH = /^(?:(?:\d{4}|-)-\d\d|month-\d+)$/;

const LOADS_OF =
  /\bwhat (?:was|is|were) (?:it that|that|running|on\b|using|drawing|behind (?:it|that)|to blame|the (?:cause|culprit|reason))|\bwhat (?:did it|caused (?:it|that)|made it|used it|pulled it|ate it)\b|\b(?:which|what) (?:appliance|device|load|thing|machine)s?\b.{0,24}\b(?:did|was|caused|responsible|behind|used)\b|\bwhat (?:did|was) (?:we|i|us) (?:have on|running|using|doing)\b|[,，、；;。?？]?(?:那天)?(?:都|到底|主要)?(?:是|因为|为)?(?:啥子?|什么|哪[个样种]|咩)(?:东西|电器|设备|家电|玩意儿?|野)?.{0,6}(?:用掉|用的|费的|耗的|吃的|吃掉|搞的|弄的|造成|引起|导致|害的|在[用跑开吃耗])|(?:哪个|什么|啥)(?:电器|设备|东西|家电)(?:用|费|耗|吃|最)|是谁(?:用|费|吃)/;

const EATING =
  /\bwhat(?:'s| is| on earth is| the hell is|ever is| could be| can be)?\b.{0,14}\b(?:eating|using|burning|guzzling|sucking|draining|hogging|causing|driving|behind|pushing)\b|\bwhich (?:appliance|device|thing|load)\b|(?:哪[个样种]|什么|啥子?)(?:东西|电器|设备|家电|玩意儿?)?(?:到底|一直|偷偷)?(?:在|把)?(?:吃|费|耗|用|偷)(?:的|掉|了|我)*电|(?:哪[一1]?样|什么|啥)(?:东西|电器).{0,6}(?:费|耗|吃|用)/;
const BILL = /\bbills?\b|\bcosts?\b|电费|账单/;
const RISE =
  /\b(?:goes|go|going|went|gone|keeps?|still|kept|creep\w*|climb\w*|shot|up|ris\w+|rose|higher|jump\w*|increas\w*)\b|涨|变[多高贵]|往上|升|贵|高了|越来越|多了/;
const HARDLY_USED =
  /\b(?:hardly|barely|scarcely|didn'?t|did not|haven'?t|have not|never|not even|no longer|rarely)\b.{0,24}\b(?:use|used|using|on|run|ran|had|have|turn(?:ed)?)\b|没(?:有)?(?:怎么|咋|几[天回次]|多|开|用)|又没|很少(?:开|用)|都没/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat\b|为什么|为啥|咋|怎么|哪/;

const UNASSIGNED =
  /\b(?:can'?t|cannot|couldn'?t|could not|isn'?t|wasn'?t|not|un)\b.{0,20}\b(?:pinned|assigned|attributed|identif\w+|recogni[sz]ed?|accounted|explained|matched|put down|traced|told apart|name)\b|\bunidentified|\bunassigned|\bunattributed|\bunaccounted|\bunrecogni[sz]ed|\bunexplained|\bunknown (?:load|use|usage|share|part|appliance)s?\b|(?:归不到|算不到|分不到|对不上|认不出|识别[不唔](?:出|了|到)|认唔(?:出|到)|分唔(?:出|到)|辨认不出|分辨不出|分不出|未(?:能)?识别|没(?:有)?识别|无法识别|不知道是(?:啥|什么)|说不清|查不出)/;
const OF_LOADS =
  /\bappliances?\b|\bdevices?\b|\bloads?\b|\b(?:use|usage|electricity|energy|power|kwhs?|consumption)\b|电器|设备|算法|家电|负荷|电|度/;
const HOW_MUCH = /\bhow (?:much|many)\b|\bwhat (?:share|part|percent\w*|fraction)\b|多少|几多|几成|几度|占|百分/;

const MADE = /\b(?:panels?|solar|pv|roof)\b|光伏|太阳能|发电|板子|板|发/;
const NEXT_TO_NOTHING =
  /\b(?:next to (?:nothing|no)|(?:hardly|barely|scarcely|almost|nearly|virtually|practically|basically|essentially|pretty much) (?:any|anything|no|nothing|made|produced|generated|worked|did)|close to (?:zero|nothing|no)|almost zero|near(?:ly)? zero|bugger all|squat|naff all|made nothing|produced nothing|no (?:solar|output|production)|dud|useless)\b|(?:几乎|基本上?|差不多|简直)(?:都|就)?(?:没|白|零|0|不)(?:怎么|有)?(?:发|产|板|电)?|没怎么发|没发(?:什么|多少|啥)电|白板|接近(?:零|0)|趴窝|罢工/;
const COUNTS_DAYS =
  /\bhow many days\b|\b(?:on )?how many (?:of the )?days\b|\bnumber of days\b|\bcount\b|[几多]少?天|多少日|几日|天数/;
const BEST_DAY = /\b(?:best|strongest|sunniest|highest|biggest|top|record|most)\b|最(?:猛|强|多|高|好|厉害|给力|旺)/;
const WHICH_DAY = /\b(?:which|what|when|best|top|record|sunniest|strongest)\b.{0,24}\bday\b|哪[一1]?天|什么时候|几号/;
const BOUGHT_ANY =
  /\b(?:buy|bought|buying|import(?:ed)?|from the grid|draw|drew|purchas\w+|grid)\b|(?:一度|1度|还)?.{0,4}(?:不用|没|要|还要|有没有|用不用)?.{0,4}(?:买|电网|购电|取电)/;

const CARBON = /\bcarbon\b|\bco2\b|\bemissions?\b|碳/;
const EMITTED =
  /\b(?:caus\w+|emit\w*|produc\w+|footprint|put out|responsible|emissions?)\b|\b(?:carbon|co2) (?:from|of|for|in) (?:our|my|the|all)\b|(?<![少减])(?:排了?(?:多少|放)|排碳)|(?<!减)碳排|足迹/;
const SPARED = /\b(?:offset|avoid\w*|sav\w+|cancel\w*|cut|spar\w+|make up)\b|抵|省|减|避免/;

const IMPORTS =
  /\b(?:imports?|imported|importing|bought|buying|purchase[sd]?|spend on|charges?|paid)\b|购电|买电|买了|下网|用电/;
const EXPORTS = /\b(?:exports?|exported|exporting|sold|selling|sales?|feed[- ]?in|credits?)\b|售电|卖电|上网|馈网|卖了/;
const NET = /\b(?:net|balance|difference|netted|overall)\b|净|差额|轧差|结余/;
const OF_MONEY =
  /\b(?:costs?|charges?|spen[dt]|spending|credits?|income|earn\w*|paid|pay|payments?|money|dollars?|revenue|bill)\b|[$€£]|支出|收入|金额|花|费|钱|收益|进账/;

/** Of whose figures a message may ask. */
const OWN_ACTS: ReadonlySet<Asked["act"]> = new Set(["ask", "compare", "explain", "advise", "forecast"]);

/** @param text normalized */
export function severalFigures(text: string): SeveralFigures | undefined {
  return KINDS.find(([, is]) => is(text))?.[0];
}

const isOfPeakPart = (text: string): boolean => PEAK_PART.test(text);
const isIfOffPeak = (text: string): boolean => OF_TARIFF.test(text) && IF_OFF_PEAK.test(text);
const isCarbonBoth = (text: string): boolean =>
  CARBON.test(text) && SPARED.test(text) && EMITTED.test(text) && /\bsolar\b|\bpanels?\b|光伏|太阳能|板/.test(text);
const isNearNothing = (text: string): boolean =>
  MADE.test(text) && NEXT_TO_NOTHING.test(text) && COUNTS_DAYS.test(withDigits(text));
const isAccounts = (text: string): boolean =>
  (IMPORTS.test(text) && EXPORTS.test(text) && NET.test(text)) || NET_COST.test(text);
const NET_COST =
  /\bnet (?:electric\w* |energy |power )?(?:cost|bill|spend|amount)\b.{0,40}\b(?:credit|feed[- ]?in|export)/;
const isUnassigned = (text: string): boolean =>
  UNASSIGNED.test(text) && OF_LOADS.test(text) && HOW_MUCH.test(text) && !/\baccura|准确|准不准/.test(text);
const isLoadsOfPick = (text: string): boolean =>
  LOADS_OF.test(text) &&
  SUPERLATIVE.test(text) &&
  /\b(?:which|what|worst|highest|biggest) (?:\w+ )?(?:day|night)\b|哪[一1]?[天晚]|那[一1]?天/.test(text);
const isLoadsOfRise = (text: string): boolean =>
  BILL.test(text) && RISE.test(text) && WHY.test(text) && (EATING.test(text) || HARDLY_USED.test(text));
const isRankOfOne = (text: string): boolean => SUPERLATIVE.test(text) && IS_SO.test(text);

const KINDS: readonly [SeveralFigures, (text: string) => boolean][] = [
  ["part_of_each", isOfPeakPart],
  ["if_off_peak", isIfOffPeak],
  ["carbon_both", isCarbonBoth],
  ["near_nothing", isNearNothing],
  ["accounts", isAccounts],
  ["unassigned", isUnassigned],
  ["loads_of_pick", isLoadsOfPick],
  ["loads_of_rise", isLoadsOfRise],
];

/** "What were the biggest loads, and what did each cost?", "how many kWh and how much money was at peak?" */
const LOADS_AND_EACH = /\b(?:loads|appliances|devices|users)\b.{0,40}(?:\band\b|,).{0,40}\b(?:each|of them|they)\b/;
const ONE_LIST = /\bkwhs?\b.{0,12}\b(?:and|&)\b.{0,16}\b(?:money|dollars?|cost|bucks)\b.{0,40}\bpeak\b/;

/** Whether it is one question, whatever stands in it between the parts. @param text normalized */
export const isOneQuestion = (text: string): boolean =>
  ONE_LIST.test(text) ||
  LOADS_AND_EACH.test(text) ||
  severalFigures(text) !== undefined ||
  sharedBy(text) !== undefined ||
  statedAmount(text) !== undefined;

const moneyOr = (text: string, other: Metric): Metric =>
  OF_MONEY.test(text) && !/\bkwhs?\b|度|千瓦时/.test(text) ? "cost" : other;

/**
 * What such a message asks, where its words tell it outright.
 *
 * @param text normalized
 * @param marked slots as for a comparison of one's own
 */
export function ofSeveralFigures(text: string, marked: WordSlots, asked: Asked): ToldReading | undefined {
  if (!OWN_ACTS.has(asked.act)) return undefined;
  const { period, group, filters, appliances } = marked;
  const own = (more: Omit<Asked, "act" | "scope">, slots: WordSlots): ToldReading => ({
    asked: { act: "ask", scope: "own", ...more },
    slots: given({ ...(period ? { period } : {}), ...slots }),
  });
  const [earlier, later] = yearsBetween(text);
  if (earlier && later && !appliances && (asked.scope === "own" || OF_SELF.test(text)))
    return {
      asked: {
        act: "compare",
        scope: "own",
        metric: ofFlow(asked.metric) ?? moneyOr(text, "energy"),
        ...(AVERAGE.test(text) ? { aggregate: "average" as const } : { aggregate: "difference" as const }),
      },
      slots: given({ period: later, comparedTo: earlier, filters }),
    };
  const people = sharedBy(text);
  if (people && period !== undefined && !marked.given?.some(IS_MONEY))
    return own({ metric: moneyOr(text, "cost") }, { filters });
  const stated = statedAmount(text);
  if (stated)
    return own(
      { metric: stated.unit === "kWh" ? "energy" : "cost" },
      { period: period ?? monthSaid(text) ?? "month-1" },
    );
  if (asksOtherHomes(text) && period !== undefined && HOW_MUCH.test(text) && asked.scope === "own" && !group)
    return own({ metric: moneyOr(text, "energy") }, {});
  switch (severalFigures(text)) {
    case "if_off_peak":
      return own(
        { metric: ofCostShare(text) ? "cost" : "energy" },
        {
          period: period ?? monthSaid(text) ?? "month-1",
          filters: ["peak"],
        },
      );
    case "carbon_both":
      return period !== undefined || OF_SELF.test(text)
        ? own({ metric: "carbon" }, { period: period ?? "last12m" })
        : undefined;
    case "near_nothing":
      return own(
        { metric: "production", subject: "solar", aggregate: "count" },
        { group: "day", appliances: ["solar"] },
      );
    case "accounts":
      return own({ metric: OF_MONEY.test(text) ? "cost" : "net" }, { group });
    case "unassigned":
      return own({ metric: "energy" }, { group: "appliance" });
    case "loads_of_pick":
      return own({ metric: "energy" }, { group: "day", pick: LOWEST.test(text) ? "lowest" : "highest" });
    case "loads_of_rise":
      return {
        asked: { act: "explain", scope: "own", metric: "cost" },
        slots: given({ period: period ?? monthSaid(text) ?? "month-1", appliances }),
      };
    case "part_of_each":
      return filters && group && (appliances ?? []).length < 2
        ? own(
            { metric: moneyOr(text, "energy"), ...(appliances?.includes("ev") ? { subject: "ev" as const } : {}) },
            { group, filters, appliances },
          )
        : undefined;
    default:
  }
  if (LOADS_AND_EACH.test(text) && SUPERLATIVE.test(text))
    return own({ metric: moneyOr(text, "energy") }, { group: "appliance" });
  if (
    MADE.test(text) &&
    BEST_DAY.test(text) &&
    WHICH_DAY.test(text) &&
    BOUGHT_ANY.test(text) &&
    isOfPanels(asked, marked)
  )
    return own({ metric: "production", subject: "solar" }, { group: "day", pick: "highest", appliances: ["solar"] });
  if (isRankOfOne(text) && ONE_MONTH.test(period ?? "") && !appliances && !filters && (group ?? "month") === "month")
    return own(
      { metric: WASTED.test(text) ? "energy" : moneyOr(text, asked.metric === "cost" ? "cost" : "energy") },
      { group: "month", pick: LOWEST.test(text) ? "lowest" : "highest" },
    );
  return undefined;
}

const IS_MONEY = (amount: string): boolean => /^[\d.]+(?:[a-z]{3}|money)?(?:\/|$)|kWh$/.test(amount);

/** "What percentage of my import cost", and not of what was used. */
const OF_COST_SHARE =
  /\b(?:share|percent\w*|part|how much) of (?:[\w-]+ ){0,4}(?:costs?|bill|spend(?:ing)?|charges?)\b|(?:电费|费用|账单|花费).{0,12}(?:占|几成|百分|比例)/;
const ofCostShare = (text: string): boolean => OF_COST_SHARE.test(text);

const MONTH_SAID = new RegExp(`\\b(${MONTH_NAME})\\b`);

/** A month that is named, of which no note was taken. */
function monthSaid(text: string): string | undefined {
  const number = /(?<!\d)(\d{1,2})月/.exec(withDigits(text))?.[1];
  const month = Number(number ?? MONTH_OF_WORD.get(MONTH_SAID.exec(text)?.[1] ?? "") ?? 0);
  return month >= 1 && month <= 12 ? `--${String(month).padStart(2, "0")}` : undefined;
}

const OF_SELF = /\b(?:we|our|us|i|my|the house)\b|我|咱|家|一年|全年|算下来|总共/;
const isOfPanels = ({ metric, subject }: Asked, { appliances }: WordSlots): boolean =>
  metric === "production" || subject === "solar" || appliances?.includes("solar") === true;

const CHANGED =
  /变动|变化|涨幅|降幅|增幅|增长|下降了?百分|\b(?:change[ds]?|changing|differ(?:ed|ence)?|percent(?:age)?)\b.{0,60}\b(?:between|from)\b|\b(?:between|from)\b.{0,60}\b(?:change[ds]?|differ(?:ed|ence)?|percent(?:age)?)\b/;
const AVERAGE = /\b(?:average|avg|mean|a day|per day|daily)\b|平均|日均|每[天日]/;
const TWO_YEARS =
  /(?<!\d)(20\d\d)(?:年|\b)(?!-|[年 ]?(?:\d|第|q|[上下]半))[^\d]{0,24}(?:和|与|到|至|and|to|vs)[^\d]{0,12}(20\d\d)(?:年|\b)(?!-|[年 ]?(?:\d|第|q|[上下]半))/;

/** 2025年全年和2026年至今之间变动了几成: the later year against the earlier one. */
function yearsBetween(text: string): readonly (string | undefined)[] {
  const [, one, other] = TWO_YEARS.exec(text) ?? [];
  return one && other && one !== other && CHANGED.test(text) ? [one, other].toSorted() : [];
}

const FLOWS: ReadonlySet<Metric> = new Set(["carbon", "cost", "energy", "export", "net", "production"]);
const ofFlow = (metric: Metric | undefined): Metric | undefined =>
  metric !== undefined && metric !== "energy" && FLOWS.has(metric) ? metric : undefined;

const given = (slots: WordSlots): WordSlots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined));
