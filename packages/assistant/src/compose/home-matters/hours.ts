import { formatList } from "@wattleaf/shared/i18n/format/lists";
import { currencyOfAmounts } from "../../frame/amounts/given-codes";
import { FOUND_AS } from "../load-names";
import { applianceBreakdown } from "../../tools/appliance-breakdown";
import { hoursOfFilter, slotLabel } from "../../frame/labels";
import { movedRunSaving } from "../../tools/moved-run-saving";
import { usualPower } from "../../tools/usual-use";
import { levelAt, tariffDays, type TariffDays } from "../../tools/tariff-days";
import { tariffPrices } from "../../tools/tariff-prices";
import type { Composer, Composition } from "../composition";
import { addOwnTariff } from "../own-tariff-name";
import { FORMS } from "../figures";
import { ask } from "../figures/ask";
import { FigureWriter } from "../figures/writer";
import type { Plan } from "../figures/question";
import { tariffAnswer } from "../tariffs";
import { levelHours, levelList } from "./price-words";

const WEEKEND = /sat|sun|weekend/;

/** "When is it cheap, and is it the same at weekends?", "is 6 AM peak?": by the own tariff. */
export const cheapHours: Composer = async (c) => {
  const { filters = [], mentions } = c.frame;
  const { hour } = mentions?.homeMatter ?? {};
  const days = await c.use(tariffDays, hour === undefined ? {} : { hour });
  const { name, kind, weekday, weekend, isSame } = days;
  const [only] = weekday;
  if (!name || !kind || !only) return tariffAnswer(c);
  addOwnTariff(c, name, kind);
  if (weekday.length === 1 && isSame && kind === "tiered")
    return c.draft.add("assistant.hours.tiered", {}, [name.source]);
  if (weekday.length === 1 && isSame) return c.draft.add("assistant.hours.flat", { price: c.show(only.price) });
  const isOfWeekend = filters.some((filter) => WEEKEND.test(filter));
  const asked = isOfWeekend ? weekend : weekday;
  const cheapest = asked.at(-1);
  if (days.asked) addHour(c, days, isOfWeekend);
  else if (c.frame.period === "hour0" || mentions?.asksState || mentions?.homeMatter?.isNow) addNow(c, days);
  if (!days.asked && !mentions?.homeMatter?.isOfPeak && cheapest && asked.length > 1)
    c.draft.add("assistant.hours.cheapest", { hours: levelHours(c, cheapest), price: c.show(cheapest.price) });
  if (isSame) c.draft.add("assistant.hours.everyDay", { list: levelList(c, weekday) });
  else {
    c.draft.add(isOfWeekend ? "assistant.hours.weekend" : "assistant.hours.weekday", { list: levelList(c, asked) });
    c.draft.add(isOfWeekend ? "assistant.hours.weekday" : "assistant.hours.weekend", {
      list: levelList(c, isOfWeekend ? weekday : weekend),
    });
  }
  const { sells } = await c.use(tariffPrices, {});
  if (sells && mentions?.alsoCounts?.includes("sold")) c.draft.add("assistant.tariff.sells", { price: c.show(sells) });
};

function addHour(c: Composition, { weekday, weekend, asked }: TariffDays, isOfWeekend: boolean): void {
  const levels = isOfWeekend ? weekend : weekday;
  const level = asked ? levelAt(levels, Number(asked.value)) : undefined;
  if (level && asked)
    c.draft.add(verdictOf(levels, level), { hour: c.showHours(asked, asked), price: c.show(level.price) });
}

function addNow(c: Composition, { weekday, weekend, isWeekend, hourNow }: TariffDays): void {
  const levels = isWeekend ? weekend : weekday;
  const level = levelAt(levels, hourNow);
  if (!level) return;
  const key = verdictOf(levels, level);
  c.draft.add(key === "assistant.hours.isPeak" ? "assistant.hours.nowPeak" : "assistant.hours.nowNotPeak", {
    price: c.show(level.price),
  });
}

const verdictOf = (levels: TariffDays["weekday"], level: TariffDays["weekday"][number]) =>
  level === levels[0]
    ? ("assistant.hours.isPeak" as const)
    : level === levels.at(-1)
      ? ("assistant.hours.isCheapest" as const)
      : ("assistant.hours.isBetween" as const);

/** "What would I save if the washing ran at 7 in the morning?" */
export const movedRunAnswer: Composer = async (c) => {
  const moved = c.frame.mentions?.homeMatter?.moved;
  if (!moved) return;
  const { saving, before, after, energy, times, isStatedTimes, isFlat } = await c.use(movedRunSaving, {
    ...moved,
    currency: currencyOfAmounts(c.frame),
  });
  const appliance = formatList(
    [moved.appliance, ...(moved.others ?? [])].map((one) => slotLabel("appliances", one, c.language)),
    c.language,
  );
  if (!saving || !before || !after) {
    c.draft.add(isFlat ? "assistant.moved.flat" : "assistant.moved.noPrices");
    return;
  }
  const values = {
    appliance,
    from: c.showHours(before.hour, before.hour),
    to: c.showHours(after.hour, after.hour),
    before: c.show(before.price, { inFormula: true }),
    after: c.show(after.price, { inFormula: true }),
    energy: c.show(energy),
    times: c.show(times),
    saving: c.showSize(saving),
  };
  const amount = Number(saving.value);
  if (Math.abs(amount) < LEAST) c.draft.add("assistant.moved.same", values);
  else c.draft.add(amount > 0 ? "assistant.moved.saves" : "assistant.moved.costs", values);
  if (moved.fromHour === undefined) c.draft.add("assistant.moved.fromPeak");
  c.draft.add(isStatedTimes ? "assistant.moved.assumedEnergy" : "assistant.moved.assumed", {
    appliance,
    energy: c.show(energy),
    times: c.show(times),
  });
};

const LEAST = 0.005;

/** "How much does the water heater draw from 6 to 8, and is that peak?" */
export const drawAtHours: Composer = async (c) => {
  const { appliances = [], filters = [], period } = c.frame;
  const [appliance] = appliances;
  const hours = filters.find((filter) => hoursOfFilter(filter) !== null);
  const span = hours === undefined ? null : hoursOfFilter(hours);
  if (!appliance || !hours || !span) return;
  const found = await c.use(applianceBreakdown, {});
  const name = slotLabel("appliances", appliance, c.language);
  const isOfKind = !found.missing && found.parts.some((part) => FOUND_AS[appliance]?.some((one) => one === part.name));
  if (!found.missing && found.detail === "categories" && !isOfKind)
    c.draft.add("assistant.breakdown.cannotTell", { appliance: name, minutes: c.show(found.intervalMinutes) });
  const { low, high } = await c.use(usualPower, { appliance });
  if (low && high && !isOfKind)
    c.draft.add("assistant.pair.power", { appliance: name, low: c.show(low), high: c.show(high) });
  const load = isOfKind
    ? FOUND_AS[appliance]?.find((one) => !found.missing && found.parts.some((part) => part.name === one))
    : undefined;
  const plan: Plan = {
    form: "average",
    question: {
      metric: "bought",
      period: period ?? "last28d",
      filters: [hours],
      aggregate: "average",
      ...(load ? { load } : {}),
    },
  };
  const { figures } = await ask(c, plan);
  if (figures) {
    if (!load) c.draft.add("assistant.figures.homeInstead");
    FORMS.average(new FigureWriter(c, figures, plan));
  }
  const days = await c.use(tariffDays, {});
  const first = Math.floor(span.fromMinute / 60);
  const count = Math.max(1, Math.ceil(((span.toMinute - span.fromMinute) / 60 + 24) % 24));
  const asked = Array.from({ length: count }, (_, step) => (first + step) % 24);
  const levels = asked.flatMap((hour) => levelAt(days.weekday, hour) ?? []);
  const [peak] = days.weekday;
  if (days.weekday.length < 2 || !peak || levels.length === 0) return c.draft.add("assistant.hours.noPeak");
  const within = levels.filter((level) => level === peak).length;
  const key =
    within === levels.length
      ? "assistant.hours.allPeak"
      : within > 0
        ? "assistant.hours.partPeak"
        : "assistant.hours.noneAtPeak";
  c.draft.add(key, { peak: levelHours(c, peak), list: levelList(c, days.weekday) });
};
