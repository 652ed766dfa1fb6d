import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { NILM_APPLIANCES } from "@wattleaf/shared/domain/nilm";
import type { Detection } from "./detect-trained";
import { isTrained } from "./devices";
import type { HomeRegion } from "./home-region";
import type { LabeledPulse } from "./home-templates";
import type { Pulse } from "./pulses";
import type { ScoredMains } from "./score-mains";
import { takePulseFor } from "./take-load";

// Appliances that no forest was trained on, found by what their construction makes them do. How often this is right was
// not measured on many homes, so their confidence stays low.

type SignatureDevice = Extract<
  (typeof NILM_APPLIANCES)[number],
  "electric_shower" | "air_conditioner" | "oven" | "electric_heating"
>;

/** Instantaneous showers are rated 7 to 10.5 kW and run at 6 kW on their lower setting. */
const SHOWER_WATTS: readonly [number, number] = [6_000, 11_500];
const SHOWER_MINUTES: readonly [number, number] = [1, 30];

/** Heating elements and the compressors of heat pumps hold their power until a thermostat ends them. */
const HEATING_WATTS: readonly [number, number] = [900, 3_600];
const HEATING_MINUTES = 25;
const HEATING_RIPPLE = 0.05;
/** Cold weather lasts: a heater is on again and again within days, unlike a dryer, an oven or an iron. */
const HEATING_TIMES = 3;
const HEATING_WITHIN_HOURS = 48;
const HEATING_APART_HOURS = 2;

/** Thermostats switch one power on and off: an oven every few minutes, an air conditioner's compressor more slowly. */
const OVEN_WATTS: readonly [number, number] = [1_000, 3_600];
const AIR_CONDITIONER_WATTS: readonly [number, number] = [400, 4_000];
const SWITCHINGS = 4;
const SLOW_SWITCHING_MINUTES = 6;
const SLOWEST_SWITCHING_MINUTES = 50;
const OVEN_PAUSE_MINUTES = 12;
const AIR_CONDITIONER_PAUSE_MINUTES = 60;
const ONE_POWER_SHARE = 0.08;

/** Gives pulses that the home's labels point out to the devices that only the labels know. */
export function assignOwnDevices(
  { pulses }: ScoredMains,
  labeled: readonly LabeledPulse[],
  detection: Detection,
): void {
  for (const { pulse: p, device, likeness } of labeled) {
    const pulse = pulses[p] as Pulse;
    if (isTrained(device) || detection.taken[p] || mostlyTaken(pulse, detection.left)) continue;
    detection.taken[p] = 1;
    const run = { device, score: likeness, basis: "labels" as const };
    takePulseFor(run, pulse, detection.left, detection.watts, detection.runs);
  }
}

/** What is known of the place and the season. */
interface Surroundings {
  region?: HomeRegion | undefined;
  /** Whether a sample lies in the warm months. */
  isWarm?: ((sample: number) => boolean) | undefined;
}

/** Gives pulses that no trained appliance took to the appliances whose signature they bear. */
export function assignSignatures(
  { pulses }: ScoredMains,
  detection: Detection,
  intervalSeconds: number,
  { region, isWarm }: Surroundings = {},
): void {
  const free = pulses.flatMap((pulse, p) => (detection.taken[p] || mostlyTaken(pulse, detection.left) ? [] : [p]));
  const minutes = (p: number) => (((pulses[p] as Pulse).sum / (pulses[p] as Pulse).height) * intervalSeconds) / 60;
  const take = (device: SignatureDevice, p: number) => {
    detection.taken[p] = 1;
    const run = { device, score: 0, basis: "signature" as const };
    takePulseFor(run, pulses[p] as Pulse, detection.left, detection.watts, detection.runs);
  };
  // Instantaneous electric showers are sold where sockets have 230 V.
  for (const p of region?.socketVolts === 120 ? [] : free) {
    if (within((pulses[p] as Pulse).height, SHOWER_WATTS) && within(minutes(p), SHOWER_MINUTES))
      take("electric_shower", p);
  }
  for (const group of thermostatGroups(pulses, free, intervalSeconds)) {
    const { height } = pulses[group[0] as number] as Pulse;
    const usual = group.map(minutes).toSorted((a, b) => a - b)[group.length >> 1] as number;
    const slow = usual >= SLOW_SWITCHING_MINUTES;
    // A heat pump can cycle in winter as well, and then it does not cool.
    if (slow && (region?.hasCoolSummers || isWarm?.((pulses[group[0] as number] as Pulse).start) === false)) continue;
    if (slow && within(height, AIR_CONDITIONER_WATTS)) group.forEach((p) => take("air_conditioner", p));
    else if (!slow && within(height, OVEN_WATTS)) group.forEach((p) => take("oven", p));
  }
  const heating = free.filter((p) => {
    const pulse = pulses[p] as Pulse;
    if (detection.taken[p] || !within(pulse.height, HEATING_WATTS) || minutes(p) < HEATING_MINUTES) return false;
    return !isWarm?.(pulse.start) && rippleShare(pulse) <= HEATING_RIPPLE;
  });
  const hours = ({ start }: Pulse) => (start * intervalSeconds) / HOUR_SECONDS;
  const ofHeating = heating.map((p) => pulses[p] as Pulse);
  for (const p of heating) {
    const pulse = pulses[p] as Pulse;
    const alike = ofHeating.filter(
      (other) => isOnePower(other, pulse) && Math.abs(hours(other) - hours(pulse)) <= HEATING_WITHIN_HOURS,
    );
    if (timesApart(alike.map(hours), HEATING_APART_HOURS) >= HEATING_TIMES) take("electric_heating", p);
  }
}

const isOnePower = (one: Pulse, other: Pulse) => Math.abs(one.height - other.height) <= ONE_POWER_SHARE * other.height;

/** How many of the rising moments are at least so far from the one counted before. */
function timesApart(hours: readonly number[], apart: number): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const hour of hours) {
    if (hour - last < apart) continue;
    count += 1;
    last = hour;
  }
  return count;
}

const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Whether a washer or dishwasher already took most of the pulse. */
function mostlyTaken(pulse: Pulse, left: Float64Array): boolean {
  let free = 0;
  pulse.watts.forEach((value, k) => {
    free += Math.min(value, left[pulse.start + k] as number);
  });
  return free < 0.6 * pulse.sum;
}

/** Groups of pulses of one power that follow one another as a thermostat makes them. */
function thermostatGroups(pulses: readonly Pulse[], free: readonly number[], intervalSeconds: number): number[][] {
  const grouped = new Set<number>();
  const groups: number[][] = [];
  free.forEach((start, place) => {
    if (grouped.has(start)) return;
    const group = [start];
    const first = pulses[start] as Pulse;
    let end = endOf(first);
    const slow = ((end - first.start) * intervalSeconds) / 60 >= SLOW_SWITCHING_MINUTES;
    const pause = ((slow ? AIR_CONDITIONER_PAUSE_MINUTES : OVEN_PAUSE_MINUTES) * 60) / intervalSeconds;
    for (const next of free.slice(place + 1)) {
      const pulse = pulses[next] as Pulse;
      if (pulse.start - end > pause) break;
      if (pulse.start < end || grouped.has(next)) continue;
      if (!isOnePower(pulse, first)) continue;
      if (((endOf(pulse) - pulse.start) * intervalSeconds) / 60 > SLOWEST_SWITCHING_MINUTES) continue;
      group.push(next);
      end = endOf(pulse);
    }
    if (group.length < SWITCHINGS) return;
    group.forEach((p) => grouped.add(p));
    groups.push(group);
  });
  return groups;
}

const endOf = ({ start, watts }: Pulse) => start + watts.length;

function rippleShare({ watts, height }: Pulse): number {
  const full = watts.filter((value) => value > 0.7 * height);
  const mean = full.reduce((sum, value) => sum + value, 0) / Math.max(1, full.length);
  const squares = full.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, full.length);
  return Math.sqrt(squares) / height;
}
