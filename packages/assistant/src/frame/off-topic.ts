import type { Asked } from "./consistency";
import type { Command } from "./frame";
import { knownNames } from "./learned/lexicon";
import type { Question } from "./question";
import type { SlotSpan } from "./slot-span";
import { isHan } from "./learned/tokens";

/* Questions that the classifiers take for one about the asker's energy, for want of a better guess. */

/** Words of energy, homes, bills and the product; of what is asked of figures; and those that any question has. */
const KNOWN = new RegExp(
  "^(?:" +
    [
      "energy|power\\w*|electric\\w*|elec\\w*|current|grid|mains|supply|utility|juice|consum\\w*|us(?:e|es|ed|ing|age)|draw\\w*|load\\w*|base\\w*|stand\\w*|phantom|vampire|idle",
      "k?wh?s?|kwhs|mwh|kva|amps?|volts?|watt\\w*|kilo\\w*|units?|therms?|degrees?",
      "bill\\w*|invoice\\w*|statement\\w*|account\\w*|charg\\w*|fees?|tax\\w*|tariff\\w*|rates?|pric\\w*|peak\\w*|off-?peak|cost\\w*|spen[dt]\\w*|pa(?:y|id|ys|ying|yment|yments)|money|cheap\\w*|expens\\w*|dear\\w*|budget|sav\\w*|earn\\w*|ow(?:e|es|ed|ing)|due|credits?|refund\\w*|balance|dollars?|bucks?|euros?|pounds?|quid|cents?|rupees?",
      "solar|panels?|sun\\w*|pv|roof\\w*|export\\w*|import\\w*|s(?:old|ell)\\w*|b(?:ought|uy)\\w*|feed\\w*|produc\\w*|generat\\w*|batter\\w*|charger?s?|ev|car|carbon|co2|emissions?|green\\w*|coins?|points?|rank\\w*|leader\\w*|board|rewards?|vpp|plants?|events?|dispatch\\w*",
      "meter\\w*|reading\\w*|data|graph|chart|report|summary|break\\w*|total\\w*|figures?|numbers?|stats?|trend\\w*|spik\\w*|anomal\\w*|weird|unusual|strange|normal|compar\\w*|outage\\w*|blackout\\w*|wattleaf|app|site|plan|subscription|device\\w*|plug\\w*|appliance\\w*|machine\\w*|home|house|household|flat|apartment|room\\w*|light\\w*|lamp\\w*|heat\\w*|cool\\w*|air|con|temp\\w*|thermostat\\w*|therm\\w*|hot|cold|warm|water|pump\\w*|switch\\w*|run\\w*|turn\\w*|wast\\w*|leak\\w*|eat\\w*|burn\\w*|guzzl\\w*|footprint",
    ].join("|") +
    ")$",
);
const PLAIN = new Set(
  "a ago about track beat target goal above after again all also always am an and any anyone anything are as at average be been before being below best better between big bigger biggest both but by can could daily date day days did differ difference different do does doing done down during each else end ever every everything far few find first for from get give go goes going good got had happen happened happening happens has have having he hello help her here hey hi high higher highest him his hour hourly hours how i if in into is it its just know large last late latest least less let like list little look lot low lower lowest many max maximum may me mean means might min minimum minute minutes month monthly months more morning most much my near need new next nice night no none normal not now of off ok okay old on once one only or other our out over own past per percent percentage please pls plz guess rough heavy heaviest split file files improve previous rather really right said same see share she should show side since so some something still such sure tell than thank thanks that the their them then there these they thing things think this those time times to today together tomorrow tonight too top typical typically under until up us usual usually very want was way we week weekday weekdays weekend weekends weekly weeks well went were what when where whether which while who whole whose why will with without work worse worst would wrong year yearly years yes yesterday yet you your".split(
    " ",
  ),
);
const KNOWN_CHINESE =
  /[电度瓦费钱价账帐省耗峰谷负荷储充伏碳币]|用[了量得掉过]|[多最]少|能耗|能源|用能|空调|冷气|暖|灯|热水|冰箱|洗衣|烘干|设备|插座|家里|我家|屋|房|光伏|太阳能|积分|排[名第行]|异常|数据|报告|停|抄表|表|对比|比较|花[了费销]|付|交|交了|买|卖|单|开着|关|[升降率券兑名]|证书/;
/** A message with "my" or "we" means the home more often than not, misspelled as it may be. */
const OWN = new Set("i i'm im me my mine we our ours us".split(" "));
/** So much that no word is known of is a question of its own, and no follow-up, bare period or misspelled word. */
const FEW_WORDS = 2;
const FEW_CHARACTERS = 6;

/** "The moon looks like a potato tonight" tells something, and orders nothing. */
const STATEMENT = /^(?:the|this|that|these|those|i|he|she|they|we|you|his|her|their|there|what|who|why|how)\b/;
const OF_DEVICES: ReadonlySet<Command> = new Set(["charge", "off", "on", "schedule", "set", "start", "stop"]);
const OF_TIME: ReadonlySet<SlotSpan["slot"]> = new Set(["filter", "period", "period2", "time"]);

/** "Weather forecast for tomorrow" is read as one of the energy, whatever it forecasts. */
export const asksForWeather = ({ normal }: Pick<Question, "normal">): boolean =>
  /\bweather (?:forecast|report)\b|天气(?:预报|怎么样|如何)/.test(normal.text);

/** Nothing in the question is of energy, homes, money or the product. */
export function isOffTopic({ tokens, slots, normal }: Question, asked: Asked): boolean {
  const { act, scope, metric, aggregate, subject, command } = asked;
  const isNoOrder = act === "do" && command !== undefined && OF_DEVICES.has(command) && STATEMENT.test(normal.text);
  if (scope !== "own" || (act !== "ask" && act !== "forecast" && !isNoOrder)) return false;
  // What the classifiers read of energy without being asked for it is energy, used by the whole home.
  if (
    (subject !== undefined && subject !== "device" && subject !== "appliance") ||
    aggregate !== undefined ||
    (metric !== undefined && metric !== "energy")
  )
    return false;
  if (slots.some(({ slot }) => !OF_TIME.has(slot))) return false;
  if (KNOWN_CHINESE.test(normal.text) || knownNames(tokens).some((kind) => /appliance|thing|room/.test(kind)))
    return false;
  if (tokens.some(({ text }) => KNOWN.test(text) || OWN.has(text))) return false;
  const others = openWords({ tokens, slots });
  return others.some(isHan)
    ? others.filter(isHan).length >= FEW_CHARACTERS
    : others.filter(isTelling).length >= FEW_WORDS;
}

/** The words that carry no slot. */
const openWords = ({ tokens, slots }: Pick<Question, "slots" | "tokens">): string[] =>
  tokens.filter((_, at) => !slots.some(({ from, to }) => from <= at && at < to)).map(({ text }) => text);

const isTelling = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !PLAIN.has(word);

/** How many words (of Chinese, characters) say something that is no slot and nothing of energy or the product. */
export function foreignWords(question: Pick<Question, "slots" | "tokens">): number {
  return openWords(question).filter((word) =>
    isHan(word) ? !KNOWN_CHINESE.test(word) : isTelling(word) && !KNOWN.test(word),
  ).length;
}
