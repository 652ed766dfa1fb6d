import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { StorageState } from "./state";

/** A home battery of 13.5 kWh: 5 kW in, 2 kW out to the home, 95 % each way. */
const BATTERY = { capacityWh: 13_500, chargeWatts: 5_000, feedWatts: 2_000, efficiency: 0.95 };

/** A car of 60 kWh, charged at 90 % efficiency and slower above 80 %; unplugged it is driven, 8 kWh a day. */
const CAR = { capacityWh: 60_000, efficiency: 0.9, slowFrom: 0.8, slowShare: 0.4, drivingWatts: 333, keptShare: 0.2 };

/** What the device draws now; negative while a battery feeds the home. */
export function storageWatts(state: StorageState): number {
  if (!state.on) return 0;
  if (state.type === "ev_charger") return chargerWatts(state);
  const target = state.setting / 100;
  if (state.stateOfCharge < target) return BATTERY.chargeWatts;
  return state.stateOfCharge > target ? -BATTERY.feedWatts : 0;
}

export function evolveStorage(state: StorageState, elapsedSeconds: number): StorageState {
  const hours = elapsedSeconds / HOUR_SECONDS;
  const stateOfCharge = state.type === "battery" ? batteryAfter(state, hours) : carAfter(state, hours);
  return { ...state, stateOfCharge };
}

function batteryAfter(state: StorageState, hours: number): number {
  const watts = storageWatts(state);
  const target = state.setting / 100;
  const inside = watts > 0 ? watts * BATTERY.efficiency : watts / BATTERY.efficiency;
  const reached = state.stateOfCharge + (inside * hours) / BATTERY.capacityWh;
  return watts > 0 ? Math.min(target, reached) : watts < 0 ? Math.max(target, reached) : state.stateOfCharge;
}

function chargerWatts({ setting, stateOfCharge }: StorageState): number {
  if (stateOfCharge >= 1) return 0;
  return stateOfCharge < CAR.slowFrom ? setting : setting * CAR.slowShare;
}

function carAfter(state: StorageState, hours: number): number {
  if (!state.on) {
    const driven = state.stateOfCharge - (CAR.drivingWatts * hours) / CAR.capacityWh;
    return Math.max(Math.min(CAR.keptShare, state.stateOfCharge), driven);
  }
  const perHour = (state.setting * CAR.efficiency) / CAR.capacityWh;
  const fastHours = Math.max(0, CAR.slowFrom - state.stateOfCharge) / perHour;
  if (hours <= fastHours) return state.stateOfCharge + perHour * hours;
  const begin = Math.max(CAR.slowFrom, state.stateOfCharge);
  return Math.min(1, begin + perHour * CAR.slowShare * (hours - fastHours));
}
