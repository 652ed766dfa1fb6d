import type { DeviceCommand, SettingRange } from "@wattleaf/shared/domain/devices";

/** A device as its connector finds it. */
export interface ReachedDevice extends KeptState {
  /** Null for a simulated device, as is the next. */
  hubId: string | null;
  hubDeviceId: string | null;
}

/** What a connector keeps of a device, and when that held. */
export interface KeptState {
  state: unknown;
  stateAtMs: number;
}

/** What a device can be told. */
export interface DeviceAbilities {
  /** None for one that only measures; `set` exactly where there is a range. */
  commands: readonly DeviceCommand[];
  range: SettingRange | null;
}

/** A device as it is now. */
export interface DeviceReading extends DeviceAbilities {
  /** False when it does not answer: the rest is then what was last known. */
  available: boolean;
  /** True when it reports no state, and the rest is what it was last told. */
  assumed: boolean;
  on: boolean;
  setting: number | null;
  /** Negative while a battery feeds the home; null when nothing measures it. */
  powerWatts: number | null;
  /** 0–1; null for kinds that store nothing. */
  stateOfCharge: number | null;
  /** Null for kinds that measure none. */
  temperatureCelsius: number | null;
  /** Since when it is on or off, or set, as it is, as far as that is known; null when only commands change it. */
  changedAtMs: number | null;
}

/** Energy within one hour; `untilMs` is how far into it that is. */
export interface HourEnergy {
  hourStartMs: number;
  /** Negative where a battery fed the home. */
  wattHours: number;
  untilMs: number;
}

/** A command that the service has checked against what the device can be told. */
export type CheckedCommand =
  | { command: Exclude<DeviceCommand, "set"> }
  /** In the unit of the device's range. */
  | { command: "set"; value: number };

/** A way to reach devices, added to the table of connectors. */
export interface DeviceConnector {
  read(device: ReachedDevice, nowMs: number): Promise<DeviceReading>;
  /**
   * Gives the device a command. The same command may come twice, when the server stopped before it noted the first: it
   * sets a state, and setting it again changes nothing.
   * @throws DomainError unavailable when it does not answer, or does not do it
   */
  control(device: ReachedDevice, command: CheckedCommand, nowMs: number): Promise<KeptState>;
  /**
   * What the device used between two moments, by the state that it was left in: for a connector that knows it without
   * having listened. Others leave this out: what they hear of becomes readings of the device's meter.
   */
  energy?(kept: KeptState, fromMs: number, toMs: number): HourEnergy[];
}
