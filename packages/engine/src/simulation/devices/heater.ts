import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { HeaterState } from "./state";

interface HeaterModel {
  /** How fast it comes to rest: after this long 63 % of the way is done. */
  timeConstantSeconds: number;
  /** Where the temperature would settle without heat, °C. */
  restCelsius: number;
  /** How far above that it would settle with the heat always on, K. */
  riseKelvin: number;
  /** The heat comes on this far below the target and goes off this far above it, K. */
  below: number;
  above: number;
  /** Electric power while it heats, and while it only keeps watch. */
  heatingWatts: number;
  idleWatts: number;
}

/**
 * First-order thermal models with a band around the target, as thermostats have. They are those of the sandbox's homes, in
 * a mild climate, so that a home's devices use less than the home. The room: 100 W/K of losses, 3.6 kWh/K of mass, 12 °C
 * outdoors, a heat pump of 2.4 kW with a COP of 3.5. The tank: 190 liters (0.22 kWh/K), 5.6 W/K of standing losses and
 * hot water used (5 kWh a day), an element of 4.5 kW.
 */
export const HEATERS: Record<HeaterState["type"], HeaterModel> = {
  thermostat: {
    timeConstantSeconds: 36 * HOUR_SECONDS,
    restCelsius: 12,
    riseKelvin: 84,
    below: 0.5,
    above: 0.5,
    heatingWatts: 2_400,
    idleWatts: 4,
  },
  water_heater: {
    timeConstantSeconds: 39 * HOUR_SECONDS,
    restCelsius: 15,
    riseKelvin: 800,
    below: 5,
    above: 0,
    heatingWatts: 4_500,
    idleWatts: 2,
  },
};

/** Exact at every switch of the heat, so that two steps come to the same as one. */
export function evolveHeater(state: HeaterState, elapsedSeconds: number): HeaterState {
  const model = HEATERS[state.type];
  const upper = state.setting + model.above;
  const lower = state.setting - model.below;
  let temperature = state.temperatureCelsius;
  let heating = isHeating(state, temperature, lower, upper);
  let left = elapsedSeconds;
  while (left > 0) {
    const settles = model.restCelsius + (heating ? model.riseKelvin : 0);
    const bound = heating ? upper : lower;
    const untilSwitch = state.on ? secondsUntil(bound, temperature, settles, model.timeConstantSeconds) : Infinity;
    if (untilSwitch >= left) {
      temperature = settles + (temperature - settles) * Math.exp(-left / model.timeConstantSeconds);
      break;
    }
    temperature = bound;
    heating = !heating;
    left -= untilSwitch;
  }
  return { ...state, temperatureCelsius: temperature, heating };
}

/** A target that was just changed may lie on the other side of the temperature. */
function isHeating({ on, heating }: HeaterState, temperature: number, lower: number, upper: number): boolean {
  if (!on) return false;
  return heating ? temperature < upper : temperature <= lower;
}

/** Newton's law of cooling, solved for time. */
const secondsUntil = (bound: number, from: number, settles: number, timeConstantSeconds: number) =>
  timeConstantSeconds * Math.log((from - settles) / (bound - settles));
