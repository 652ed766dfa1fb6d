import type { HubProblem, HubStatus } from "@wattleaf/shared/domain/hubs";
import type { Logger } from "../logger";
import {
  type EntityCommand,
  type EntityState,
  type HubAccess,
  type HubConnection,
  HubFailure,
  type HubListener,
  type OpenHub,
  UNKNOWN_STATE,
} from "./hub-connection";
import { type HubDevice, hubDevices } from "./hub-devices";

/** Ignored messages that are logged one by one; after them they are only counted. */
const LOGGED_MESSAGES = 20;
const LOGGED_CHARACTERS = 200;
/** A half degree asked of a thermostat that counts in Fahrenheit. */
const LEAST_CELSIUS_TOLERANCE = 0.3;

/** Why a device did not do as it was told. */
export class CommandFailure extends Error {
  override name = "CommandFailure";
  constructor(
    readonly reason: "unreachable" | "not_confirmed" | "rejected",
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export interface DeviceState extends EntityState {
  powerWatts: number | null;
  energyWh: number | null;
  /** Since when it is on or off, or set, as it is; null while that is not known. */
  changedAtMs: number | null;
}

const NOTHING_KNOWN: DeviceState = { ...UNKNOWN_STATE, powerWatts: null, energyWh: null, changedAtMs: null };

export interface HubTimes {
  now(): number;
  /** How long a device has to report that it has done as it was told. */
  confirmWithinMs: number;
  /** The wait before another try to connect, after so many failures in a row. */
  retryAfterMs(failures: number, problem: HubProblem): number;
}

export interface HubEvents {
  /** The hub's devices are known, or have changed. */
  onDevices(devices: readonly HubDevice[]): void;
  /** @param told the entity that has told something; null when it is the connection that has changed */
  onState(device: HubDevice, state: DeviceState, told: string | null): void;
}

interface LiveHubParts {
  id: string;
  access: HubAccess;
  open: OpenHub;
  times: HubTimes;
  events: HubEvents;
  log: Pick<Logger, "info" | "warn">;
}

/** Stays connected to one hub, and knows its devices as they are now. */
export class LiveHub {
  status: HubStatus = "connecting";
  problem: HubProblem | null = null;
  ignoredMessages = 0;
  devices: readonly HubDevice[] = [];
  #connection: HubConnection | null = null;
  #isClosed = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Set<() => void>();
  readonly #changed = new Map<string, Pick<DeviceState, "on" | "setting" | "changedAtMs">>();

  constructor(readonly parts: LiveHubParts) {}

  /** Connects, and is back when that has succeeded or failed; after a failure it goes on trying. */
  async connect(): Promise<void> {
    if (this.#isClosed) return;
    const { access, open } = this.parts;
    let lost: HubProblem | null = null;
    const listener: HubListener = {
      onEntities: () => this.#onEntities(),
      onState: (entityId) => this.#onState(entityId),
      onIgnored: (reason, where) => this.#onIgnored(reason, where),
      onEnd: (problem) => (this.#connection ? this.#onEnd(problem) : (lost = problem)),
    };
    try {
      const connection = await open(access, listener);
      // It was lost, or is not wanted any more, before it was ready.
      if (lost !== null || this.#isClosed) {
        connection.close();
        throw new HubFailure(lost ?? "unreachable");
      }
      this.#connection = connection;
    } catch (error) {
      return this.#onEnd(error instanceof HubFailure ? error.problem : "not_a_hub");
    }
    this.#failures = 0;
    this.status = "connected";
    this.problem = null;
    this.#onEntities();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#connection?.close();
    this.#connection = null;
    this.#wake();
  }

  stateOf(deviceId: string): DeviceState {
    const device = this.devices.find(({ id }) => id === deviceId);
    return device ? this.#stateOf(device) : NOTHING_KNOWN;
  }

  /**
   * Tells a device what to do, and waits until it reports that it has; one that reports nothing is believed.
   * @throws CommandFailure
   */
  async command(deviceId: string, command: EntityCommand): Promise<DeviceState> {
    const device = this.devices.find(({ id }) => id === deviceId);
    const connection = this.#connection;
    if (!device?.main || !connection || !this.#stateOf(device).available) throw new CommandFailure("unreachable");
    const deadline = this.#deadline();
    try {
      const sent = connection.send(device.main, command);
      sent.catch(() => undefined);
      await Promise.race([sent, deadline.passed.then(() => Promise.reject(new CommandFailure("not_confirmed")))]);
      while (!isDone(command, this.#stateOf(device), device)) {
        if (deadline.isPassed()) throw new CommandFailure("not_confirmed");
        if (this.#connection !== connection) throw new CommandFailure("unreachable");
        await Promise.race([this.#nextState(), deadline.passed]);
      }
      return this.#stateOf(device);
    } catch (error) {
      throw error instanceof CommandFailure ? error : new CommandFailure("rejected", { cause: error });
    } finally {
      deadline.clear();
    }
  }

  #onEntities(): void {
    if (!this.#connection) return;
    this.devices = hubDevices(this.#connection.entities.values());
    this.parts.events.onDevices(this.devices);
    for (const device of this.devices) this.#tell(device);
  }

  #onState(entityId: string): void {
    for (const device of this.devices)
      if ([device.main, device.power, device.energy].includes(entityId)) this.#tell(device, entityId);
    this.#wake();
  }

  #onIgnored(reason: string, where: string): void {
    this.ignoredMessages += 1;
    if (this.ignoredMessages <= LOGGED_MESSAGES)
      this.parts.log.info(
        { hub: this.parts.id, where: where.slice(0, LOGGED_CHARACTERS), reason: reason.slice(0, LOGGED_CHARACTERS) },
        "A hub's message was ignored",
      );
  }

  #onEnd(problem: HubProblem): void {
    this.#connection = null;
    this.#wake();
    if (this.#isClosed) return;
    this.#failures += 1;
    this.status = "failed";
    this.problem = problem;
    for (const device of this.devices) this.#tell(device);
    const waitMs = this.parts.times.retryAfterMs(this.#failures, problem);
    if (this.#failures === 1) this.parts.log.info({ hub: this.parts.id, problem, waitMs }, "A hub is not connected");
    this.#retry = setTimeout(() => void this.connect(), waitMs);
  }

  #tell(device: HubDevice, told: string | null = null): void {
    const { on, setting, available } = this.#stateOf(device);
    const known = this.#changed.get(device.id);
    if (available && (!known || known.on !== on || known.setting !== setting))
      // What it is at first sight, it may have been for long.
      this.#changed.set(device.id, { on, setting, changedAtMs: known ? this.parts.times.now() : null });
    this.parts.events.onState(device, this.#stateOf(device), told);
  }

  #stateOf(device: HubDevice): DeviceState {
    const of = (id: string | null) => (id === null ? null : (this.#connection?.stateOf(id) ?? UNKNOWN_STATE));
    const power = of(device.power);
    const energy = of(device.energy);
    const main = of(device.main) ?? power ?? energy ?? UNKNOWN_STATE;
    return {
      ...main,
      powerWatts: power?.available ? power.measured : null,
      energyWh: energy?.available ? energy.measured : null,
      changedAtMs: this.#changed.get(device.id)?.changedAtMs ?? null,
    };
  }

  #nextState(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }

  #deadline() {
    let isPassed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isPassed = true;
        resolve();
      }, this.parts.times.confirmWithinMs);
    });
    return { passed, isPassed: () => isPassed, clear: () => clearTimeout(timer) };
  }
}

/** Whether a device reports what it was told, as closely as it can count. */
function isDone(command: EntityCommand, state: EntityState, { range }: HubDevice): boolean {
  if (command.command !== "set") return state.on === (command.command === "on");
  if (state.setting === null || !range) return false;
  const tolerance = range.unit === "celsius" ? Math.max(range.step / 2, LEAST_CELSIUS_TOLERANCE) : range.step;
  return Math.abs(state.setting - command.value) <= tolerance;
}
