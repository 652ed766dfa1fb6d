import { isCycle, isTrained, POSSIBLE_WATTS, TRAINED_DEVICES, type TrainedDevice } from "./devices";
import type { Pulse } from "./pulses";

/** A period for which users label a device as on, in samples of the working grid. */
export interface DeviceLabel {
  device: string;
  from: number;
  /** One past the last sample. */
  to: number;
}

/** What a device of one home looks like, learned from a label; kept for the home's next analyses. */
export interface HomeTemplate {
  device: string;
  /** Plateau power of its largest pulse in watts. */
  watts: number;
  /** Time at that power in minutes. */
  minutes: number;
}

const minutesOf = ({ sum, height }: Pulse, intervalSeconds: number) => ((sum / height) * intervalSeconds) / 60;

/** The largest pulse within each label that the device can have made; a label in which nothing switched gives none. */
export function templatesOf(
  labels: readonly DeviceLabel[],
  pulses: readonly Pulse[],
  intervalSeconds: number,
): HomeTemplate[] {
  return labels.flatMap((label) => {
    const inside = pulses.filter((pulse) => belongsTo(pulse, label) && isPossible(label.device, pulse.height));
    const largest = inside.toSorted((a, b) => b.sum - a.sum)[0];
    if (!largest) return [];
    return [{ device: label.device, watts: largest.height, minutes: minutesOf(largest, intervalSeconds) }];
  });
}

/** Other loads of a home run at the same time; a label does not identify which one is meant. */
function isPossible(device: string, watts: number): boolean {
  if (!isTrained(device)) return true;
  const [low, high] = POSSIBLE_WATTS[device];
  return watts >= low && watts <= high;
}

/** Whether more than half of a pulse lies within a label, which people give to the minute at best. */
function belongsTo({ start, watts }: Pulse, { from, to }: DeviceLabel): boolean {
  const overlap = Math.min(start + watts.length, to + 1) - Math.max(start, from - 1);
  return overlap > 0.5 * watts.length;
}

/** A pulse is like a template when its power differs by less than this share and some watts. */
const POWER_TOLERANCE_SHARE = 0.06;
const POWER_TOLERANCE_WATTS = 25;
/** … and it lasts at most this many times as long or as short. */
const TIME_TOLERANCE_FACTOR = 2.2;
/** A program heats longer or shorter with the water's temperature. */
const CYCLE_TIME_TOLERANCE_FACTOR = 3;

/** 0 for the template itself, 1 at the border of being like it; undefined beyond. */
function distanceTo(template: HomeTemplate, pulse: Pulse, minutes: number): number | undefined {
  // Another load that switched in the same minute distorts one of the two edges, seldom both.
  const off = Math.min(...[pulse.height, pulse.rise, pulse.fall].map((watts) => Math.abs(watts - template.watts)));
  const power = off / (POWER_TOLERANCE_SHARE * template.watts + POWER_TOLERANCE_WATTS);
  const factor = isCycle(template.device) ? CYCLE_TIME_TOLERANCE_FACTOR : TIME_TOLERANCE_FACTOR;
  const time = Math.abs(Math.log(minutes / template.minutes)) / Math.log(factor);
  const distance = Math.max(power, time);
  return distance < 1 ? distance : undefined;
}

/** A pulse that the labels of a home give to one of its devices. */
export interface LabeledPulse {
  pulse: number;
  device: string;
  /** How like the template it is, 0 to 1; 1 for a pulse inside a label. */
  likeness: number;
}

/** Pulses inside the labels, and pulses like the nearest template. */
export function labeledPulses(
  pulses: readonly Pulse[],
  labels: readonly DeviceLabel[],
  templates: readonly HomeTemplate[],
  intervalSeconds: number,
): LabeledPulse[] {
  return pulses.flatMap((pulse, p) => {
    const label = labels.find((one) => belongsTo(pulse, one));
    if (label) return [{ pulse: p, device: label.device, likeness: 1 }];
    let nearest: LabeledPulse | undefined;
    for (const template of templates) {
      const distance = distanceTo(template, pulse, minutesOf(pulse, intervalSeconds));
      if (distance === undefined || (nearest && 1 - distance <= nearest.likeness)) continue;
      nearest = { pulse: p, device: template.device, likeness: 1 - distance };
    }
    return nearest ? [nearest] : [];
  });
}

/** Log-odds that being just like a template adds for its device. */
const LOG_ODDS_OF_LIKE = 1.5;

/**
 * Moves the pulses' scores by what the labels say: inside a label they are certain; a pulse like a template moves up for
 * its device, if the model itself finds the device among such pulses: a microwave of 1.2 kW in a home with a toaster of
 * 1.2 kW has a template that says nothing. A program's heater is alike in many machines, so templates say nothing about
 * programs either.
 * @param thresholds lowest score that counts as a find, for the appliances that labels can help with
 */
export function scoresWithLabels(
  found: readonly LabeledPulse[],
  scores: Record<TrainedDevice, Float64Array>,
  thresholds: Record<TrainedDevice, number | undefined>,
): void {
  for (const { pulse, device, likeness } of found) {
    const isOwn = !isTrained(device);
    if (likeness < 1 && !isOwn) continue;
    for (const trained of TRAINED_DEVICES) {
      const isSure = likeness < 1 && (scores[trained][pulse] as number) >= SURE_SCORE;
      if (trained === device) scores[trained][pulse] = 1;
      else if (!isSure) scores[trained][pulse] = 0;
    }
  }
  for (const device of TRAINED_DEVICES) {
    const threshold = thresholds[device];
    if (threshold === undefined || isCycle(device)) continue;
    const alike = found.filter((one) => one.device === device && one.likeness < 1);
    const mean = alike.reduce((sum, { pulse }) => sum + (scores[device][pulse] as number), 0) / alike.length;
    if (!(mean >= SPECIFIC * threshold)) continue;
    for (const { pulse, likeness } of alike) {
      scores[device][pulse] = shifted(scores[device][pulse] as number, LOG_ODDS_OF_LIKE * likeness);
    }
  }
}

/** A device that only labels know does not take pulses that score at least this for another one. */
const SURE_SCORE = 0.5;
/** Pulses like a specific template score at least this share of the threshold on average. */
const SPECIFIC = 1.2;

/** A probability moved by log-odds; 0 and 1 stay. */
function shifted(probability: number, logOdds: number): number {
  const odds = probability * Math.exp(logOdds);
  return odds / (odds + 1 - probability);
}
