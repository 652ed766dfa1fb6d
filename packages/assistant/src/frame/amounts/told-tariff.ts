import type { Frame } from "../frame";
import { TARIFF_PERIODS } from "../times/set-against";
import { readGiven } from "./given-codes";
import { filterOfHours, holdDay, hoursOfFilter, otherHours, type PricedHours, peakHoursIn } from "./hours-of-prices";
import { asksSum, namesReadings, type StatedTariff, statedTariff } from "./said-tariff";
import { inDigits, saysRest, statedPrices } from "./stated-prices";

/*
 * Prices of two times of day in a conversation: their hours may be those of the question before, the price of all hours is
 * held against both, and what the asker calls peak stays so.
 */

/** A frame by the tariff that is told in it and before. @param text normalized */
export function withToldTariff(frame: Frame, text: string, before: Frame | null): Frame {
  if (frame.act === "do" || frame.act === "talk" || frame.act === "state" || !isOfHome(frame)) return frame;
  const named = peakHoursIn(inDigits(text));
  const earlier = before && isOfHome(before) ? before : null;
  const peakHours = named ?? earlier?.mentions?.peakHours;
  const priced = pricedBy(frame, text, earlier, peakHours);
  const told = priced ?? (peakHours ? withPeakHours(frame, text, peakHours, earlier) : frame);
  const isCarried = named !== null || priced !== null || told !== frame;
  return peakHours && isCarried ? { ...told, mentions: { ...told.mentions, peakHours } } : told;
}

/** Amounts other than prices and charges make a sum of their own; a name beside prices of hours is none of a device. */
const isOfHome = ({ appliances, devices, given = [], mentions, scope }: Frame): boolean =>
  !appliances &&
  (!devices || mentions?.statedTariff?.special !== undefined) &&
  scope !== "product" &&
  given.every((code) => ["price", "money", "change", "charge", "other", "times"].includes(readGiven(code).kind));

function pricedBy(frame: Frame, text: string, before: Frame | null, peakHours: PricedHours | undefined): Frame | null {
  const earlier = before?.mentions?.statedTariff;
  const { prices, pair, hours, flat } = statedPrices(text);
  const stated = statedTariff(text);
  const besideFlat = flat === null ? {} : { earlierTariff: { base: flat }, asksCheaper: true as const };
  const asksOfHome = asksSum(text) && (namesReadings(text) || frame.scope === "own" || before?.scope === "own");
  if (frame.mentions?.statedTariff)
    return inTariff(frame, text, null, { statedTariff: frame.mentions.statedTariff, ...besideFlat });
  if (stated?.special && asksOfHome) return inTariff(frame, text, before, { statedTariff: stated, ...besideFlat });
  const isFollowUp = before !== null && (before.scope === "own" || earlier !== undefined);
  if (OF_EXPORTS.test(text)) return null;
  // "If the price goes from 28 to 32 cents": the one held against the other, where only the second has its unit too.
  const [risen, rest] = changedPrices(frame);
  if (risen !== undefined && rest !== undefined && !hours && asksOfHome) {
    const { given: _given, ...plain } = frame;
    return inTariff(plain, text, before, { statedTariff: { base: rest }, earlierTariff: { base: risen } });
  }
  if (pair && !hours && pair.peak === null && asksOfHome && RISES.test(text))
    return inTariff(frame, text, before, {
      statedTariff: { base: pair.second },
      earlierTariff: { base: pair.first },
    });
  const areOfHours = pair !== null && (pair.peak !== null || saysRest(text) || THAT_TIME.test(text));
  if (pair && areOfHours && !hours && (asksOfHome || (isFollowUp && (peakHours ?? hoursBefore(before))))) {
    const known = peakHours ?? (isFollowUp ? hoursBefore(before) : null);
    const side = pair.peak ?? (known && THAT_TIME.test(text) ? "first" : null);
    const tariff = known && byHours(pair, side, known, { arePeak: peakHours !== undefined, text });
    if (tariff) return inTariff(frame, text, before, { statedTariff: tariff });
    return inTariff(frame, text, before, { pricesWithoutHours: pair });
  }
  const open = before?.mentions?.pricesWithoutHours;
  // 峰是八点到二十二点, where the hours were asked for.
  if (open && hours && prices.length === 0) {
    const tariff = byHours(open, "first", peakHours ?? hours, { arePeak: peakHours !== undefined, text });
    return tariff && inTariff(frame, text, before, { statedTariff: tariff });
  }
  if (!earlier) return null;
  const [only] = prices;
  if (prices.length === 1 && only !== undefined && !hours)
    return inTariff(frame, text, before, { statedTariff: { base: only }, earlierTariff: earlier });
  if (prices.length > 0) return null;
  const other = before.mentions?.earlierTariff;
  if (other && WHICH.test(text))
    return inTariff(frame, text, before, { statedTariff: earlier, earlierTariff: other, asksCheaper: true });
  // "And September?" asks the same of another time.
  const isOfOtherTime = frame.period !== undefined && frame.scope === "own" && frame.metric === "cost";
  return isOfOtherTime && !OF_OWN_TARIFF.test(text)
    ? inTariff(frame, text, before, { statedTariff: earlier, ...(other ? { earlierTariff: other } : {}) })
    : null;
}

/** The price before and after, where a question states what a price changed by. */
function changedPrices({ given = [] }: Frame): readonly number[] {
  const amounts = given.map(readGiven);
  return amounts.some(({ kind }) => kind === "change")
    ? amounts.flatMap((amount) => (amount.kind === "price" ? [amount.perKwh] : []))
    : [];
}

const OF_EXPORTS = /\bfeed[- ]?in\b|\bexport\w*\b|\bs(?:ell|old|elling)\b|卖|上网电?价|馈网/;
const RISES =
  /\b(?:goes|went|go|rises?|rose|increases?d?|drops?|dropped|falls?|fell|changes?d?|moves?d?) (?:up |down )?from\b.*\bto\b|从.*[涨升加降减调变改](?:价)?(?:到|至|成|为)/;
const THAT_TIME =
  /[这那]个?(?:段时间|时间段?|时段|些小时)|\b(?:that|those|these|this) (?:times?|hours?|window|period)\b/;
const IS_PEAK =
  /(?:峰|尖峰)[时段期]*(?:就?是|系)(?:这|那)|[这那]个?时段?(?:就?是|系)(?:尖?峰)|\b(?:that|those|these|this)(?: times?| hours?| window| period)?(?:'s| is| are) (?:my |the |our )?peak\b/;
const WHICH =
  /\bwhich\b.*\b(?:cheaper|cheapest|better|best|less|dearer|more)\b|\b(?:cheaper|better) (?:one|of the two)\b|哪.{0,6}(?:便宜|划算|省|抵|平|贵|好)|边.{0,4}(?:平|抵|划算)/;
const OF_OWN_TARIFF =
  /\b(?:my|our) (?:own |current |actual )?(?:tariff|rate|plan|bill)\b|我(?:现在|自己)?的?(?:电价|账单)/;
const WHOLE_YEAR = /\b(?:whole|full|entire|an?|per) year\b|\b(?:yearly|annually)\b|[一整全每]年/;

/** The hours that the question before is about, where they are whole. */
const hoursBefore = ({ filters = [], mentions }: Frame): PricedHours | null => {
  const { special } = mentions?.statedTariff ?? {};
  if (special) {
    const { perKwh: _price, ...hours } = special;
    return hours;
  }
  const [hours, ...more] = filters.map(hoursOfFilter).filter((one) => one !== null);
  if (!hours || more.length > 0) return null;
  return filters.includes("weekday") ? { ...hours, weekdaysOnly: true } : hours;
};

/** Two prices at the hours that were said before; null where nothing tells which is of them. */
function byHours(
  { first, second, peak }: { first: number; second: number; peak: "first" | "second" | null },
  side: "first" | "second" | null,
  hours: PricedHours,
  { arePeak, text }: { arePeak: boolean; text: string },
): StatedTariff | null {
  const opposite = { first: "second", second: "first" } as const;
  const ofHours = peak === null ? side : arePeak || IS_PEAK.test(text) || holdDay(hours) ? peak : opposite[peak];
  if (ofHours === null) return null;
  const [inHours, elsewhere] = ofHours === "first" ? [first, second] : [second, first];
  return { base: elsewhere, special: { perKwh: inHours, ...hours } };
}

type Told = Pick<
  NonNullable<Frame["mentions"]>,
  "asksCheaper" | "earlierTariff" | "pricesWithoutHours" | "statedTariff"
>;

/** The own readings by what is told, of the time that is named or was before. */
function inTariff(frame: Frame, text: string, before: Frame | null, told: Told): Frame {
  const { filters: _hours, group: _group, pick: _pick, aggregate: _aggregate, unit: _unit, period, ...slots } = frame;
  // What the tagger takes for a name is of the tariff.
  const { devices: _devices, place: _place, ...rest } = slots;
  const { homeMatter: _matter, several: _several, ...mentions } = frame.mentions ?? {};
  const named = period === "year0" && WHOLE_YEAR.test(text) ? undefined : period;
  const time = named ?? (WHOLE_YEAR.test(text) ? undefined : before?.period);
  return {
    ...rest,
    act: "compare",
    scope: "own",
    metric: "cost",
    subject: "tariff",
    ...(time ? { period: time } : {}),
    mentions: { ...mentions, asksOtherTariff: true, ...told },
  };
}

const OFF_PEAK = /谷[电时段]|低谷|离峰|\boff[- ]?peak\b/;
const PEAK = /[高尖]峰|峰[电时段]|(?<!off[- ]?)\bpeak\b/;

/** Peak and off-peak by the hours that the asker calls so. */
function withPeakHours(frame: Frame, text: string, hours: PricedHours, before: Frame | null): Frame {
  if (frame.scope !== "own" && before?.scope !== "own") return frame;
  const filters = frame.filters ?? [];
  const isOff = filters.includes("off_peak") || OFF_PEAK.test(text);
  const isPeak = filters.includes("peak") || PEAK.test(text);
  if (frame.group !== "tariff_period" && !isOff && !isPeak) return frame;
  const others = filters.filter((filter) => !TARIFF_PERIODS.has(filter) && hoursOfFilter(filter) === null);
  const { group, comparedTo: _compared, ...rest } = frame;
  const period = frame.period ?? before?.period;
  const of = { ...rest, scope: "own" as const, ...(period ? { period } : {}) };
  const [peak, off] = [hours, otherHours(hours)].map(filterOfHours);
  if (!peak || !off) return frame;
  if (group === "tariff_period" || (isOff && isPeak))
    return { ...withoutShare(of), act: "compare", filters: [...others, peak, off] };
  return { ...of, ...(group ? { group } : {}), filters: [...others, isOff ? off : peak] };
}

/** Sides that stand beside each other are told with their difference. */
function withoutShare({ unit, aggregate, ...frame }: Frame): Frame {
  return {
    ...frame,
    ...(unit && unit !== "percent" ? { unit } : {}),
    ...(aggregate && aggregate !== "share" ? { aggregate } : {}),
  };
}
