import type { DeviceLabel } from "./home-templates";
import type { Run } from "./run";

/** What a label says that no appliance was. */
const NO_APPLIANCE = "other";

/**
 * Gives stretches of a coarse load to the appliances that users say ran there: what was taken for a car, and what had no name.
 * Heating and cooling go on behind it. Intervals above five minutes show too little of an appliance to look for it elsewhere, so a label
 * counts for its own stretch only.
 * @param load mains above the base in watts
 */
export function labelCategories(
  found: { runs: Run[]; watts: Map<string, Float64Array> },
  load: Float64Array,
  labels: readonly DeviceLabel[],
): void {
  for (const { device, from, to } of labels) {
    const car = found.watts.get("ev_like");
    const own = found.watts.get(device) ?? new Float64Array(load.length);
    let sum = 0;
    for (let i = Math.max(0, from); i < Math.min(to, load.length); i += 1) {
      let named = 0;
      for (const [name, watts] of found.watts) if (name !== "ev_like") named += watts[i] as number;
      if (car) car[i] = 0;
      const free = Math.max(0, (load[i] as number) - named);
      if (device === NO_APPLIANCE || !(free > 0)) continue;
      own[i] = (own[i] as number) + free;
      sum += free;
    }
    if (sum === 0) continue;
    found.watts.set(device, own);
    found.runs.push({ device, from, to, score: 1, sum, basis: "labels" });
  }
}
