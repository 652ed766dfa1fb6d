import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Logger } from "../logger";
import { openHomeAssistant } from "./home-assistant/home-assistant-connection";
import type { HubAccess, OpenHub } from "./hub-connection";
import type { HubDevice } from "./hub-devices";
import { type DeviceState, type HubTimes, LiveHub } from "./live-hub";
import { openMqtt } from "./mqtt/mqtt-connection";

const LONGEST_RETRY_MS = 5 * MINUTE_MS;
/** A hub may lock out who often shows wrong credentials. */
const REJECTED_RETRY_MS = 30 * MINUTE_MS;

export const hubTimes = (now: () => number): HubTimes => ({
  now,
  confirmWithinMs: 5 * SECOND_MS,
  retryAfterMs: (failures, problem) =>
    problem === "rejected"
      ? REJECTED_RETRY_MS
      : Math.min(LONGEST_RETRY_MS, SECOND_MS * 2 ** Math.min(failures - 1, 10)),
});

/** What happens at any hub. */
export interface HubsObserver {
  onDevices(hubId: string, devices: readonly HubDevice[]): void;
  /** @param told the entity that has told something; null when it is the connection that has changed */
  onState(hubId: string, device: HubDevice, state: DeviceState, told: string | null): void;
}

/** The hubs that this process is connected to, by their ids. */
export class LiveHubs {
  readonly #hubs = new Map<string, LiveHub>();
  readonly #observers = new Set<HubsObserver>();
  readonly #open: Record<HubAccess["source"], OpenHub>;

  constructor(
    readonly log: Pick<Logger, "info" | "warn">,
    readonly times: HubTimes,
  ) {
    const now = () => times.now();
    this.#open = {
      mqtt: (access, listener) => openMqtt(access, listener, now),
      home_assistant: (access, listener) => openHomeAssistant(access, listener, now),
    };
  }

  get ids(): string[] {
    return [...this.#hubs.keys()];
  }

  get = (id: string): LiveHub | undefined => this.#hubs.get(id);

  /** Begins to keep a connection, if there is none yet; back when the first try has succeeded or failed. */
  async open(id: string, access: HubAccess): Promise<LiveHub> {
    const known = this.#hubs.get(id);
    if (known) return known;
    const hub = this.#create(id, access, {
      onDevices: (devices) => this.#tell((observer) => observer.onDevices(id, devices)),
      onState: (device, state, told) => this.#tell((observer) => observer.onState(id, device, state, told)),
    });
    this.#hubs.set(id, hub);
    await hub.connect();
    return hub;
  }

  /** Connects once, without keeping the connection. */
  async try(access: HubAccess): Promise<Pick<LiveHub, "devices" | "problem">> {
    const hub = this.#create("", access, { onDevices: () => undefined, onState: () => undefined });
    await hub.connect();
    hub.close();
    return hub;
  }

  close(id: string): void {
    this.#hubs.get(id)?.close();
    this.#hubs.delete(id);
  }

  closeAll(): void {
    for (const id of this.ids) this.close(id);
  }

  observe(observer: HubsObserver): void {
    this.#observers.add(observer);
  }

  #create(id: string, access: HubAccess, events: LiveHub["parts"]["events"]): LiveHub {
    return new LiveHub({ id, access, open: this.#open[access.source], times: this.times, events, log: this.log });
  }

  #tell(tell: (observer: HubsObserver) => void): void {
    for (const observer of this.#observers) tell(observer);
  }
}
