import { anomalies } from "../tools/anomalies";
import { billFacts } from "../tools/bill-facts";
import { forecastBill, type StretchForecast } from "../tools/forecast-bill";
import { forecastDay } from "../tools/forecast-use";
import type { Composer, Composition } from "./composition";
import { addMissing } from "./needs";

/** "How much will I use tomorrow?", "what will my bill be this month?" */
export const forecastAnswer: Composer = async (c) => {
  const { period } = c.understanding.entities;
  if (period?.kind === "next_days" && period.count === 1 && period.skip <= 1) return addDay(c, period.skip + 1);
  const found = await c.use(forecastBill, stretchOf(c));
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.forecast");
  await addStretch(c, found);
};

function stretchOf(c: Composition) {
  const { period } = c.understanding.entities;
  if (period?.kind === "next_days")
    return {
      stretch: "next_days" as const,
      days: Math.min(31, Math.max(1, period.count)),
      skip: Math.min(7, Math.max(0, period.skip)),
    };
  return {
    stretch: period?.kind === "next_month" ? ("next_month" as const) : ("this_month" as const),
    days: 7,
    skip: 0,
  };
}

async function addDay(c: Composition, daysAhead: number): Promise<void> {
  const found = await c.use(forecastDay, { daysAhead });
  if (found.missing === "stale") {
    // Too far for the hourly forecast: such a day as it usually is.
    const day = await c.use(forecastBill, { stretch: "next_days", days: 1, skip: Math.max(0, daysAhead - 1) });
    return day.missing ? addMissing(c, "readings", "assistant.subject.forecast") : addStretch(c, day);
  }
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.forecast");
  const { day, energy, fedIn, peakHour, peakEnergy, hourError, testedDays } = found;
  const total = energy ?? fedIn;
  if (!day || !total || !peakHour || !peakEnergy) return;
  c.draft.add(energy ? "assistant.forecast.day" : "assistant.forecast.dayFeeds", {
    day: c.show(day, { weekday: true }),
    energy: c.show(total),
  });
  c.draft.add("assistant.forecast.peak", { hour: c.show(peakHour), energy: c.show(peakEnergy) });
  await addNet(c, "assistant.forecast.net");
  if (hourError && testedDays && Number(testedDays.value) > 0)
    c.draft.add("assistant.forecast.error", { error: c.show(hourError), days: c.show(testedDays) });
}

async function addStretch(c: Composition, found: StretchForecast): Promise<void> {
  const { firstDay, lastDay, soFar, energy, cost, costBy, likeDays } = found;
  if (!firstDay || !lastDay || !energy || !likeDays) return;
  const span = { first: c.show(firstDay), last: c.show(lastDay), energy: c.show(energy, { whole: true }) };
  if (firstDay.value === lastDay.value)
    c.draft.add("assistant.forecast.day", { day: c.show(firstDay, { weekday: true }), energy: c.show(energy) });
  else if (cost) c.draft.add("assistant.forecast.cost", { ...span, cost: c.show(cost, { whole: true }) });
  else c.draft.add("assistant.forecast.energy", span);
  if (soFar) c.draft.add("assistant.forecast.soFar", { energy: c.show(soFar, { whole: true }) });
  await addNet(c, "assistant.forecast.bought");
  c.draft.add("assistant.forecast.likeDays", { days: c.show(likeDays) });
  if (costBy === "tariff" && firstDay.value !== lastDay.value) c.draft.add("assistant.forecast.byTariff");
}

/** Behind solar the meter's figures are not what the home uses. */
async function addNet(c: Composition, key: "assistant.forecast.bought" | "assistant.forecast.net"): Promise<void> {
  const { bill } = await c.use(billFacts, {});
  if (bill?.isNet) c.draft.add(key, {}, [bill.source]);
}

const USUAL_DAYS = 90;
const NAMED_DAYS = 3;

/** "Anything unusual last week?" */
export const anomaliesAnswer: Composer = async (c) => {
  const { period } = c.understanding.entities;
  const days =
    period?.kind === "last_days"
      ? period.count * (period.back + 1)
      : period?.kind === "latest_month"
        ? 31 * (period.back + 1)
        : USUAL_DAYS;
  const found = await c.use(anomalies, { days: Math.min(760, Math.max(1, days)) });
  if (found.missing) return addMissing(c, found.missing, "assistant.subject.anomalies");
  const { count, firstDay, lastDay, baseLoad } = found;
  if (!count || !firstDay || !lastDay) return;
  const span = { first: c.show(firstDay), last: c.show(lastDay) };
  if (found.days.length === 0) c.draft.add("assistant.anomalies.none", span);
  else
    c.draft.add(found.days.length === 1 ? "assistant.anomalies.one" : "assistant.anomalies.some", {
      count: c.show(count),
      ...span,
    });
  for (const { date, energy, expected, isMore, hour } of found.days.slice(0, NAMED_DAYS)) {
    const values = { date: c.show(date, { weekday: true }), energy: c.show(energy), expected: c.show(expected) };
    const key = isMore ? "assistant.anomalies.more" : "assistant.anomalies.less";
    if (hour) c.draft.line(`${key}Hour`, { ...values, hour: c.show(hour) });
    else c.draft.line(key, values);
  }
  if (baseLoad?.creeps) {
    c.draft.add("assistant.anomalies.creeps", {
      before: c.show(baseLoad.before, { keepWatts: true }),
      now: c.show(baseLoad.now, { keepWatts: true }),
      extra: c.show(baseLoad.extra, { whole: true }),
    });
    if (!baseLoad.seasonKnown) c.draft.add("assistant.anomalies.maybeSeason");
  } else if (baseLoad) c.draft.add("assistant.anomalies.steady");
};
