import { sendMessage } from "../../packages/shared/src/contracts/chat/messages";
import type { Device } from "../../packages/shared/src/contracts/devices";
import type { Hub } from "../../packages/shared/src/contracts/hubs";
import type { DeviceState } from "../../packages/server/src/adapters/hubs/live-hub";
import { hubTimes, LiveHubs } from "../../packages/server/src/adapters/hubs/live-hubs";
import { newRegistration } from "../factories/account";
import type { TestApi } from "./api";
import { BrowserSession } from "./browser-session";
import { made } from "./made";

/** A clock that a test moves. */
export class MovedClock {
  constructor(public nowMs: number) {}
  now = (): number => this.nowMs;
}

const SILENT = { info: () => undefined, warn: () => undefined };

/** Connections that wait neither for a device that stays silent nor for a hub to come back. */
export const impatientHubs = (clock: MovedClock): LiveHubs =>
  new LiveHubs(SILENT, { ...hubTimes(clock.now), confirmWithinMs: 100, retryAfterMs: () => 20 });

/** An account and what it does with its hubs. */
export class HubHome {
  readonly #hubIds = new Set<string>();
  readonly #talk = crypto.randomUUID();

  private constructor(
    readonly api: TestApi,
    readonly session: BrowserSession,
  ) {}

  static async open(api: TestApi): Promise<HubHome> {
    const session = new BrowserSession(api);
    await session.postJson("/api/auth/register", newRegistration());
    return new HubHome(api, session);
  }

  async connect(form: object): Promise<Hub> {
    const response = await this.session.postJson("/api/hubs", form);
    if (!response.ok) throw new Error(await response.text());
    const hub = (await response.json()) as Hub;
    this.#hubIds.add(hub.id);
    return hub;
  }

  async hubs(): Promise<Hub[]> {
    return ((await (await this.session.fetch("/api/hubs")).json()) as { hubs: Hub[] }).hubs;
  }

  async devices(): Promise<Device[]> {
    await this.api.platform.background.settled();
    return ((await (await this.session.fetch("/api/devices")).json()) as { devices: Device[] }).devices;
  }

  async device(name: string): Promise<Device> {
    const devices = await this.devices();
    const found = devices.find((device) => device.name === name);
    if (!found) throw new Error(`There is no ${name} among ${devices.map((device) => device.name).join(", ")}`);
    return found;
  }

  async control(name: string, command: string, value?: number): Promise<Response> {
    const { id } = await this.device(name);
    return this.session.postJson(`/api/devices/${id}/control`, { command, value });
  }

  /** Asks the assistant, as a turn of one conversation. */
  async ask(message: string): Promise<string> {
    return (await made(this.session, sendMessage, { message, sessionId: this.#talk })).response;
  }

  /** Does something that one of the home's hubs tells of, and is back when it has been told. */
  async heard(isTold: (name: string, state: DeviceState) => boolean, act: () => unknown): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.api.platform.liveHubs.observe({
      onDevices: () => undefined,
      onState: (hubId, { name }, state) => this.#hubIds.has(hubId) && isTold(name, state) && resolve(),
    });
    await act();
    await promise;
  }
}
