import type { Frame, Group } from "../frame";
import { isOfFigures } from "../consistency";
import { TARIFF_PERIODS } from "../times/set-against";
import { withDigits } from "../values/numbers";
import { CHANGE } from "../vocabulary";
import { readGiven } from "./given-codes";
import { statedPrices } from "./stated-prices";

/*
 * "What if I had used ten percent less?", 如果减少两成能省多少, "without the standby", "if I shift 30% of it to off-peak at 9
 * cents": any own figure, changed by a part, by so many watts or kWh, or by another price of a part of it.
 */

export type UseChange =
  | { kind: "less" | "more"; amount: number; of: "%" | "W" | "kWh"; per: "day" | "month" | "week" | "year" | null }
  | { kind: "moved"; fraction: number; perKwh: number | null };

/** A code of the slot `change`; null of what is none. */
export function readChange(code: string | undefined): UseChange | null {
  if (code === undefined || !CHANGE.test(code)) return null;
  const [, kind = "", figure = "", unit = "", per = null, price = null] =
    /^(less|more|moved):([\d.]+)(%|W|kWh)(?:\/(\w+))?(?:@([\d.]+))?$/.exec(code) ?? [];
  const amount = Number(figure);
  if (kind === "moved") return { kind, fraction: amount / 100, perKwh: price === null ? null : Number(price) };
  return { kind: kind as "less", amount, of: unit as "%", per: per as "day" | null };
}

const SUPPOSES =
  /\b(?:what if|what would|if (?:i|we|it|my|our|the)\b|had (?:i|we)\b|suppos(?:e|ing)|imagine|say (?:i|we)\b|assum(?:e|ing)|without|would (?:i|we|it|that|this|\w+ing)\b|how much (?:would|could|will|do|can|might)\b|sav(?:e|es|ed|ing|ings) (?:\w+ )?(?:if|by)\b)|如果|要是|假如|假设|假使|倘若|若|的话|[能可会](?:以)?(?:省|少|多)|省(?:多少|几)|少(?:多少|几)/;
/** How it is done, what a change of price comes to, and what has been are other questions. */
const OF_OTHERS =
  /\bhow (?:can|should|to)\b|\bhow (?:do|could) (?:i|we) (?:cut|reduce|lower|save|get)\b|\bwhy\b|\b(?:did|have|has) (?:i|we|it) (?:use|used|save|saved|cut)\b|\b(?:price|rate|tariff|cost per (?:kwh|unit))s? (?:\w+ ){0,2}(?:go(?:es)?|went|ris\w+|rose|up|increas\w+|fall\w*|drops?|down)\b|\bneighbou?rs?\b|\bforecast\b|怎么[样]?(?:能|才|可以|省|减|降)|如何|为什么|为啥|涨价|降价|电价.{0,6}[涨升降]|邻居|隔壁/;

const N = "(\\d+(?:\\.\\d+)?)";
const PERCENT = "(?:%|percent|per cent)";
const CUTS = "(?:cut|reduc|lower|drop|decreas|shav|trim|shrink|slash|sav|knock|bring|brought)\\w*";
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 33.333, quarter: 25, fifth: 20, tenth: 10 };
const LESS_HAN = "(?:减少?|降低?|下降|少用?|省下?|砍掉?|砍|节约|节省|压缩?|削减?|调低)";

type Reading = (match: RegExpExecArray) => string | null;
const percent =
  (kind: "less" | "more", at = 1): Reading =>
  ({ [at]: figure }) =>
    `${kind}:${Number(figure)}%`;
const watts =
  (kind: "less" | "more"): Reading =>
  ([, figure, kilo]) =>
    `${kind}:${Number(figure) * (/^(?:k|千)/.test(kilo ?? "") ? 1_000 : 1)}W`;

/** The first that fits tells the change. */
const CHANGES: readonly [pattern: RegExp, code: Reading][] = [
  [new RegExp(`${N} ?k?wh?s? ?(?:less|fewer|lower)(?: (?:an?|per|each|every) (day|week|month|year))?`), lessEnergy],
  [new RegExp(`(?:(每|一|1)个?(天|日|周|月|年))?${LESS_HAN}[^\\d]{0,3}${N}(?:度电?|kwh|千瓦时)`), chineseEnergy],
  [new RegExp(`\\b${CUTS}\\b.{0,40}?\\b${N} ?(k?)(?:w|watts?)\\b(?! ?h)`), watts("less")],
  [new RegExp(`\\b${N} ?(k?)(?:w|watts?) (?:less|lower|off)\\b`), watts("less")],
  [new RegExp(`${LESS_HAN}[^\\d]{0,4}${N} ?(千?)(?:瓦|w)(?!h|时)`), watts("less")],
  [
    new RegExp(`${N} ?${PERCENT}(?: of (?:it|that|this|my \\w+|our \\w+))? ?(?:less|fewer|lower|reduction|cut)`),
    percent("less"),
  ],
  [new RegExp(`${N} ?${PERCENT} ?(?:more|higher|extra)`), percent("more")],
  [new RegExp(`\\b${CUTS}\\b[^?.!]{0,60}?\\b(?:by )?${N} ?${PERCENT}`), percent("less")],
  [new RegExp(`\\b(?:increas|rais|grow|grew)\\w*\\b[^?.!]{0,40}?\\bby ${N} ?${PERCENT}`), percent("more")],
  [/\bhalv(?:e|ed|ing)\b|\bhalf (?:as much|the)\b|\b(?:by|in) half\b|\bonly half\b/, () => "less:50%"],
  [
    /\b(?:by (?:an? |one )?|an? |one )(third|quarter|fifth|tenth)(?: less)?\b(?! of an hour)/,
    ([, part = ""]) => `less:${PARTS[part]}%`,
  ],
  [/\bdoubl(?:e|ed|ing)\b|\btwice as much\b|翻倍|翻一番/, () => "more:100%"],
  [new RegExp(`(?:${LESS_HAN}|少)(?:了|到|掉|个)?${N}%`), percent("less")],
  [new RegExp(`(?:${LESS_HAN}|少)(?:了|到|掉|个)?(\\d)成`), ([, tenths]) => `less:${Number(tenths) * 10}%`],
  [new RegExp(`(?:多用|增加|增长|多)(?:了|个)?${N}%`), percent("more")],
  [new RegExp(`(?:多用|增加|多)(?:了|个)?(\\d)成`), ([, tenths]) => `more:${Number(tenths) * 10}%`],
  [/减半|砍半|(?:少用?|省|减|砍掉?|降)[1一]半|只用[1一]半/, () => "less:50%"],
];

function lessEnergy([, figure, per]: RegExpExecArray): string | null {
  return figure === undefined ? null : `less:${Number(figure)}kWh${per ? `/${per}` : ""}`;
}
function chineseEnergy([, , length, figure]: RegExpExecArray): string | null {
  const per = length === undefined ? "" : `/${HAN_LENGTHS[length]}`;
  return `less:${Number(figure)}kWh${per}`;
}
const HAN_LENGTHS: Readonly<Record<string, string>> = { 天: "day", 日: "day", 周: "week", 月: "month", 年: "year" };

const MOVES =
  /\b(?:shift|mov|push|transfer|switch)\w*\b.{0,40}?\bto\b.{0,20}?\b(?:off[- ]?peak|nights?|overnight|cheap\w*|low rate|another)\b|[挪移转改搬放]到.{0,6}(?:谷|低谷|离峰|晚上|夜里?|半夜|便宜)/;
const MOVED_PART = new RegExp(`${N} ?${PERCENT}|(\\d)成|\\bhalf\\b|[1一]半`);

const STANDBY = /\bstand-?by\b|\bbase ?load\b|\balways[- ]on\b|待机|基础负荷|基荷/;
const WITHOUT =
  /\bwithout (?:the |my |our |any )?(?:stand-?by|base ?load|always[- ]on)|\b(?:get|got|getting) rid of (?:all )?(?:the |my |our )?(?:stand-?by|base ?load)|(?:没有|去掉|不要|消除|关掉|拔掉)(?:所有|全部)?的?(?:待机|基础负荷|基荷)/;

/** "And without the ten percent" takes it back. */
const TAKEN_BACK =
  /\bwithout (?:the|that|those|this|any) (?:\d+(?:\.\d+)? ?(?:%|percent)|percent|change|reduction|cut|saving)|不(?:减|算|省|降)(?:那|这)?(?:个)?(?:\d|[一二三四五六七八九]成)?/;

const LENGTHS: readonly [RegExp, Group][] = [
  [/\b(?:an?|per|each|every) (?:year|yr)\b|\b(?:yearly|annual(?:ly)?)\b|[一1每][整]?年/, "year"],
  [/\b(?:an?|per|each|every) month\b|\bmonthly\b|[一1每]个?月/, "month"],
  [/\b(?:an?|per|each|every) week\b|\bweekly\b|[一1每]个?(?:周|星期|礼拜)/, "week"],
  [/\b(?:an?|per|each|every) day\b|\bdaily\b|[一1每][天日]/, "day"],
];
const REFERS = /\b(?:it|that|this|them|those|same)\b|[它他她]|[那这]|其中/;

/** The code of the change that a question supposes. @param text normalized */
export function changeIn(text: string): string | undefined {
  const digits = withDigits(text);
  if (OF_OTHERS.test(text) || TAKEN_BACK.test(digits) || !SUPPOSES.test(text)) return undefined;
  if (WITHOUT.test(text)) return "less:100%";
  const moved = MOVES.test(digits) ? MOVED_PART.exec(digits) : null;
  if (moved)
    return `moved:${moved[1] === undefined ? (moved[2] === undefined ? 50 : Number(moved[2]) * 10) : Number(moved[1])}%`;
  for (const [pattern, code] of CHANGES) {
    // "A third" is a part, and no third of something.
    const found = pattern.exec(digits) ?? pattern.exec(text);
    const read = found && code(found);
    if (read && CHANGE.test(read)) return read;
  }
  return undefined;
}

const OTHER_ACTS: ReadonlySet<string> = new Set(["confirm", "decline", "do", "state"]);
const OF_USE: ReadonlySet<Frame["metric"]> = new Set([undefined, "base_load", "cost", "energy", "power", "savings"]);

/**
 * The frame of a question that supposes a change of one's own use, of what it names or of the question before.
 * @param text normalized
 * @param before of the question before
 */
export function withChange(frame: Frame, text: string, before: Frame | null): Frame {
  const { mentions } = frame;
  const isOther = mentions?.matters ?? mentions?.homeMatter ?? mentions?.statedTariff ?? mentions?.danger;
  if (OTHER_ACTS.has(frame.act) || isOther) return frame;
  const ofBefore = before?.scope === "own" && isOfFigures(before) && !before.appliances ? before : null;
  const change = changeIn(text);
  if (change === undefined) return ofBefore?.change && follows(frame, text) ? { ...frame, ...keptOf(ofBefore) } : frame;
  const names = frame.appliances?.some((appliance) => appliance !== "standby") || frame.devices !== undefined;
  if (!OF_USE.has(frame.metric) || (names && !ofBefore) || !isOfChange(frame, change)) return frame;
  const isOfOwn = ofBefore !== null || frame.scope === "own" || OWN.test(text);
  if (!isOfOwn || (frame.subject === "solar" && !ofBefore)) return frame;
  const leans = ofBefore !== null && (frame.period === undefined || REFERS.test(text)) ? ofBefore : null;
  const isOfBase = STANDBY.test(text) || (leans?.metric === "base_load" && frame.filters === undefined);
  const isMoved = change.startsWith("moved");
  const prices = isMoved ? movedPrices(frame, leans, text) : { own: (pricesIn(frame)[0] ?? pricesIn(leans)[0])?.code };
  const filters = (isMoved ? frame.filters?.filter((filter) => !MOVED_TO.has(filter)) : frame.filters) ?? [];
  const named = isMoved && OF_PEAK.test(text) && filters.length === 0 ? ["peak"] : filters;
  const allFilters = named.length > 0 ? named : (leans?.filters ?? []);
  const period = frame.period ?? leans?.period;
  const group = LENGTHS.find(([words]) => words.test(text))?.[1];
  const { language, topics, sureness, read } = frame;
  return {
    language,
    act: "ask",
    scope: "own",
    metric: isOfBase ? "base_load" : "energy",
    ...(period && !isOfBase ? { period } : {}),
    ...(allFilters.length > 0 && !isOfBase ? { filters: allFilters } : {}),
    ...(group ? { group } : {}),
    ...(prices.own ? { given: [prices.own] } : {}),
    change: prices.other === undefined ? change : `${change}@${prices.other}`,
    ...(mentions?.euros ? { mentions: { euros: true } } : {}),
    topics,
    sureness,
    read: { ...(leans?.read.given ? { given: leans.read.given } : {}), ...read },
  };
}

/** Amounts other than prices and the change make a sum of their own: "if I use 400 kWh and cut it by 15%". */
function isOfChange({ given = [] }: Frame, change: string): boolean {
  const kinds = new Set(given.map((code) => readGiven(code).kind));
  for (const kind of ["change", "charge", "other", "price", "share"] as const) kinds.delete(kind);
  if (change.endsWith("W")) kinds.delete("power");
  if (change.includes("kWh")) kinds.delete("energy");
  return kinds.size === 0;
}

/** When what is moved runs then, which is no time of the use. */
const MOVED_TO: ReadonlySet<string> = new Set([...TARIFF_PERIODS, "night"]);

const OWN = /\b(?:i|i'd|i'll|we|we'd|my|our|me|us)\b|我|咱|俺|家/;

/** 高峰用电的三成: what is moved is of the tariff's peak. */
const OF_PEAK =
  /\b(?<!off[- ]?)peak (?:use|usage|consumption|load|energy|hours|power)\b|(?:高峰|尖峰|峰[时段电期])(?:的|用)/;

const pricesIn = (frame: Pick<Frame, "given"> | null): { code: string; perKwh: number }[] =>
  (frame?.given ?? []).flatMap((code) => {
    const amount = readGiven(code);
    return amount.kind === "price" ? [{ code, perKwh: amount.perKwh }] : [];
  });

/** The price of what is moved, and the one that it is moved to: that of peak and the other, else the last one that is stated. */
function movedPrices(frame: Frame, before: Frame | null, text: string): { own?: string | undefined; other?: number } {
  const { pair } = statedPrices(text);
  if (pair?.peak) {
    const [own, other] = pair.peak === "first" ? [pair.first, pair.second] : [pair.second, pair.first];
    return { own: `${own}/kWh`, other };
  }
  const stated = pricesIn(frame);
  const other = stated.at(-1);
  const own = stated.length > 1 ? stated[0] : pricesIn(before)[0];
  return { own: own?.code, ...(other ? { other: other.perKwh } : {}) };
}

/** "And for August?", "at 15 cents": the same change of another time, or at another price. */
const follows = ({ scope, appliances, pick, comparedTo, aggregate, metric }: Frame, text: string): boolean =>
  scope === "own" &&
  (appliances ?? pick ?? comparedTo ?? aggregate) === undefined &&
  OF_USE.has(metric) &&
  !TAKEN_BACK.test(withDigits(text)) &&
  SHORT.test(text);
const SHORT =
  /^(?:and|so|ok|what about|how about|then|for|in|at)\b(?!.*\b(?:did|was|were|used?)\b)|^(?:那|换|按|要是|如果)(?!.*(?:用了|花了))/;

const keptOf = ({ change, metric, group }: Frame): Pick<Frame, "act" | "change" | "group" | "metric"> => ({
  act: "ask",
  ...(change ? { change } : {}),
  ...(metric ? { metric } : {}),
  ...(group ? { group } : {}),
});
