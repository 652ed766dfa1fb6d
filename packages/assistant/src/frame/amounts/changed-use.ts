import type { Frame } from "../frame";
import { isOfFigures } from "../consistency";
import { TARIFF_PERIODS } from "../times/set-against";
import { SURE_BY_WORDS, withEarlierMoney } from "../slot-readings";
import { withDigits } from "../values/numbers";
import { CHANGE } from "../vocabulary";
import { capIn } from "./capped-use";
import { readGiven } from "./given-codes";
import { filterOfHours, hoursOfFilter } from "./hours-of-prices";
import { form, type FormMatch, formsIn, type MarkedText, markedText } from "./scan/forms";
import { lengthNamed, lengthOfEach } from "./scan/lengths";
import { statedPrices } from "./stated-prices";

/*
 * "What if I had used ten percent less?", 如果减少两成能省多少, "without the standby", "if I shift 30% of it to off-peak at 9
 * cents": any own figure, changed by a part, by so many watts or kWh, or by another price of a part of it.
 */

export type UseChange =
  | { kind: "less" | "more"; amount: number; of: "%" | "W" | "kWh"; per: "day" | "month" | "week" | "year" | null }
  | { kind: "moved"; fraction: number; perKwh: number | null }
  | { kind: "cap"; kWh: number; per: "day" | "month" | "week" };

/** A code of the slot `change`; null of what is none. */
export function readChange(code: string | undefined): UseChange | null {
  if (code === undefined || !CHANGE.test(code)) return null;
  const [, kind = "", figure = "", unit = "", per = null, price = null] =
    /^(cap|less|more|moved):([\d.]+)(%|W|kWh)(?:\/(\w+))?(?:@([\d.]+))?$/.exec(code) ?? [];
  const amount = Number(figure);
  if (kind === "cap") return { kind, kWh: amount, per: per as "day" };
  if (kind === "moved") return { kind, fraction: amount / 100, perKwh: price === null ? null : Number(price) };
  return { kind: kind as "less", amount, of: unit as "%", per: per as "day" | null };
}

const SUPPOSES =
  /\b(?:what if|what would|if (?:i|we|it|my|our|the)\b|had (?:i|we)\b|suppos(?:e|ing)|imagine|say (?:i|we)\b|assum(?:e|ing)|without|would (?:i|we|it|that|this|\w+ing)\b|how much (?:would|could|will|do|can|might)\b|sav(?:e|es|ed|ing|ings) (?:\w+ )?(?:if|by)\b)|如果|要是|假如|假设|假使|倘若|若|的话|[能可会](?:以)?(?:省|少|多)|省(?:多少|几)|少(?:多少|几)/;
/** How it is done, what a change of price comes to, and what has been are other questions. */
const OF_OTHERS =
  /\bhow (?:can|should|to)\b|\bhow (?:do|could) (?:i|we) (?:cut|reduce|lower|save|get)\b|\bwhy\b|\b(?:did|have|has) (?:i|we|it) (?:use|used|save|saved|cut)\b|\b(?:price|rate|tariff|cost per (?:kwh|unit))s? (?:\w+ ){0,2}(?:go(?:es)?|went|ris\w+|rose|up|increas\w+|fall\w*|drops?|down)\b|\bneighbou?rs?\b|\bforecast\b|怎么[样]?(?:能|才|可以|省|减|降)|如何|为什么|为啥|涨价|降价|电价.{0,6}[涨升降]|邻居|隔壁/;

const PARTS: Readonly<Record<string, number>> = { half: 50, third: 33.333, quarter: 25, fifth: 20, tenth: 10 };
const PART = "(?:half|third|quarter|fifth|tenth)";
const KWH = "(?:kwhs?|kw ?hours?|kilowatt[- ]?hours?|units?)";
const AMOUNT = "{energy|power|share}";
const PER_TIME = "(?: (?:an?|per|each|every) (?:day|week|month|year))?";
const EACH_HAN = "(?:(?:每个?(?:天|日|周|月|年)|{span})(?:都|要|能|就|再|大概|大约)*)?";
const SO_FAR = "[^?.!]{0,60}?";

interface Way {
  kind: "less" | "more";
  /** "Cut it by 10%" */
  actions: string;
  /** "10% less" */
  than: string;
  han: string;
}

const WAYS: readonly Way[] = [
  {
    kind: "less",
    actions: "(?:cut|reduc|lower|drop|f[ae]ll|decreas|shav|trim|shrink|slash|sav|knock|bring|brought)\\w*",
    than: "(?:less|fewer|lower|off|reduction|cut)",
    han: "(?:减少?|降低?|下降|少用?|省下?|砍掉?|砍|节约|节省|压缩?|削减?|调低)",
  },
  {
    kind: "more",
    actions: "(?:increas|rais|grow|grew|go up|went up)\\w*",
    than: "(?:more|higher|extra)",
    han: "(?:多用|多耗|多|增加|增长|加)",
  },
];
const ACTIONS = WAYS.map(({ actions }) => actions).join("|");
const HAN = WAYS.map(({ han }) => han).join("|");

/** "Down to 80%": so much of it is left. */
const LEFT = form(
  `\\b(?:${ACTIONS}|down|up)\\b${SO_FAR}\\bto (?:only |just |about )?(?:${AMOUNT}|(?:an? |one )?${PART}\\b)|(?:${HAN}|[变压控])(?:[到至成]|为)(?:原来的?|现在的?|本来的?)?${AMOUNT}`,
);
/** What stands right beside the words of a change, and what stands further behind them. */
const CHANGES: readonly [RegExp, Way["kind"]][] = [
  ...WAYS.map(({ kind, than, han }): [RegExp, Way["kind"]] => [
    form(
      `${AMOUNT}(?: of (?:it|that|this|my \\w+|our \\w+))? ?${than}\\b${PER_TIME}|{number} ${than} ${KWH}${PER_TIME}|\\b${PART} ${than}\\b|${EACH_HAN}(?:${han}|少)(?:了|掉|个|约|大概|大约)*${AMOUNT}`,
    ),
    kind,
  ]),
  ...WAYS.map(({ kind, actions }): [RegExp, Way["kind"]] => [
    form(
      `\\b${actions}\\b${SO_FAR}(?:${kind === "more" ? "\\bby " : ""})(?:{share|power|energy}|\\b(?:an?|one) ${PART}\\b(?! of an hour))`,
    ),
    kind,
  ]),
];
const HALVED =
  /\bhalv(?:e|ed|ing)\b|\bhalf (?:as much|the)\b|\b(?:by|in) half\b|\bonly half\b|减半|砍半|(?:少用?|省|减|砍掉?|降)[1一]半|只用[1一]半/;
const DOUBLED = /\bdoubl(?:e|ed|ing)\b|\btwice as much\b|翻倍|翻一番/;

/** `10%`, `2kWh/day`, `80W`: what changes, as the words of a form have it. */
function changedBy({ words, amounts }: FormMatch): { figure: number; unit: string } | null {
  const part = new RegExp(PART).exec(words)?.[0];
  const amount = amounts.findLast(({ kind }) => kind !== "span");
  if (!amount) return part ? { figure: PARTS[part] ?? 0, unit: "%" } : null;
  const { kind, number, unit } = amount;
  if (kind === "share") return { figure: number, unit: "%" };
  if (kind === "power") return { figure: number * (unit === "kW" ? 1_000 : 1), unit: "W" };
  const each = amount.per ?? lengthNamed(words.replace(amount.words, ""));
  return { figure: number, unit: each ? `kWh/${each}` : "kWh" };
}

const MOVES =
  /\b(?:shift|mov|push|transfer)\w*\b.{0,60}?\b(?:to|into|after)\b(?! ?\d+ ?(?:%|percent))|\bswitch\w*\b.{0,40}?\bto\b.{0,20}?\b(?:off[- ]?peak|nights?|overnight|cheap\w*|low rate)\b|[挪移转改搬放]到.{0,6}(?:谷|低谷|离峰|晚上|夜里?|半夜|白天|中午|便宜|\d{1,2}点)/;
const MOVED_PART = form(`{share}|\\b${PART}\\b|[1一]半`);

/** How much of it is moved, in percent; null where no part is said. */
function movedPart(text: MarkedText): number | null {
  const [found] = formsIn(text, MOVED_PART);
  return found ? (changedBy(found)?.figure ?? PARTS["half"] ?? 0) : null;
}

const STANDBY = /\bstand-?by\b|\bbase ?load\b|\balways[- ]on\b|待机|基础负荷|基荷/;
const WITHOUT =
  /\bwithout (?:the |my |our |any )?(?:stand-?by|base ?load|always[- ]on)|\b(?:get|got|getting) rid of (?:all )?(?:the |my |our )?(?:stand-?by|base ?load)|(?:没有|去掉|不要|消除|关掉|拔掉)(?:所有|全部)?的?(?:待机|基础负荷|基荷)/;

/** "And without the ten percent" takes it back. */
const TAKEN_BACK =
  /\bwithout (?:the|that|those|this|any) (?:\d+(?:\.\d+)? ?(?:%|percent)|percent|change|reduction|cut|saving)|不(?:减|算|省|降)(?:那|这)?(?:个)?(?:\d|[一二三四五六七八九]成)?/;

const REFERS = /\b(?:it|that|this|them|those|same)\b|[它他她]|[那这]|其中/;

/** The code of the change that a question supposes. @param text normalized */
export function changeIn(text: string): string | undefined {
  const digits = withDigits(text);
  if (OF_OTHERS.test(text) || TAKEN_BACK.test(digits) || !SUPPOSES.test(text)) return undefined;
  if (WITHOUT.test(text)) return "less:100%";
  const marked = markedText(text);
  const cap = capIn(marked);
  if (cap !== null) return CHANGE.test(cap) ? cap : undefined;
  const moved = MOVES.test(digits) ? movedPart(marked) : null;
  if (moved !== null) return `moved:${moved}%`;
  const [left] = formsIn(marked, LEFT);
  if (left) return leaving(changedBy(left));
  if (HALVED.test(text)) return "less:50%";
  if (DOUBLED.test(text)) return "more:100%";
  for (const [pattern, kind] of CHANGES) {
    const [found] = formsIn(marked, pattern);
    const by = found && changedBy(found);
    const code = by ? `${kind}:${by.figure}${by.unit}` : undefined;
    if (code && CHANGE.test(code)) return code;
  }
  return undefined;
}

/** Of an amount that is left, no part tells what it spares. */
function leaving(left: { figure: number; unit: string } | null): string | undefined {
  const change = left?.unit === "%" ? Number((100 - left.figure).toFixed(3)) : 0;
  return change === 0 ? undefined : `${change > 0 ? "less" : "more"}:${Math.abs(change)}%`;
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
  const isMoved = change.startsWith("moved");
  const leans = ofBefore !== null && (frame.period === undefined || REFERS.test(text)) ? ofBefore : null;
  const isOfBase =
    STANDBY.test(text) ||
    (leans?.metric === "base_load" && (frame.filters ?? leans.filters)?.join() === leans.filters?.join());
  const prices = isMoved ? movedPrices(frame, leans, text) : { own: (pricesIn(frame)[0] ?? pricesIn(leans)[0])?.code };
  const target = isMoved ? TARGET.exec(text)?.[1] : undefined;
  const isTarget = (filter: string) => isMoved && (MOVED_TO.has(filter) || filter === target);
  const filters = frame.filters?.filter((filter) => !isTarget(filter)) ?? [];
  const named = isMoved && OF_PEAK.test(text) && filters.length === 0 ? ["peak"] : filters;
  const allFilters = named.length > 0 ? named : (leans?.filters ?? []);
  const period = frame.period ?? leans?.period;
  const group = lengthOfEach(text);
  const { language, topics, sureness, read } = frame;
  return {
    language,
    act: "ask",
    scope: "own",
    metric: isOfBase ? "base_load" : "energy",
    ...(period && !isOfBase ? { period } : {}),
    ...(allFilters.length > 0 && !isOfBase ? { filters: allFilters } : {}),
    // A limit of each day is of all the time that is asked of.
    ...(group && !change.startsWith("cap:") ? { group } : {}),
    ...(prices.own ? { given: [prices.own] } : {}),
    change: prices.other === undefined ? change : `${change}@${prices.other}`,
    ...(mentions?.euros ? { mentions: { euros: true } } : {}),
    topics,
    sureness,
    read: {
      ...withEarlierMoney(read, leans),
      // Whose use it is, and that it is of use, is told by the change.
      scope: { words: "", sure: SURE_BY_WORDS },
      metric: { words: "", sure: SURE_BY_WORDS },
    },
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

/** "Into the afternoon" is where it goes. */
const TARGET = /\b(?:to|into) (?:the |my |our |late |early )*(morning|afternoon|evening)s?\b/;

const OWN = /\b(?:i|i'd|i'll|we|we'd|my|our|me|us)\b|我|咱|俺|家/;

/** 高峰用电的三成: what is moved is of the tariff's peak. */
const OF_PEAK =
  /\b(?<!off[- ]?)peak (?:use|usage|consumption|load|energy|hours|power)\b|(?:高峰|尖峰|峰[时段电期])(?:的|用)/;

const pricesIn = (frame: Pick<Frame, "given"> | null): { code: string; perKwh: number }[] =>
  (frame?.given ?? []).flatMap((code) => {
    const amount = readGiven(code);
    return amount.kind === "price" ? [{ code, perKwh: amount.perKwh }] : [];
  });

interface MovedPrices {
  own?: string | undefined;
  other?: number;
}

/** The price of what is moved, and the one that it is moved to: of the hours that were priced, of peak and the other, else the last one. */
function movedPrices(frame: Frame, before: Frame | null, text: string): MovedPrices {
  const { pair } = statedPrices(text);
  if (pair?.peak) return pricesFrom(pair.peak === "first" ? [pair.first, pair.second] : [pair.second, pair.first]);
  const stated = pricesIn(frame);
  const [one, another] = stated.map(({ perKwh }) => perKwh);
  if (one !== undefined && another !== undefined)
    return pricesFrom(INSTEAD_OF.test(text) ? [another, one] : [one, stated.at(-1)?.perKwh ?? another]);
  const bare = one === undefined ? null : bareInstead(text, one);
  if (one !== undefined && bare !== null) return pricesFrom([bare, one]);
  const told = before?.mentions?.statedTariff;
  if (one === undefined && told?.special) {
    const { special, base } = told;
    const hours = filterOfHours(special);
    const named = frame.filters?.filter((filter) => hoursOfFilter(filter) !== null) ?? [];
    // What lies in other hours than the priced ones is moved into these.
    const isOut = named.length === 0 || named.some((filter) => filter === hours);
    return pricesFrom(isOut ? [special.perKwh, base] : [base, special.perKwh]);
  }
  return { own: pricesIn(before)[0]?.code, ...(one === undefined ? {} : { other: one }) };
}

const pricesFrom = ([own, other]: readonly [number, number]): MovedPrices => ({ own: `${own}/kWh`, other });
/** "At 12 cents instead of 30": in the same unit. */
function bareInstead(text: string, perKwh: number): number | null {
  const number = Number(/\b(?:instead of|rather than) (\d+(?:\.\d+)?)\b(?! ?[:%])/.exec(text)?.[1] ?? Number.NaN);
  if (!(number > 0)) return null;
  const distance = (price: number) => Math.abs(Math.log(price / perKwh));
  return distance(number) < distance(number / 100) ? number : number / 100;
}
/** "At 12p instead of 32p": the one that it is moved to stands first. */
const INSTEAD_OF = /\b(?:instead of|rather than|not)\b.{0,12}\d|而?不是|代替/;

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
