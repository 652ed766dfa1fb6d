import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { evolveHeater, HEATERS } from "./heater";
import type { SimulatedState } from "./state";
import { evolveStorage, storageWatts } from "./storage";

/** A lamp and a radio. */
const PLUGGED_IN_WATTS = 60;
/** After this time every device is at rest or in a cycle, so simulating longer adds nothing. */
const LONGEST_SECONDS = 60 * DAY_SECONDS;

/** A device as it shows itself, in physical units. */
export interface SimulatedReading {
  /** Negative while a battery feeds the home. */
  powerWatts: number;
  stateOfCharge: number | null;
  temperatureCelsius: number | null;
}

/** The state of a device after some time without commands: a pure function of its state and that time. */
export function evolve(state: SimulatedState, elapsedSeconds: number): SimulatedState {
  const seconds = Math.min(Math.max(0, elapsedSeconds), LONGEST_SECONDS);
  switch (state.type) {
    case "thermostat":
    case "water_heater":
      return evolveHeater(state, seconds);
    case "battery":
    case "ev_charger":
      return evolveStorage(state, seconds);
    case "smart_plug":
      return state;
  }
}

export function read(state: SimulatedState): SimulatedReading {
  switch (state.type) {
    case "thermostat":
    case "water_heater": {
      const { heatingWatts, idleWatts } = HEATERS[state.type];
      const powerWatts = state.on ? (state.heating ? heatingWatts : idleWatts) : 0;
      return { powerWatts, stateOfCharge: null, temperatureCelsius: state.temperatureCelsius };
    }
    case "battery":
    case "ev_charger":
      return { powerWatts: storageWatts(state), stateOfCharge: state.stateOfCharge, temperatureCelsius: null };
    case "smart_plug":
      return { powerWatts: state.on ? PLUGGED_IN_WATTS : 0, stateOfCharge: null, temperatureCelsius: null };
  }
}

/** Switched on or off; what runs starts or stops at once. */
export const switched = (state: SimulatedState, on: boolean): SimulatedState => evolve({ ...state, on }, 0);

/**
 * With another target, in the unit of the kind (SIMULATED_SETTINGS). A kind without a target stays as it is: the
 * caller has checked that, and the bounds.
 */
export const withSetting = (state: SimulatedState, setting: number): SimulatedState =>
  state.type === "smart_plug" ? state : evolve({ ...state, setting }, 0);
