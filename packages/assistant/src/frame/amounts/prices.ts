import { mostPerKwhIn } from "./scan/currencies";
import type { Amount } from "./scan/scan";

/*
 * Which amounts of a text are prices of a kWh: those that say so ("24 pence for one kWh", 一度八毛), those that words of a
 * price stand beside (电价0.6, "my rate is 5 naira", "at 0.30"), and small money that nothing else is said of ("at 29p",
 * "its 14c", 按八毛).
 */

export interface Price extends Amount {
  /** Said outright; small money alone gives way to what its words mean elsewhere. */
  isSure: boolean;
}

/** Right before a price: 单价, 谷电, "my rate is", "power costs". */
const BEFORE =
  /(?:(?:单价|电价|(?:峰谷?|谷|平|尖峰?|高峰|低谷|平段)(?:电|段|时|期|价|时段)*)(?:是|为|按|:)? ?|\b(?:rate|price|tariff|unit (?:cost|price)|(?:electric(?:ity)?|power|energy|current|light) (?:costs|is|rate is))(?: (?:per (?:kwh|unit)|of|is|was|at|about|around|now|:|me|us))* ?)$/;
const BEHIND = /^的?(?:一口价|统一价|固定价|单一价)/;
/** "At 0.30" is of no time of day, temperature or share. */
const AT = /\b(?:at|@) $/;
/** 按八毛算 */
const BY = /[按以照]$/;
const BY_BEHIND = /^(?:[来计算]|的?(?:电价|价))/;

/** A charge of a time, or what something differs by, is no price of a kWh. */
const NO_PRICE =
  /^ ?(?:(?:standing|service|supply|cheaper|dearer|more|less|lower|higher|off|extra)\b|多|以[上下])|^ ?(?:an?|per|each|every) (?:charge|bill|day|week|month|year)/;
const NOT_BY = /(?:\b(?:by|save[ds]?|saving|plus|extra|another|only|pays) |[<>=] ?|[省贵涨降差多少]|便宜)$/;
/** What is sold, driven or granted has a price of its own. */
const OF_OTHERS =
  /\b(?:export\w*|feed[- ]?in|fit|solar|sell\w*|sold|fps|gas|petrol|mile|gallon|liters?|stamps?)\b|补贴|公里|油|卖|上网电?价/;
/** Where something is warm, "14c" is no money. */
const OF_HEAT =
  /\b(?:degrees?|thermostat|temperatures?|heat\w*|cool\w*|warm\w*|cold|hot|outside|celsius|set|setpoint|keep|kept|fridge|freezer|wash|boiler|tax|credit)\b|°/;

/** @param amounts of the text, normalized */
export function pricesAmong(amounts: readonly Amount[], text: string): Price[] {
  const hasOthers = OF_OTHERS.test(text);
  const isOfHeat = OF_HEAT.test(text);
  const found = amounts.flatMap((one): Price[] => {
    if (one.kind === "price" || isBesideWords(one, text)) return [{ ...one, isSure: true }];
    if (hasOthers || (isOfHeat && /\d ?c$/.test(one.words))) return [];
    return isSmallMoney(one, text) ? [{ ...one, isSure: false }] : [];
  });
  // "AED 0.38 a unit, 38 fils" is one price said twice.
  return found.filter(
    (one, at) =>
      !found.slice(0, at).some(({ number, unit }) => number === one.number && unit === one.unit && !one.isSure),
  );
}

function isBesideWords(one: Amount, text: string): boolean {
  if ((one.kind !== "money" && one.kind !== "number") || one.per !== null) return false;
  const [before, behind] = [text.slice(0, one.from), text.slice(one.to)];
  if (AT.test(before) && /^\D*0?\.\d{1,4}$/.test(one.words)) return true;
  if (BEHIND.test(behind)) return true;
  const isPrice = one.number > 0 && one.number < mostPerKwhIn(one.kind === "money" ? one.unit : null);
  const isNumber = one.kind === "money" || /\.\d/.test(one.words) || /[\u4e00-\u9fff]:? ?$/.test(before);
  return isPrice && isNumber && BEFORE.test(before) && !/^ ?(?:%|度|点|年|月|小时)/.test(behind);
}

function isSmallMoney(one: Amount, text: string): boolean {
  if (one.kind !== "money" || one.per !== null) return false;
  const [before, behind] = [text.slice(0, one.from), text.slice(one.to)];
  if (BY.test(before) && BY_BEHIND.test(behind)) return true;
  return one.isSmall && one.number < 1 && !NOT_BY.test(before) && !NO_PRICE.test(behind);
}
