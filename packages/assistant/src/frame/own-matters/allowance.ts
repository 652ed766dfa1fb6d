import { readGiven } from "../amounts/given-codes";
import type { WordSlots } from "../conversation/merge";
import type { Group } from "../frame";
import type { ToldReading } from "../times/around-change";
import { withDigits } from "../values/numbers";

/*
 * An amount that the asker's home is allowed, and whether it went beyond: "the rent includes 250 kWh a month, which months
 * went over", 我家限容5千瓦,超过没有. It counts hours, days or months, and calculates nothing.
 */

const ALLOWED =
  /\b(?:limit(?:ed|s)?|cap(?:ped|s)?|quota|allowances?|allow(?:s|ed)?|includ(?:e|es|ed|ing)|cover(?:s|ed)?|contract(?:ed|ual)?|ceiling|max(?:imum)?|entitled|budget(?:ed)?|subscribed|rated)\b|限[额容量电定]?|封顶|上限|(?:合同|契约|报装|申请)(?:容量|功率|需量|电量)?|额度|配额|定额|包(?=\d)|[给让]用/;
const BEYOND =
  /\b(?:over|exceed(?:ed|s|ing)?|pass(?:ed)?|past|beyond|above|bust(?:ed)?|br(?:eak|oke|oken)|br(?:each|eached)|go(?:ne)? through|(?:stay(?:ed)?|keep|kept|remain(?:ed)?|manage(?:d)?(?: to stay)?) (?:with)?in(?:side)?|(?:stay(?:ed)?|keep|kept) (?:under|below)|(?:was|is) it more|hit|top(?:ped)?)\b|超|爆|突破|过了|(?:没|冇|没有?)过|[管守控]住|以内/;
const ASKED =
  /\b(?:did|have|has|was|were|is|ever|which|what|how (?:many|often)|when|any)\b|[吗么嘛没冇几哪多]|有没有|是否|过没/;
const POWER = /(\d+(?:\.\d+)?) ?(k ?w|kva|kilowatts?|千瓦|瓩|w(?:atts?)?|瓦)(?![a-z时]| ?hours?)/;
const ENERGY = /(\d+(?:\.\d+)?) ?(?:k ?wh|kilowatt[- ]?hours?|units?|千瓦时|度)/;
const UNIT: readonly (readonly [RegExp, Group])[] = [
  [
    /\b(?:monthly|(?:a|per|each|every|which|what|many) months?)\b|[一1每]个?月|[哪几多]\S{0,2}个?月|月(?:度|均)/,
    "month",
  ],
  [/\b(?:weekly|(?:a|per|each|every|which|many) weeks?)\b|[一1每]个?(?:周|星期|礼拜)/, "week"],
  [/\b(?:an|per|each|every|many) hours?\b|hourly|每?小时/, "hour"],
];

const PENALTY = /\b(?:fine[ds]?|penalt\w+|charge[ds]?|fees?)\b|罚|收费|违约/;
/** Without the word for a limit, that it was gone beyond has to be asked of the own home: "did we ever pass 6 kW?" */
const OWN_BEYOND =
  /\b(?:did|have|has) (?:we|i|it|the (?:house|home|place)|my \w+|our \w+)\b.{0,16}\b(?:ever |once )?(?:pass|exceed|hit|top|reach|go over|go above|go past|been over|been above|gone over|gone past|passed|exceeded)\b/;

const HOURS = /(?<!watt[- ]|k)\bhours?\b(?! of)|小时|钟头/;
/** "How many hours were above 0.8 kW", 功率超过0.8千瓦的小时有几个 */
const COUNTED =
  /\b(?:how many|which|what) (?:\w+ )?(?:hours?|days?|months?|weeks?|evenings?|nights?|times)\b|(?:几|多少|哪[几些]?)个?(?:小时|钟头|天|日|晚上?|周|月|次)|(?:小时|天|日子?|晚上?|月)(?:有|一共有)?(?:几|多少)/;

export function beyondAllowance(text: string, marked: WordSlots): ToldReading | undefined {
  const digits = withDigits(text);
  const isAllowed = ALLOWED.test(digits) && BEYOND.test(digits) && ASKED.test(digits);
  const isCounted = marked.pick === undefined && COUNTED.test(digits) && BEYOND.test(digits) && ASKED.test(digits);
  // Energy that is marked as a limit has its whole or its days by the words.
  const isOwn = (marked.pick === undefined || POWER.test(digits)) && OWN_BEYOND.test(digits);
  if (!isAllowed && !isCounted && !isOwn) return undefined;
  // Prices, money and appliances are calculated with.
  if (marked.appliances ?? marked.devices?.find((name) => !ALLOWED.test(name))) return undefined;
  if (marked.given?.some((code) => !["energy", "power", "other"].includes(readGiven(code).kind))) return undefined;
  if ((marked.given?.length ?? 0) > 1 || PENALTY.test(text)) return undefined;
  const [, power, unitOfPower = ""] = POWER.exec(digits) ?? [];
  const amount = power ?? ENERGY.exec(digits)?.[1];
  if (amount === undefined) return undefined;
  const watts = /^(?:k|千|瓩)/.test(unitOfPower) ? "kW" : "W";
  const unit = UNIT.find(([words]) => words.test(digits))?.[1];
  const { period, filters } = marked;
  return {
    asked: { act: "ask", scope: "own", metric: power ? "power" : "energy", aggregate: "count" },
    slots: {
      ...(period === undefined ? {} : { period }),
      ...(filters ? { filters } : {}),
      group: HOURS.test(digits) ? "hour" : power ? "day" : (unit ?? "day"),
      pick: `above:${amount}${power ? watts : "kWh"}`,
    },
  };
}
