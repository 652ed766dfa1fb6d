/** What a visitor can switch on in the sample home of the technology page. */
export const DEMO_APPLIANCES = ["kettle", "washing_machine", "ev_charger"] as const;
export type DemoAppliance = (typeof DEMO_APPLIANCES)[number];

/** An appliance that the visitor switched on. */
export interface DemoPress {
  appliance: DemoAppliance;
  /** Minutes since midnight. */
  startMinute: number;
}

export const MAX_DEMO_PRESSES = 12;
const DEMO_DAY_MINUTES = 24 * 60;
/** The part of the day that is shown; the engine sees all of it. */
export const DEMO_SHOWN_FROM_MINUTE = 14 * 60;
/** Latest start, so that the longest run ends within the day. */
export const DEMO_LAST_START_MINUTE = 22 * 60;

const BASE_WATTS = 140;
const FRIDGE_WATTS = 90;
const FRIDGE_EVERY_MINUTES = 55;
const FRIDGE_ON_MINUTES = 20;

const hold = (minutes: number, watts: number, swing = 0): number[] =>
  Array.from({ length: minutes }, (_, minute) => watts + swing * wobble(minute));

/** An irregular but fixed wave between -1 and 1: a demonstration must give the same picture twice. */
const wobble = (minute: number) => (Math.sin(minute * 2.4) + Math.sin(minute * 7.1 + 1)) / 2;

/**
 * One run of each appliance, minute by minute in watts. Powers and phases are typical of European machines
 * (docs/methods/nilm.md, "Training"); none is a measured recording.
 */
const RUNS: Record<DemoAppliance, readonly number[]> = {
  kettle: [1_900, 2_750, 2_750, 1_250],
  washing_machine: [
    ...hold(3, 25, 8),
    ...hold(15, 2_080, 40),
    ...hold(28, 110, 45),
    ...hold(2, 40, 10),
    ...hold(3, 260, 90),
    ...hold(8, 85, 30),
    ...hold(2, 40, 10),
    ...hold(3, 260, 90),
    ...hold(6, 360, 110),
    ...hold(2, 15, 5),
  ],
  ev_charger: hold(120, 3_650, 15),
};

/** A day of the sample home: its base load and fridge, and what was switched on. Watts per minute. */
export function sampleHomeWatts(presses: readonly DemoPress[]): Float64Array {
  const mains = Float64Array.from({ length: DEMO_DAY_MINUTES }, (_, minute) => {
    const fridge = (minute + 50) % FRIDGE_EVERY_MINUTES < FRIDGE_ON_MINUTES ? FRIDGE_WATTS + 2 * wobble(minute * 3) : 0;
    return BASE_WATTS + 3 * wobble(minute) + fridge;
  });
  for (const { appliance, startMinute } of presses) {
    RUNS[appliance].forEach((watts, minute) => {
      const at = startMinute + minute;
      if (at < mains.length) mains[at] = (mains[at] ?? 0) + watts;
    });
  }
  return mains;
}
