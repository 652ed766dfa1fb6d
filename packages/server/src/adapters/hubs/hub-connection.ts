import type { DeviceCommand, HubSource, SettingRange } from "@wattleaf/shared/domain/devices";
import type { HubProblem } from "@wattleaf/shared/domain/hubs";

/** Where a hub is and what opens it; stored encrypted. */
export interface HubAccess {
  source: HubSource;
  /** mqtt(s)://host:port or http(s)://host:port. */
  address: string;
  /** Of MQTT; null for a broker that asks for none. */
  username: string | null;
  /** MQTT's password, or Home Assistant's long-lived access token. */
  secret: string | null;
  /** Whether the address may be in a private network. */
  allowPrivate: boolean;
}

/** What is used of a hub: things that are switched or set, sensors of power and energy, sensors that are on or off. */
export type EntityKind = "switch" | "light" | "climate" | "fan" | "cover" | "power" | "energy" | "binary_sensor";

export interface HubEntity {
  id: string;
  kind: EntityKind;
  name: string;
  /** The appliance that it is part of; null if the hub does not say. */
  device: { id: string; name: string | null } | null;
  commands: readonly DeviceCommand[];
  range: SettingRange | null;
  /** True when it reports no state, which is then what it was last told. */
  assumed: boolean;
  /** Of an energy counter: false when it only grows and begins again at zero. */
  countsBackward: boolean;
}

export interface EntityState {
  available: boolean;
  /** Null until the hub has said so, as all of these. */
  on: boolean | null;
  /** In the unit of the entity's range. */
  setting: number | null;
  temperatureCelsius: number | null;
  /** Of a sensor: W of power, Wh of energy. */
  measured: number | null;
}

export type EntityCommand = { command: Exclude<DeviceCommand, "set"> } | { command: "set"; value: number };

/** What a connection tells of. Calls come one at a time, and none after `close`. */
export interface HubListener {
  /** Entities were added, changed or removed. */
  onEntities(): void;
  /** An entity has told its state, which may be the same as before. */
  onState(entityId: string): void;
  /** A message was not understood, or was too much. */
  onIgnored(reason: string, where: string): void;
  /** The connection is lost; nothing more comes. */
  onEnd(problem: HubProblem): void;
}

/** An open connection to a hub. */
export interface HubConnection {
  /** By id. */
  readonly entities: ReadonlyMap<string, HubEntity>;
  stateOf(entityId: string): EntityState;
  /**
   * Hands a command to the hub. Whether the device has followed it shows in its state.
   * @throws Error when the hub rejects it or is gone
   */
  send(entityId: string, command: EntityCommand): Promise<void>;
  close(): void;
}

/**
 * Connects to a hub, and is back when the entities that it had are known.
 * @throws HubFailure
 */
export type OpenHub = (access: HubAccess, listener: HubListener) => Promise<HubConnection>;

/** Why a hub cannot be used. */
export class HubFailure extends Error {
  override name = "HubFailure";
  constructor(
    readonly problem: HubProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}

/** Nothing is known of it. */
export const UNKNOWN_STATE: EntityState = {
  available: false,
  on: null,
  setting: null,
  temperatureCelsius: null,
  measured: null,
};
