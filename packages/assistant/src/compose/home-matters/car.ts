import { carAtPeak, carByMonth, carRuns, carSources } from "../../tools/car-charging";
import { loadName } from "../../tools/load-name";
import type { Figures } from "../../tools/energy-figures";
import { periodLabel } from "../../frame/times/period-label";
import type { Composer, Composition } from "../composition";
import type { Figure } from "../format";
import { readGiven } from "../../frame/amounts/given-codes";
import { tripCharge } from "../../tools/trip-charge";
import { levelHours } from "./price-words";
import { whenWithin } from "../figures/filter-words";

/** More lines than that are a table, which the attachment is. */
const MOST_LINES = 16;
const KEPT: ReadonlySet<string> = new Set(["night", "weekend", "weekday"]);

const filtersOf = (c: Composition): string[] => (c.frame.filters ?? []).filter((filter) => KEPT.has(filter));
const periodOf = (c: Composition, usual: string): string =>
  c.frame.period === undefined || c.frame.period.startsWith("hour") ? usual : c.frame.period;

const nameOf = (c: Composition, figures: Figures): string =>
  loadName(figures.answer.load?.name ?? "ev_like", c.language);
const whenOf = (c: Composition, { answer }: Figures): string => whenWithin(filtersOf(c), answer, c.language);

const addNone = (c: Composition, period: string): void =>
  c.draft.add("assistant.car.none", { when: periodLabel(period, c.language) });

/** The readings give an estimate, and behind panels a part. */
function addEstimate(c: Composition, { load, hasSolar, source }: Figures): void {
  if (hasSolar) c.draft.add("assistant.breakdown.solar", {}, [source]);
  if (load?.isCategory) c.draft.add("assistant.breakdown.coarse", { minutes: c.show(load.intervalMinutes) });
}

/** "How much of what the car took could have been solar?" */
export const carSourcesAnswer: Composer = async (c) => {
  const period = periodOf(c, "month-1");
  const { car, sold, could, share } = await c.use(carSources, { period, filters: filtersOf(c) });
  if (!car) return addNone(c, period);
  const values = { load: nameOf(c, car), used: c.show(car.whole.value), when: whenOf(c, car) };
  c.draft.add("assistant.car.fromGrid", values);
  c.draft.add(car.hasSolar ? "assistant.car.ownUnseen" : "assistant.car.noPanels", {}, [car.source]);
  if (sold && could && share)
    c.draft.add("assistant.car.couldHave", { sold: c.show(sold), could: c.show(could), share: c.show(share) });
  addEstimate(c, car);
};

/** "Was any of it at peak, and what did that cost more?" */
export const carAtPeakAnswer: Composer = async (c) => {
  const period = periodOf(c, "month-1");
  const { car, days, atPeak, share, extra, cheapest, isFlat } = await c.use(carAtPeak, { period });
  if (!car) return addNone(c, period);
  const { runs, count } = await c.use(carRuns, { period, withCost: false });
  const values = { load: nameOf(c, car), used: c.show(car.whole.value), when: whenOf(c, car) };
  if (count && runs.length > 0) c.draft.add("assistant.car.times", { ...values, count: c.show(count) });
  else c.draft.add("assistant.car.total", values);
  if (isFlat || !atPeak) c.draft.add("assistant.car.noPeakHours");
  else if (Number(atPeak.value) === 0) c.draft.add("assistant.car.noneAtPeak", {}, [car.source]);
  else {
    c.draft.add("assistant.car.atPeak", {
      energy: c.show(atPeak),
      share: share ? c.show(share) : "",
    });
    if (extra && cheapest) c.draft.add("assistant.car.extra", { extra: c.show(extra), price: c.show(cheapest) });
    for (const { day, energy } of days.slice(0, MOST_LINES))
      c.draft.line("assistant.car.peakDay", { day: c.show(day, { weekday: true }), energy: c.show(energy) });
  }
  addEstimate(c, car);
};

/** "I've 340 km to drive on Friday: when is the cheapest window to charge?" */
export const tripChargeAnswer: Composer = async (c) => {
  const { given = [], filters = [], period = "" } = c.frame;
  const distance = given.map(readGiven).find((one) => one.kind === "distance");
  if (distance?.kind !== "distance") return;
  const isWeekend = filters.some((filter) => /weekend|sat|sun/.test(filter)) || /^(?:sun|weekend)/.test(period);
  const trip = await c.use(tripCharge, { km: distance.km, isWeekend });
  const { cheapest, price, cost } = trip;
  const values = {
    distance: c.show(trip.distance),
    perHundred: c.show(trip.perHundred),
    hundred: c.show(trip.hundred),
    energy: c.show(trip.energy),
    power: c.show(trip.power),
    hours: c.show(trip.hours),
  };
  c.draft.add("assistant.trip.needs", values);
  if (!price || !cost) return c.draft.add("assistant.trip.noPrices");
  if (!cheapest) return c.draft.add("assistant.trip.flat", { price: c.show(price), cost: c.show(cost) });
  c.draft.add("assistant.trip.window", {
    window: levelHours(c, cheapest),
    price: c.show(price),
    energy: c.show(trip.energy),
    cost: c.show(cost),
  });
  c.draft.add(trip.isLonger ? "assistant.trip.longer" : "assistant.trip.fits", { hours: c.show(trip.hours) });
};

/** "Each time it charged: from when to when, and how much?" */
export const carRunsAnswer: Composer = async (c) => {
  const period = periodOf(c, "month0");
  const { metric, mentions, unit } = c.frame;
  const withCost = metric === "cost" || unit === "money" || mentions?.alsoCounts?.includes("cost") === true;
  const { whole, runs, count, cost } = await c.use(carRuns, { period, filters: filtersOf(c), withCost });
  if (!whole || !count) return addNone(c, period);
  const values = { load: nameOf(c, whole), used: c.show(whole.whole.value), when: whenOf(c, whole) };
  if (runs.length === 0) {
    c.draft.add("assistant.car.noRun", values);
    return addEstimate(c, whole);
  }
  if (cost) c.draft.add("assistant.car.timesCost", { ...values, count: c.show(count), cost: c.show(cost) });
  else c.draft.add("assistant.car.times", { ...values, count: c.show(count) });
  for (const { day, first, last, energy, cost: paid } of runs.slice(0, MOST_LINES)) {
    const line: Record<string, Figure> = {
      day: c.show(day),
      hours: c.showHours(first, last),
      energy: c.show(energy),
      ...(paid ? { cost: c.show(paid) } : {}),
    };
    c.draft.line(paid ? "assistant.car.runCost" : "assistant.car.run", line);
  }
  if (runs.length > MOST_LINES) c.draft.add("assistant.car.moreRuns");
  c.draft.add("assistant.car.byHour");
  addEstimate(c, whole);
};

/** "How much more each month since we have the car, and what part of all is it?" */
export const carByMonthAnswer: Composer = async (c) => {
  const { car, months, average, share } = await c.use(carByMonth, { period: periodOf(c, "last12m") });
  if (!car || !average) return addNone(c, periodOf(c, "last12m"));
  c.draft.add("assistant.car.monthly", {
    load: nameOf(c, car),
    average: c.show(average),
    share: share ? c.show(share) : "",
    when: whenOf(c, car),
  });
  for (const { month, energy, share: part } of months.slice(-MOST_LINES))
    c.draft.line(part ? "assistant.car.monthShare" : "assistant.car.month", {
      month: c.show(month),
      energy: c.show(energy),
      ...(part ? { share: c.show(part) } : {}),
    });
  addEstimate(c, car);
};
