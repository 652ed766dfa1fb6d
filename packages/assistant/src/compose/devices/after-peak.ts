import { tariffDays } from "../../tools/tariff-days";
import type { Composition } from "../composition";
import { type ActionTime, readActionTime } from "./action-time";

/** When the frame says to do something, with the end of the peak as the own tariff has it. */
export async function actionTimeOf(c: Composition): Promise<ActionTime> {
  const { times, values, given } = c.frame;
  const read = readActionTime(times, values, given);
  return read.isAfterPeak ? { ...read, ...(await afterPeak(c)) } : read;
}

/** From when the peak of the own tariff is over; the cheapest time where today has none any more. */
async function afterPeak(c: Composition): Promise<Partial<ActionTime>> {
  const { weekday, weekend, isWeekend, hourNow } = await c.use(tariffDays, {});
  const levels = isWeekend ? weekend : weekday;
  const end = levels.length < 2 ? undefined : levels[0]?.hours.at(-1)?.last.value;
  if (end === undefined) return { isPlanned: true };
  const hour = Number(end) + 1;
  return hour <= hourNow ? { isPlanned: true } : { notBefore: { minuteOfDay: hour * 60, daysAhead: 0 } };
}
