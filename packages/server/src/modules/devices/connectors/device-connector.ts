import type { DeviceCommand, DeviceType } from "@wattleaf/shared/domain/devices";

/** What a connector keeps of a device, and when that held. */
export interface KeptState {
  state: unknown;
  stateAtMs: number;
}

/** A device as it is now. */
export interface DeviceReading {
  on: boolean;
  setting: number | null;
  /** Negative while a battery feeds the home. */
  powerWatts: number;
  /** 0–1; null for kinds that store nothing. */
  stateOfCharge: number | null;
  /** Null for kinds that measure none. */
  temperatureCelsius: number | null;
}

/** A command that the service has checked against DEVICE_SETTINGS. */
export type CheckedCommand =
  | { command: Exclude<DeviceCommand, "set"> }
  /** In the unit of the device's kind. */
  | { command: "set"; value: number };

/**
 * A way to reach devices. An integration with real ones (Matter, a maker's cloud) implements this, keeps its device id
 * and tokens in the state, and is added to the table of connectors.
 */
export interface DeviceConnector {
  /** True when the devices exist in software only. */
  readonly simulated: boolean;
  connect(type: DeviceType, nowMs: number): Promise<KeptState>;
  read(kept: KeptState, nowMs: number): Promise<DeviceReading>;
  /**
   * Gives the device a command. The same command may come twice, when the server stopped before it noted the first: it
   * sets a state, and setting it again changes nothing.
   */
  control(kept: KeptState, command: CheckedCommand, nowMs: number): Promise<KeptState>;
  /** Lets go of what the connector holds outside, such as a token. */
  disconnect(kept: KeptState): Promise<void>;
}
