/**
 * Synthetic appliance runs based on how the appliances work, one value per minute in watts. They widen the training
 * beyond the few measured machines; nothing here is fitted to a home. Ranges: rated powers of European machines (heater
 * 1.7–2.4 kW, kettle 1.8–3.1 kW, microwave 0.8–1.7 kW at the plug) and the phases described by Pipattanasomporn et al.,
 * "Load Profiles of Selected Major Household Appliances" (IEEE Transactions on Power Systems 29(2), 2014).
 */
type Random = () => number;

const between = (random: Random, low: number, high: number) => low + (high - low) * random();
const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));

/** `minutes` of a load that fluctuates by a share of itself from minute to minute. */
const hold = (random: Random, minutes: number, watts: number, share: number): number[] =>
  Array.from({ length: minutes }, () => Math.max(0, watts * (1 + share * (2 * random() - 1))));

/** Meters average over a minute, so a switch within a minute leaves part of the power in it. */
function startWithinMinute(random: Random, run: readonly number[]): number[] {
  const late = random();
  return [...run, 0].map((value, i) => value * (1 - late) + (run[i - 1] ?? 0) * late);
}

export function washerRun(random: Random): number[] {
  const heater = between(random, 1_650, 2_350);
  const drum = between(random, 25, 160);
  const tumble = (minutes: number, strength = 1) => hold(random, minutes, drum * strength, between(random, 0.15, 0.6));
  const heat = (minutes: number): number[] =>
    Array.from({ length: minutes }, () => heater * (1 + 0.02 * random()) + drum * random());
  const run = [...hold(random, whole(random, 1, 5), between(random, 8, 50), 0.5)];
  if (random() < 0.25) run.push(...tumble(whole(random, 3, 12)));
  if (random() < 0.4) {
    // The heater pauses while the drum turns, so a minute holds only part of its power.
    const share = between(random, 0.4, 0.8);
    run.push(...hold(random, whole(random, 3, 10), heater * share, 0.25));
  }
  run.push(...heat(whole(random, 4, random() < 0.3 ? 32 : 14)));
  if (random() < 0.3) run.push(...tumble(whole(random, 4, 20)), ...heat(whole(random, 2, 9)));
  if (random() < 0.3) {
    const every = whole(random, 2, 6);
    for (let i = whole(random, 2, 8); i > 0; i -= 1) {
      run.push(heater * between(random, 0.1, 0.6), ...tumble(every));
    }
  }
  run.push(...tumble(whole(random, 8, 55)));
  for (let rinse = whole(random, 1, 3); rinse > 0; rinse -= 1) {
    run.push(...hold(random, whole(random, 1, 3), between(random, 20, 60), 0.4));
    run.push(...hold(random, whole(random, 1, 3), between(random, 120, 420), 0.4));
    run.push(...hold(random, whole(random, 1, 2), between(random, 4, 14), 0.4));
    run.push(...tumble(whole(random, 3, 10), between(random, 0.5, 1)));
  }
  const spin = between(random, 150, 550);
  const spinning = whole(random, 3, 10);
  for (let i = 1; i <= spinning; i += 1) {
    run.push(spin * Math.min(1, 0.4 + (0.9 * i) / spinning) * between(random, 0.85, 1.1));
  }
  run.push(...hold(random, whole(random, 1, 3), between(random, 5, 40), 0.5));
  return startWithinMinute(random, run);
}

export function dishwasherRun(random: Random): number[] {
  const heater = between(random, 1_650, 2_350);
  const pump = between(random, 45, 140);
  const wash = (minutes: number) => hold(random, minutes, pump, 0.04);
  const heat = (minutes: number) => hold(random, minutes, heater, 0.01).map((watts) => watts + pump);
  const drain = () => [...hold(random, whole(random, 1, 2), between(random, 15, 40), 0.3)];
  const fill = () => hold(random, whole(random, 1, 2), between(random, 5, 12), 0.3);
  const run: number[] = [];
  if (random() < 0.6) run.push(...wash(whole(random, 2, 18)), ...drain(), ...fill());
  run.push(...wash(whole(random, 0, 3)), ...heat(whole(random, 8, 24)), ...wash(whole(random, 5, 35)));
  if (random() < 0.35) run.push(...heat(whole(random, 3, 12)), ...wash(whole(random, 5, 20)));
  for (let rinse = whole(random, 1, 2); rinse > 0; rinse -= 1) {
    run.push(...drain(), ...fill(), ...wash(whole(random, 2, 9)));
  }
  run.push(...heat(whole(random, 5, 18)), ...drain());
  if (random() < 0.35) run.push(...hold(random, whole(random, 5, 30), between(random, 2, 30), 0.2));
  return startWithinMinute(random, run);
}

export function kettleRun(random: Random, ratedWatts: number): number[] {
  return startWithinMinute(random, minuteMeans(between(random, 0.8, 4.5), ratedWatts));
}

export function microwaveRun(random: Random, ratedWatts: number): number[] {
  const minutes = between(random, 0.5, random() < 0.2 ? 12 : 5);
  // At a lower setting the magnetron cycles on and off, so minutes show part of its power.
  const duty = random() < 0.7 ? 1 : between(random, 0.25, 0.7);
  return startWithinMinute(
    random,
    minuteMeans(minutes, ratedWatts * duty).map((watts) => watts * (duty === 1 ? 1 : between(random, 0.8, 1.2))),
  );
}

function minuteMeans(minutes: number, watts: number): number[] {
  const full = Math.floor(minutes);
  return [...Array.from({ length: full }, () => watts), watts * (minutes - full)];
}

/** A run of another household load, which must not be mistaken for one of the above. */
export function otherRun(random: Random, kind: OtherKind): number[] {
  return startWithinMinute(random, otherRuns[kind](random));
}

export const OTHER_KINDS = [
  "dryer",
  "oven",
  "hob",
  "heater",
  "waterHeater",
  "toaster",
  "hairdryer",
  "vacuum",
  "iron",
] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

const otherRuns: Record<OtherKind, (random: Random) => number[]> = {
  dryer(random) {
    const drum = between(random, 120, 280);
    const heater = between(random, 1_600, 2_500);
    const run: number[] = [];
    for (let phase = whole(random, 1, 4); phase > 0; phase -= 1) {
      run.push(...hold(random, whole(random, 8, 40), heater + drum, 0.02));
      run.push(...hold(random, whole(random, 1, 6), drum, 0.05));
    }
    return [...run, ...hold(random, whole(random, 3, 15), drum, 0.05)];
  },
  oven: (random) =>
    thermostat(random, between(random, 1_800, 3_200), whole(random, 6, 15), whole(random, 15, 70), 0.35),
  hob: (random) => thermostat(random, between(random, 900, 2_200), whole(random, 1, 5), whole(random, 5, 30), 0.5),
  heater: (random) =>
    thermostat(random, between(random, 700, 2_600), whole(random, 10, 60), whole(random, 0, 120), 0.6),
  waterHeater: (random) => hold(random, whole(random, 15, 120), between(random, 1_800, 3_200), 0.005),
  toaster: (random) => minuteMeans(between(random, 1.5, 4), between(random, 750, 1_700)),
  hairdryer: (random) => hold(random, whole(random, 2, 9), between(random, 700, 2_000), 0.05),
  vacuum: (random) => hold(random, whole(random, 3, 20), between(random, 500, 1_800), 0.05),
  iron: (random) => thermostat(random, between(random, 1_400, 2_600), 2, whole(random, 8, 35), 0.3),
};

/** Full power until warm, then part of it every few minutes. */
function thermostat(random: Random, watts: number, warming: number, holding: number, duty: number): number[] {
  const run = hold(random, warming, watts, 0.01);
  const period = between(random, 1.5, 7);
  for (let minute = 0; minute < holding; minute += 1) {
    const on = (minute % period) / period < duty * between(random, 0.8, 1.2);
    run.push(on ? watts * between(random, 0.6, 1) : 0);
  }
  return run;
}
