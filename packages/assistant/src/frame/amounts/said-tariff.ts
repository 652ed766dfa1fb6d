import type { PricedHours } from "./hours-of-prices";
import { statedPrices } from "./stated-prices";

/*
 * "Would a flat 24 cents have been cheaper?", "my neighbor pays 7 cents from midnight to 6 and 38 the rest": a tariff that
 * the asker's own readings are to be priced by, and its prices where they are stated.
 */

/** Prices per kWh in the unit of money that the asker's own tariff has. */
export interface StatedTariff {
  base: number;
  /** Of some hours of every day. */
  special?: { perKwh: number } & PricedHours;
}

const TARIFF =
  /\b(?:tariffs?|rates?|rate plans?|price plans?|plans?|pricing|flat (?:price|fee)|been paying|were paying|been charged)\b|电价|一口价|分时|峰谷|阶梯|套餐|[两二三四]段式|统一价|固定价|单一价/;
const COMPARES =
  /\b(?:cheaper|dearer|lower|higher|better|worse|beat|beats|save[ds]?|saving|more or less|pa(?:y|id) (?:more|less)|less|more expensive|worth|compar\w*|vs\.?|versus|difference|instead)\b|便宜|贵|划算|省|多花|少花|差多少|合算|更好/;
const CHANGES =
  /\b(?:if|would|could|had|suppose|switch\w*|moved?|moving|chang\w+|go(?:ing|ne)? (?:on|to)|been on|were on|was on|put me on|take|instead|compared?)\b|换[成到]?|改[成用]|要是|如果|假如|假设|套用?|按.{0,8}算|一直用|用的是/;
const OF_ME = /\b(?:i|i'd|i'm|i've|me|my|mine|we|we'd|us|our|ours)\b|我|咱|换成|改成|过去|去年|今年|现在/;
/** A use that is calculated, or a car and hours of it, is no year's readings. */
const OF_ONE_USE =
  /储能|套利|热泵|天然气|阳台|绿色套餐|表支|单费率|[哪那]几样|\b(?:battery|batteries|heat pumps?|laundry|washing|balcony|single[- ]rate (?:meter|unit))\b|\bday rate\b.*\bnight rate\b|\b(?:\d+(?:\.\d+)?) ?(?:watts?|w|kw|kwh|hours? a day|hours? per day)\b|\d千?瓦|\b(?:solar panels?|battery|heat pump) (?:pay|worth)/;

/**
 * Of one price for all hours, or of two with the hours of one of them.
 * @param text normalized
 */
export function statedTariff(text: string): StatedTariff | undefined {
  const { prices, hours, special, pair } = statedPrices(text);
  const [only] = prices;
  if (!hours) return prices.length === 1 && only !== undefined ? { base: only } : undefined;
  if (!pair) return undefined;
  const inHours = special === "first" ? pair.first : pair.second;
  const elsewhere = special === "first" ? pair.second : pair.first;
  return { base: elsewhere, special: { perKwh: inHours, ...hours } };
}

/** Whether one's own readings are to be priced by another tariff. @param text normalized */
export function asksOtherTariff(text: string): boolean {
  if (OF_ONE_USE.test(text)) return false;
  const stated = statedTariff(text);
  // "What would last month cost at 12 cents from 10 to 6 and 30 cents the rest" prices one's own readings.
  if (stated?.special !== undefined && OF_READINGS.test(text) && SUM.test(text)) return true;
  if (!COMPARES.test(text) || !OF_ME.test(text)) return false;
  const isNamed = TARIFF.test(text) && CHANGES.test(text);
  return (
    stated?.special !== undefined || (isNamed && (stated !== undefined || (KIND.test(text) && !OWN_KIND.test(text))))
  );
}

const OF_READINGS =
  /\b(?:last|this|past) (?:week|month|year|summer|winter)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|上个?[月周]|[这本]个?[月周]|[去今]年|[一二三四五六七八九十\d]月|\b(?:an?|per|each|whole|full|the) year\b|\b(?:yearly|annual(?:ly)?)\b|[一整全每]年/;
const SUM = /\b(?:costs?|pay|paid|bill|come to|spen[dt])\b|[多几](?:少|多)?(?:钱|块|蚊)|电费/;
/** Whether the own readings are to be priced. @param text normalized */
export const asksSum = (text: string): boolean => SUM.test(text);
/** @param text normalized */
export const namesReadings = (text: string): boolean => OF_READINGS.test(text);

/** "Than on my flat plan": the one that there is. */
const OWN_KIND =
  /\b(?:my|our) (?:current |own |present )?(?:flat|fixed|time[- ]of[- ]use|tou|tiered)\b|\bif (?:i'm|i am|we're|we are) on\b|(?:我|现在)的?(?:是|用的是)(?:分时|峰谷|阶梯)/;
const KIND =
  /\b(?:flat|fixed|single|time[- ]of[- ]use|tou|ev|tiered|day[- ]night|night)\b.{0,12}\b(?:tariffs?|rates?|plans?|pricing|price)\b|一口价|不分时|分时|峰谷|阶梯|[两二三四]段式|统一电?价|固定电?价|单一电?价/;

/** "Blended", "peak and off-peak together": one price for all hours. */
const BLENDED =
  /\bblend\w*|\ball[- ]in\b|\bcombined?\b|\b(?:together|overall|mixed|averaged)\b|合[在到]?一起|综合|混合|合算下来|平均下来|不分峰谷|加权/;
export const asksBlended = (text: string): boolean => BLENDED.test(text);
