import { currencyOfAmounts } from "../frame/amounts/given-codes";
import { billFacts } from "../tools/bill-facts";
import type { TariffUnavailable } from "@wattleaf/shared/domain/tariff-availability";
import type { AssistantKey } from "../messages";
import { TARIFF_PERIODS } from "../frame/times/set-against";
import { demandHeadroom } from "../tools/demand-headroom";
import { ownTariff } from "../tools/own-tariff";
import type { StatedTariff } from "../frame/amounts/said-tariff";
import { type StatedTariffCost, statedTariffCost } from "../tools/stated-tariff";
import { pricesWithoutHours } from "../tools/prices-without-hours";
import type { Fact } from "../tools/facts";
import { type ShiftedTariff, shiftedTariffs } from "../tools/shifted-tariffs";
import { tariffPrices } from "../tools/tariff-prices";
import { type RankedTariff, tariffCompare } from "../tools/tariff-compare";
import { addOwnTariff } from "./own-tariff-name";
import type { Composer, Composition } from "./composition";
import { ownFigures } from "./figures";
import { addMissing } from "./needs";
import { addNoData } from "./no-data";
import { addFromArticles } from "./passages";

/** Below this a year's saving is no reason to change anything. */
const WORTHWHILE_SAVING = 1;
/** Cheaper tariffs that can't be chosen are named with the reason; the table has the others. */
const MOST_CLOSED = 2;
/** What the own tariff's figures are worth when it couldn't be chosen today; it is of its own sector. */
const OWN_CLOSED: Partial<Record<TariffUnavailable, AssistantKey>> = {
  expired: "assistant.tariffs.ownExpired",
  not_yet_in_effect: "assistant.tariffs.ownNotYet",
  outside_limits: "assistant.tariffs.ownOutsideLimits",
};

/** "Is there a cheaper tariff for me?" */
export const compareTariffsAnswer: Composer = async (c) => {
  const { tariffKind: kind, statedTariff, earlierTariff, pricesWithoutHours: pair } = c.frame.mentions ?? {};
  const told = statedTariff ?? (pair && (await byOwnPeak(c, pair)));
  if (told && (await addStated(c, told, earlierTariff))) return;
  if (pair) return addNeedsHours(c, [pair.first, pair.second]);
  if (c.frame.mentions?.afterShifting && (await addShifted(c))) return;
  const found = await c.use(tariffCompare, { kind });
  if (found.missing === "country") {
    c.draft.add("assistant.tariffs.noneOfCountry");
    return c.draft.add("assistant.stated.tellPrices");
  }
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.tariff", "choosing-a-tariff");
  const { ranked, closed, own, days, firstDay, lastDay, meter, isSample } = found;
  const [best, second] = ranked;
  if (!best && closed.length > 0) {
    c.draft.add("assistant.tariffs.noneOpen");
    return addClosed(c, closed);
  }
  if (!best) return addMissing(c, "readings", "assistant.subject.tariff");
  if (kind === "flat" && !ranked.some((one) => one.kind === "flat") && (await addEvenPrice(c))) return;
  const isOfOther = kind !== undefined && !ranked.some((one) => one.kind === kind && !one.isOwn);
  if (isOfOther) c.draft.add("assistant.tariffs.noneOfKind", { kind: c.t(`assistant.tariffKind.${kind}`) });
  const span = { days: c.show(days), first: c.show(firstDay), last: c.show(lastDay) };
  const cost = (amount: typeof best.cost) => c.show(amount, { whole: true });
  // "Would time of use be cheaper?" asks about the best of that kind, even when the own one stays cheapest.
  const asked = kind ? (ranked.find((one) => one.kind === kind && !one.isOwn) ?? best) : best;
  if (own && asked.isOwn)
    c.draft.add("assistant.tariffs.ownIsBest", { name: c.show(own.name), cost: cost(own.cost), ...span }, [meter]);
  else if (own && asked.saving && Number(asked.saving.value) >= WORTHWHILE_SAVING)
    c.draft.add(
      "assistant.tariffs.cheaper",
      {
        name: c.show(asked.name),
        cost: cost(asked.cost),
        saving: cost(asked.saving),
        own: c.show(own.name),
        ownCost: cost(own.cost),
        ...span,
      },
      [meter],
    );
  else if (own && asked.saving)
    c.draft.add(
      "assistant.tariffs.dearer",
      { name: c.show(asked.name), cost: cost(asked.cost), own: c.show(own.name), ownCost: cost(own.cost), ...span },
      [meter],
    );
  else
    c.draft.add("assistant.tariffs.cheapest", { name: c.show(asked.name), cost: cost(asked.cost), ...span }, [meter]);
  if (second && asked === best && !second.isOwn)
    c.draft.add("assistant.tariffs.second", { name: c.show(second.name), cost: cost(second.cost) });
  const isCheaper = (one: RankedTariff) => one.isOwn || Number(one.cost.value) < Number(asked.cost.value);
  addClosed(
    c,
    closed.filter((one) => isCheaper(one) && (kind === undefined || one.isOwn || one.kind === kind)),
  );
  if (isOfOther) c.draft.add("assistant.stated.tellPrices");
  if (ranked.some(({ kind: each }) => each === "time_of_use")) c.draft.add("assistant.tariffs.sameTimes");
  if (isSample) c.draft.add("assistant.tariffs.sample");
};

/** "If I move my loads, which tariff is cheapest?" False where the home has no readings or nothing that can be moved. */
async function addShifted(c: Composition): Promise<boolean> {
  const found = await c.look(shiftedTariffs, {});
  if (found.missing) return false;
  const [best, ...others] = found.ranked;
  if (!best || !found.canShift) {
    c.draft.add("assistant.shifted.nothing");
    return false;
  }
  c.take(found);
  const cost = (amount: Fact) => c.show(amount, { whole: true });
  const both = ({ before, after }: ShiftedTariff) => ({ before: cost(before), after: cost(after) });
  const { days, firstDay, lastDay, meter } = found;
  c.draft.add(
    best.isOwn ? "assistant.shifted.ownIsBest" : "assistant.shifted.best",
    { name: c.show(best.name), ...both(best), days: c.show(days), first: c.show(firstDay), last: c.show(lastDay) },
    [meter],
  );
  for (const one of others)
    c.draft.add(one.isOwn ? "assistant.shifted.own" : "assistant.shifted.other", {
      name: c.show(one.name),
      ...both(one),
    });
  c.draft.add("assistant.shifted.assumes");
  if (found.isSample) c.draft.add("assistant.tariffs.sample");
  return true;
}

/** What can't be chosen, and why; the cheapest of them. */
function addClosed(c: Composition, closed: readonly RankedTariff[]): void {
  const own = closed.find(({ isOwn }) => isOwn);
  const ownKey = own?.unavailable && OWN_CLOSED[own.unavailable];
  if (ownKey) c.draft.add(ownKey, { name: c.show(own.name) });
  for (const { name, cost, unavailable } of closed.filter(({ isOwn }) => !isOwn).slice(0, MOST_CLOSED)) {
    if (!unavailable) continue;
    c.draft.add(`assistant.tariffs.cannot.${unavailable}`, {
      name: c.show(name),
      cost: c.show(cost, { whole: true }),
    });
  }
}

/** Two prices, and no hours of them. */
async function addNeedsHours(c: Composition, prices: readonly number[]): Promise<void> {
  const found = await c.use(pricesWithoutHours, { prices, said: currencyOfAmounts(c.frame) });
  c.draft.add("assistant.stated.needHours", {
    high: c.show(found.high),
    low: c.show(found.low),
    hours: c.showHours(found.fromHour, found.lastHour),
  });
}

/** Prices of peak and the rest, at the own tariff's peak; null where that is not one stretch of the day. */
async function byOwnPeak(
  c: Composition,
  { first, second, peak }: { first: number; second: number; peak: "first" | "second" | null },
): Promise<StatedTariff | null> {
  const [hours, ...more] = (await c.use(ownTariff, {})).peak;
  if (!hours || more.length > 0 || peak === null) return null;
  const [inPeak, base] = peak === "first" ? [first, second] : [second, first];
  const [fromHour, toHour] = [Number(hours.first.value), Number(hours.last.value) + 1];
  return { base, special: { perKwh: inPeak, fromHour, toHour } };
}

/** "Would 7 cents at night and 38 otherwise beat mine?" False without readings to price. */
async function addStated(c: Composition, tariff: StatedTariff, earlier?: StatedTariff): Promise<boolean> {
  const { period, mentions } = c.frame;
  const said = currencyOfAmounts(c.frame);
  const found = await c.use(statedTariffCost, { tariff, other: earlier, period, said });
  if (found.missing) return false;
  const { cost, own, other, prices, days, firstDay, lastDay, meter } = found;
  const { special } = prices;
  // "Or just 13 cents flat": what was stated with two prices.
  const isBesideFlat = special !== null && earlier !== undefined && earlier.special === undefined;
  if (other && mentions?.asksCheaper) {
    const gap = Number(other.difference.value);
    const isAlike = Math.abs(gap) < WORTHWHILE_SAVING;
    const besideFlat = gap < 0 ? "assistant.stated.twoLower" : "assistant.stated.flatLower";
    c.draft.add(
      isBesideFlat && !isAlike ? besideFlat : `assistant.stated.${isAlike ? "alike" : gap < 0 ? "lower" : "higher"}`,
      {
        cost: c.show(cost),
        otherCost: c.show(other.cost),
        difference: c.showSize(other.difference),
        days: c.show(days),
        first: c.show(firstDay),
        last: c.show(lastDay),
      },
      [meter],
    );
    if (isBesideFlat) addStatedHours(c, prices);
    return true;
  }
  const more = Number(own?.difference.value ?? 0);
  const key = Math.abs(more) < WORTHWHILE_SAVING ? "same" : more > 0 ? "dearer" : "cheaper";
  const values = { cost: c.show(cost), days: c.show(days), first: c.show(firstDay), last: c.show(lastDay) };
  if (own)
    c.draft.add(
      `assistant.stated.${key}`,
      { ...values, ownCost: c.show(own.cost), difference: c.showSize(own.difference) },
      [meter],
    );
  else c.draft.add("assistant.stated.alone", values, [meter]);
  addStatedHours(c, prices);
  if (other)
    c.draft.add(`assistant.stated.difference.${Number(other.difference.value) < 0 ? "less" : "more"}`, {
      otherCost: c.show(other.cost),
      difference: c.showSize(other.difference),
    });
  if (own) c.draft.add(found.sells ? "assistant.stated.assumesSolar" : "assistant.stated.assumes");
  return true;
}

/** By which prices it was counted. */
function addStatedHours(
  c: Composition,
  { base, special, fromHour, lastHour, weekdaysOnly }: StatedTariffCost["prices"],
): void {
  if (special && fromHour && lastHour)
    c.draft.add(weekdaysOnly ? "assistant.stated.twoPricesOnWeekdays" : "assistant.stated.twoPrices", {
      special: c.show(special),
      hours: c.showHours(fromHour, lastHour),
      base: c.show(base),
    });
  else c.draft.add("assistant.stated.onePrice", { base: c.show(base) });
}

/** Of a flat tariff without a price: the price below which it would be cheaper. */
async function addEvenPrice(c: Composition): Promise<boolean> {
  const found = await c.use(statedTariffCost, { tariff: { base: 1 }, period: c.frame.period });
  if (found.missing || !found.even || !found.own) return false;
  const { even, own, days, firstDay, lastDay, meter } = found;
  c.draft.add("assistant.stated.noFlat");
  c.draft.add(
    "assistant.stated.even",
    {
      even: c.show(even),
      ownCost: c.show(own.cost),
      days: c.show(days),
      first: c.show(firstDay),
      last: c.show(lastDay),
    },
    [meter],
  );
  c.draft.add(found.sells ? "assistant.stated.assumesSolar" : "assistant.stated.assumes");
  return true;
}

/** "What do I pay per kWh?", "which tariff am I on?": what the meter and the bills say of it, and what it means. */
export const tariffAnswer: Composer = async (c) => {
  const { bill } = await c.use(billFacts, {});
  const { name, kind, peak } = await c.use(ownTariff, {});
  if (name && kind) addOwnTariff(c, name, kind);
  const hasPrices = await addPrices(c);
  if (peak.length > 0 && !hasPrices)
    c.draft.add("assistant.tariff.peak", { hours: c.join(peak.map(({ first, last }) => c.showHours(first, last))) });
  const { metric, period, filters, aggregate } = c.frame;
  const isOfLevels = hasPrices && period === undefined && filters?.every((filter) => TARIFF_PERIODS.has(filter));
  if (metric === "price" && (period ?? filters ?? aggregate) && !isOfLevels) return ownFigures(c);
  await addDemand(c);
  if (bill?.price) c.draft.add("assistant.cost.price", { price: c.show(bill.price) });
  // Readings alone tell no price: to deny them would be false.
  if (!name && !bill?.price && bill) c.draft.add("assistant.figures.gap.prices");
  else if (!name && !bill?.price) addNoData(c, "assistant.subject.cost");
  if (!hasPrices) await addFromArticles(c);
};

/** "Drawing up to 4.6 kW costs nothing more": of a tariff that charges the highest demand. */
async function addDemand(c: Composition): Promise<void> {
  const { charges } = await c.use(demandHeadroom, {});
  for (const { isDaily, price, limit, draw, left } of charges) {
    c.draft.add(isDaily ? "assistant.tariff.demand.day" : "assistant.tariff.demand.month", {
      price: c.show(price),
      limit: c.show(limit),
    });
    if (draw && left) c.draft.add("assistant.tariff.headroom", { draw: c.show(draw), left: c.show(left) });
  }
}

/** What each of few prices is, and when; a price that goes by the hour is asked for by the hour. */
const MOST_LEVELS = 4;

/** "From 4 to 9 PM a kWh costs $0.61 today, otherwise $0.49. Right now it's $0.49." False without prices by the hour. */
async function addPrices(c: Composition): Promise<boolean> {
  const { levels, now, sells } = await c.use(tariffPrices, {});
  if (levels.length === 0 || levels.length > MOST_LEVELS) return false;
  c.draft.add("assistant.tariff.prices", {
    list: c.join(
      levels.map(({ price, hours }, index) => {
        const amount = c.show(price);
        // What is left of the day need not be named.
        if (index === levels.length - 1)
          return { text: c.t("assistant.tariff.otherwise", { price: amount.text }), sources: amount.sources };
        const when = c.join(hours.map(({ first, last }) => c.showHours(first, last)));
        return {
          text: c.t("assistant.tariff.priceAt", { price: amount.text, hours: when.text }),
          sources: amount.sources,
        };
      }),
    ),
  });
  if (now) c.draft.add("assistant.tariff.now", { price: c.show(now) });
  if (sells && c.frame.mentions?.alsoCounts?.includes("sold"))
    c.draft.add("assistant.tariff.sells", { price: c.show(sells) });
  return true;
}
