import { type IClientOptions, MqttClient } from "mqtt";
import type { HubProblem } from "@wattleaf/shared/domain/hubs";
import {
  type EntityCommand,
  type EntityState,
  type HubAccess,
  type HubConnection,
  HubFailure,
  type HubListener,
  UNKNOWN_STATE,
} from "../hub-connection";
import { within } from "../within";
import { discover, DISCOVERY_FILTERS, isDiscovery, type MqttEntity } from "./discovery";
import { EntityStates } from "./entity-states";
import { brokerSocket, TooMuchSent } from "./open-socket";

const BIRTH_TOPIC = "homeassistant/status";
const CONNECT_TIMEOUT_MS = 10_000;
const SUBSCRIBE_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_SECONDS = 30;
/** Retained messages come right after the subscription: when none has come for so long, all are here. */
const QUIET_MS = 300;
const LONGEST_SETTLE_MS = 5_000;
const MAX_ENTITIES = 1_000;
const MAX_DISCOVERY_CHARACTERS = 64 * 1024;
const MAX_STATE_CHARACTERS = 16 * 1024;
/** CONNACK return codes for bad credentials (MQTT 3.1.1, section 3.2.2.3). */
const REJECTED_CODES = new Set<unknown>([4, 5]);

/**
 * Connects to a broker, and is back when the devices that it has kept announcements of are known.
 * @throws HubFailure
 */
export async function openMqtt(access: HubAccess, listener: HubListener, now: () => number): Promise<HubConnection> {
  const client = await connected(access, now);
  const connection = new MqttConnection(client, listener, now);
  try {
    await within(SUBSCRIBE_TIMEOUT_MS, connection.listen());
  } catch (error) {
    connection.close();
    throw new HubFailure(connection.problem ?? "rejected", { cause: error });
  }
  return connection;
}

async function connected(access: HubAccess, now: () => number): Promise<MqttClient> {
  const options: IClientOptions = {
    protocol: "mqtt",
    protocolVersion: 4,
    clean: true,
    // LiveHub opens a new connection, to an address that is checked again.
    reconnectPeriod: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepalive: KEEP_ALIVE_SECONDS,
    queueQoSZero: false,
    username: access.username ?? undefined,
    password: access.secret ?? undefined,
  };
  const client = new MqttClient(await brokerSocket(access, now), options);
  return new Promise((resolve, reject) => {
    let cause: unknown;
    client.on("error", (error) => (cause = error));
    client.once("connect", () => resolve(client));
    client.once("close", () => {
      client.end(true);
      reject(new HubFailure(problemOf(cause), { cause }));
    });
  });
}

function problemOf(error: unknown): HubProblem {
  if (error instanceof TooMuchSent) return "too_much";
  if (!(error instanceof Error)) return "not_a_hub";
  const { code } = error as { code?: unknown };
  if (REJECTED_CODES.has(code)) return "rejected";
  return typeof code === "string" || error.message.startsWith("connack timeout") ? "unreachable" : "not_a_hub";
}

class MqttConnection implements HubConnection {
  readonly entities = new Map<string, MqttEntity>();
  /** Why the connection was lost; null while it was not. */
  problem: HubProblem | null = null;
  readonly #states = new EntityStates();
  /** What each discovery topic has announced. */
  readonly #announced = new Map<string, { hash: number | bigint; entities: MqttEntity[] }>();
  #isOpen = true;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #onQuiet: () => void;

  constructor(
    readonly client: MqttClient,
    readonly listener: HubListener,
    readonly now: () => number,
  ) {
    this.#onQuiet = () => listener.onEntities();
    let cause: unknown;
    client.on("error", (error) => (cause = error));
    client.on("message", (topic, payload) => {
      if (!this.#isOpen) return;
      try {
        this.#take(topic, payload.toString("utf8"));
      } catch {
        listener.onIgnored("cannot be read", topic);
      }
    });
    client.on("close", () => {
      if (!this.#isOpen) return;
      this.problem = cause instanceof TooMuchSent ? "too_much" : "unreachable";
      this.close();
      listener.onEnd(this.problem);
    });
  }

  /** @throws Error when the broker lets the account not subscribe */
  async listen(): Promise<void> {
    const settled = new Promise<void>((resolve) => {
      const latest = setTimeout(() => this.#onQuiet(), LONGEST_SETTLE_MS);
      this.#onQuiet = () => {
        clearTimeout(latest);
        clearTimeout(this.#quiet);
        this.#onQuiet = () => this.listener.onEntities();
        resolve();
      };
    });
    await this.#subscribe([...DISCOVERY_FILTERS]);
    this.#waitForQuiet();
    await settled;
    // As Home Assistant does when it starts: devices whose states the broker does not retain tell them again. Where the
    // account may not publish it, they are known when they change.
    this.client.publishAsync(BIRTH_TOPIC, "online").catch(() => undefined);
  }

  stateOf(entityId: string): EntityState {
    const entity = this.entities.get(entityId);
    return entity ? this.#states.stateOf(entity, this.now()) : UNKNOWN_STATE;
  }

  async send(entityId: string, command: EntityCommand): Promise<void> {
    const entity = this.entities.get(entityId);
    if (!entity || !this.client.connected) throw new Error("The device is gone");
    const { messages, assumed } = entity.protocol.messagesFor(command, this.#states.valuesOf(entityId));
    for (const { topic, payload } of messages)
      await this.client.publishAsync(topic, payload, { qos: 1, retain: entity.retain });
    if (!entity.assumed) return;
    this.#states.assume(entityId, assumed, this.now());
    this.listener.onState(entityId);
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#quiet);
    this.client.end(true);
  }

  #take(topic: string, payload: string): void {
    if (isDiscovery(topic)) return this.#announce(topic, payload);
    if (payload.length > MAX_STATE_CHARACTERS) return this.listener.onIgnored("is too long", topic);
    for (const id of this.#states.take(topic, payload, this.now())) this.listener.onState(id);
  }

  #announce(topic: string, payload: string): void {
    if (payload.length > MAX_DISCOVERY_CHARACTERS) return this.listener.onIgnored("is too long", topic);
    const { hash: hashBefore, entities: before = [] } = this.#announced.get(topic) ?? {};
    const hash = Bun.hash(payload);
    // Devices announce themselves again whenever Home Assistant starts.
    if (hash === hashBefore) return;
    const { entities, faults } = discover(topic, payload);
    for (const fault of faults) this.listener.onIgnored(fault, topic);
    // What cannot be read changes nothing of what was announced before.
    if (faults.length > 0 && entities.length === 0) return;
    for (const entity of before) {
      this.#unsubscribe(
        this.#states.remove(
          entity,
          entities.some(({ id }) => id === entity.id),
        ),
      );
      this.entities.delete(entity.id);
    }
    const room = Math.max(0, MAX_ENTITIES - this.entities.size);
    if (entities.length > room) this.listener.onIgnored(`is more than ${MAX_ENTITIES} entities`, topic);
    // Two announcements of one id: the first holds, as in Home Assistant.
    const added = entities.slice(0, room).filter(({ id }) => !this.entities.has(id));
    for (const entity of added) this.entities.set(entity.id, entity);
    if (added.length > 0) this.#announced.set(topic, { hash, entities: added });
    else this.#announced.delete(topic);
    const topics = added.flatMap((entity) => this.#states.add(entity));
    this.#subscribe(topics).catch(() => this.listener.onIgnored("names a topic that may not be read", topic));
    if (added.length + before.length > 0) this.#waitForQuiet();
  }

  /** Announcements come in a burst: one by one they would show half a device. */
  #waitForQuiet(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#onQuiet(), QUIET_MS);
  }

  async #subscribe(topics: string[]): Promise<void> {
    if (topics.length === 0) return;
    await this.client.subscribeAsync(topics, { qos: 1 });
  }

  #unsubscribe(topics: string[]): void {
    // The connection is closing, or the broker has forgotten the topic itself.
    if (topics.length > 0) this.client.unsubscribeAsync(topics).catch(() => undefined);
  }
}
