import type { SavingDoubt } from "@wattleaf/shared/domain/points";
import type { ComparedDay } from "./month-baseline";

/**
 * More of the expected use than people save. Programs of advice save 1 to 3 %, thermostats and heat pumps 10 to 30 %,
 * and a deep retrofit about half: above this it is an empty house, new panels, another meter or wrong readings.
 */
const MOST_PLAUSIBLE_SHARE = 0.6;
/** An empty house still uses a tenth or more: a refrigerator, standby, a pump. Below this the meter stopped. */
const STOPPED_SHARE = 0.05;
/** A power cut lasts hours: a week without use is an outage, a disconnected home or a swapped meter. */
const LEAST_STOPPED_DAYS = 7;

/**
 * Why a month's saving should be looked at before it is paid; empty for most.
 * @param month Wh: what was saved, and what noise is a share of (`scaleOf`)
 * @param meters the month's compared days of each meter of the home
 */
export function savingDoubts(
  { savedWh, scaleWh }: { savedWh: number; scaleWh: number },
  meters: readonly (readonly ComparedDay[])[],
): SavingDoubt[] {
  const doubts: SavingDoubt[] = [];
  if (savedWh > MOST_PLAUSIBLE_SHARE * scaleWh) doubts.push("most_of_use");
  if (meters.some((days) => stoppedDays(days) >= LEAST_STOPPED_DAYS)) doubts.push("meter_stopped");
  return doubts;
}

/** Days on which a meter that was expected to measure as on others measured next to nothing, whatever its sign. */
function stoppedDays(days: readonly ComparedDay[]): number {
  const usual = days.reduce((sum, { expectedWh }) => sum + Math.abs(expectedWh), 0) / Math.max(1, days.length);
  return days.filter(
    ({ expectedWh, usedWh }) => expectedWh > usual / 2 && Math.abs(usedWh) < STOPPED_SHARE * expectedWh,
  ).length;
}
