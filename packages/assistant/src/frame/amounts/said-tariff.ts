import { withDigits } from "../values/numbers";

/*
 * "Would a flat 24 cents have been cheaper?", "my neighbor pays 7 cents from midnight to 6 and 38 the rest": a tariff that
 * the asker's own readings are to be priced by, and its prices where they are stated.
 */

/** Prices per kWh in the unit of money that the asker's own tariff has. */
export interface StatedTariff {
  base: number;
  /** Of some hours of every day: from the hour in which it begins to the one before which it ends, over midnight too. */
  special?: { perKwh: number; fromHour: number; toHour: number };
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

const HOUR =
  "(?:midnight|noon|(?:\\d{1,2})(?::\\d\\d)? ?(?:a\\.?m\\.?|p\\.?m\\.?)?|(?:凌晨|半夜|午夜|夜里|早上|上午|中午|下午|晚上|晚|早)?\\d{1,2}(?:点|时|:00)|(?:午夜|半夜|零点))";
const SPAN = new RegExp(
  `(?:(?:from|between) )?(?<![\\d.$])(${HOUR}) ?(?:to|till?|until|and|through|-|–|到|至)(?: the)? ?(?:次日|第二天)?(${HOUR})(?! ?(?:cents?|¢|p\\b))`,
);
const MONEY = "(?:cents?|c|¢|p|pence|分钱?|美分|角|毛钱?|块钱?|元|dollars?|usd|美元|欧元|英镑)";
const AMOUNT = new RegExp(
  `([$€£¥]) ?(\\d*\\.?\\d+)|(\\d*\\.?\\d+) ?(${MONEY})(?![a-z])|(?<![\\d.])(0?\\.\\d+)(?![\\d.])`,
  "g",
);
const REST =
  /\b(?:the rest|otherwise|other(?:wise)? (?:times|hours)|rest of (?:the )?(?:day|time)|all other|any other time|normally|else)\b|(?:其余|其他|其它|剩下|别的)(?:的)?(?:时间段?|时段|时候|时刻)?/;
const BARE = /(?<![\d.$:])(\d+(?:\.\d+)?)(?![\d.:]|\s*(?:a\.?m|p\.?m|months?|years?|days?|%))/g;

/** 1块1, 3块半 and 5毛1 as numbers of yuan, so that each price is one number. */
const withPlainPrices = (digits: string): string =>
  digits
    .replaceAll(/(\d+)块(\d)(?![\d块毛元度])/g, "$1.$2元")
    .replaceAll(/(\d+)块半/g, "$1.5元")
    .replaceAll(/(\d)[毛角毫](\d)(?![\d块毛元度])/g, "0.$1$2元")
    .replaceAll(/(\d)[毛角毫]半/g, "0.$15元");

/** @param text normalized */
export function statedTariff(text: string): StatedTariff | undefined {
  // 五毛六一度 is of one kWh, and no 61.
  const digits = withPlainPrices(
    withDigits(text.replaceAll(/(?<=[\d一二三四五六七八九毛角块元分])一(?=度|千瓦时|kwh)/g, "每")),
  );
  const span = SPAN.exec(digits);
  const hours = span && hoursOf(span[1] ?? "", span[2] ?? "");
  // Where the hours stand, a mark of the same kind for all.
  const plain = span && hours ? `${digits.slice(0, span.index)}§${digits.slice(span.index + span[0].length)}` : digits;
  const found = [...plain.matchAll(AMOUNT)].flatMap((match) => {
    const [, sign, signed, written, unit, fraction] = match;
    const perKwh = priceOf(Number(signed ?? written ?? fraction), sign ?? unit ?? "");
    return perKwh === null
      ? []
      : [{ at: match.index, end: match.index + match[0].length, perKwh, unit: sign ?? unit ?? "" }];
  });
  const [first] = found;
  if (!first) return undefined;
  if (!hours) return found.length === 1 ? { base: first.perKwh } : undefined;
  const rest = REST.exec(plain);
  // "38 the rest": in the unit of the price before it.
  if (found.length === 1 && rest) {
    const bare = [...plain.matchAll(BARE)].filter(({ index }) => index > first.at + 1 && index !== first.at);
    const near = bare.toSorted((a, b) => Math.abs(a.index - rest.index) - Math.abs(b.index - rest.index))[0];
    const perKwh = near && priceOf(Number(near[1]), first.unit);
    if (near && perKwh) found.push({ at: near.index, end: near.index + near[0].length, perKwh, unit: first.unit });
  }
  if (found.length !== 2) return undefined;
  const mark = plain.indexOf("§");
  const named = span && partAt(plain, mark, span[0]);
  const ofPart = named && found.filter(({ at }) => partAt(plain, at) === named);
  const ofOther = named && found.filter(({ at }) => partAt(plain, at) === OTHER_PART[named]);
  const [inHours, elsewhere] = [ofPart?.[0], ofOther?.[0]];
  if (inHours && elsewhere) return { base: elsewhere.perKwh, special: { perKwh: inHours.perKwh, ...hours } };
  const byHours = found.toSorted((a, b) => Math.abs(a.at - mark) - Math.abs(b.at - mark));
  const ofRest = rest && found.toSorted((a, b) => gapTo(a, rest) - gapTo(b, rest))[0];
  const base = ofRest ?? byHours[1];
  const special = found.find((one) => one !== base);
  return base && special ? { base: base.perKwh, special: { perKwh: special.perKwh, ...hours } } : undefined;
}

type PartOfDay = "day" | "night";
const OTHER_PART = { day: "night", night: "day" } as const;
const PART_OF_DAY =
  /(?<night>晚上|晚间|夜里|夜间|半夜|谷[时电段期价]?|低谷|离峰|\b(?:nights?|night-?time|overnight|off[- ]?peak|low rate)\b)|(?<day>白天|日间|高?峰[时电段期价]?|尖峰|\b(?:days?|day-?time|peak|high rate)\b)/g;
const MOST_BETWEEN = 10;

/** The part of the day that is named right before a price or hours, with no other amount between: 白天五毛六，晚上三毛，白天是8点到22点. */
function partAt(text: string, at: number, words = ""): PartOfDay | null {
  const before = text.slice(Math.max(0, at - MOST_BETWEEN), at);
  const last = [...before.matchAll(PART_OF_DAY)].at(-1);
  if (!last) return /^(?:晚|夜|半夜)/.test(words) ? "night" : null;
  const between = before.slice(last.index + last[0].length);
  if (/[\d§]/.test(between)) return null;
  return last.groups?.["night"] ? "night" : "day";
}

/** Characters between a price and the words that it stands beside, before or behind them. */
const gapTo = ({ at, end }: { at: number; end: number }, words: RegExpExecArray): number =>
  at >= words.index ? at - (words.index + words[0].length) : words.index - end;

/** A price per kWh from its number and its unit; null of a sum that is none. */
function priceOf(amount: number, unit: string): number | null {
  const perKwh = /^(?:c|¢|p$|pence|分|美分)/.test(unit) ? amount / 100 : /^(?:角|毛)/.test(unit) ? amount / 10 : amount;
  return perKwh > 0 && perKwh < MOST_PER_KWH ? Number(perKwh.toFixed(5)) : null;
}
const MOST_PER_KWH = 5;

/** "10 pm" is 22, 晚上10点 too; of "midnight to 6" the second is in the morning. */
function hoursOf(from: string, to: string): { fromHour: number; toHour: number } | null {
  const [fromHour, toHour] = [hourOf(from), hourOf(to)];
  if (fromHour === null || toHour === null || fromHour === toHour % 24) return null;
  return { fromHour: fromHour % 24, toHour: toHour === 0 ? 24 : toHour };
}

function hourOf(words: string): number | null {
  if (/midnight|午夜$|半夜$|零点/.test(words)) return 0;
  if (words === "noon") return 12;
  const hour = Number(/\d+/.exec(words)?.[0]);
  if (!(hour <= 24)) return null;
  if (/p\.?m|下午|晚/.test(words) && hour < 12) return hour + 12;
  return /a\.?m|凌晨|夜里|半夜/.test(words) && hour === 12 ? 0 : hour;
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
  /\b(?:last|this|past) (?:week|month|year|summer|winter)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|上个?[月周]|[这本]个?[月周]|[去今]年|[一二三四五六七八九十\d]月/;
const SUM = /\b(?:cost|pay|paid|bill|come to|spen[dt])\b|多少钱|电费|几块/;

/** "Than on my flat plan": the one that there is. */
const OWN_KIND =
  /\b(?:my|our) (?:current |own |present )?(?:flat|fixed|time[- ]of[- ]use|tou|tiered)\b|\bif (?:i'm|i am|we're|we are) on\b|(?:我|现在)的?(?:是|用的是)(?:分时|峰谷|阶梯)/;
const KIND =
  /\b(?:flat|fixed|single|time[- ]of[- ]use|tou|ev|tiered|day[- ]night|night)\b.{0,12}\b(?:tariffs?|rates?|plans?|pricing|price)\b|一口价|不分时|分时|峰谷|阶梯|[两二三四]段式|统一电?价|固定电?价|单一电?价/;

/** "Blended", "peak and off-peak together": one price for all hours. */
const BLENDED =
  /\bblend\w*|\ball[- ]in\b|\bcombined?\b|\b(?:together|overall|mixed|averaged)\b|合[在到]?一起|综合|混合|合算下来|平均下来|不分峰谷|加权/;
export const asksBlended = (text: string): boolean => BLENDED.test(text);
