import { Connection, type ConnectionOptions } from "home-assistant-js-websocket";
import type { HubProblem } from "@wattleaf/shared/domain/hubs";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import {
  type EntityCommand,
  type EntityState,
  type HubAccess,
  type HubConnection,
  type HubEntity,
  HubFailure,
  type HubListener,
  UNKNOWN_STATE,
} from "../hub-connection";
import { entityOf, haState, type HaState, serviceFor, stateOf } from "./entities";
import { GuardedSocket } from "./guarded-socket";
import { hubSocket } from "./open-socket";
import { within } from "../within";
import { readRegistries, type Registries } from "./registries";

const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;
/** Some thousand states over a slow connection. */
const LIST_TIMEOUT_MS = 30 * SECOND_MS;
/** A lost network shows nothing by itself: a ping without an answer does. */
const PING_EVERY_MS = 30 * SECOND_MS;
const MAX_ENTITIES = 5_000;
const MAX_EARLY_CHANGES = 10_000;

const authMessage = z.object({ type: z.string(), ha_version: z.string().default("") });
const stateChanged = z.object({ data: z.object({ entity_id: z.string(), new_state: haState.nullish() }) });

/**
 * Connects to Home Assistant with a long-lived access token, and is back when its entities are known.
 * @throws HubFailure
 */
export async function openHomeAssistant(
  access: HubAccess,
  listener: HubListener,
  now: () => number,
): Promise<HubConnection> {
  let problem: HubProblem = "unreachable";
  const socket = new GuardedSocket(
    await hubSocket(access),
    (reason) => listener.onIgnored(reason, "WebSocket"),
    () => (problem = "too_much"),
    now,
  );
  await signedIn(socket, access.secret ?? "");
  // The library's own reconnecting is not used: LiveHub opens a new connection, to an address that is checked again.
  const connection = new Connection(
    socket as never,
    { createSocket: () => Promise.reject(new Error()) } as unknown as ConnectionOptions,
  );
  const hub = new HomeAssistantConnection(connection, listener);
  connection.addEventListener("disconnected", () => hub.end(problem));
  try {
    // The library keeps a subscription for its own reconnecting when the connection is lost.
    await within(LIST_TIMEOUT_MS, Promise.race([hub.listen(), hub.lost.promise]));
  } catch (error) {
    hub.close();
    throw new HubFailure(error instanceof HubFailure ? error.problem : "not_a_hub", { cause: error });
  }
  return hub;
}

/** The authentication phase of the WebSocket API. @throws HubFailure rejected, not_a_hub */
async function signedIn(socket: GuardedSocket, token: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (problem: HubProblem) => {
      done();
      socket.close();
      reject(new HubFailure(problem));
    };
    const timer = setTimeout(() => fail("not_a_hub"), ANSWER_TIMEOUT_MS);
    const onClose = () => fail("not_a_hub");
    const onMessage = ({ data }: MessageEvent<string>) => {
      const { type, ha_version: version } = authMessage.parse(JSON.parse(data));
      if (type === "auth_required") socket.send(JSON.stringify({ type: "auth", access_token: token }));
      else if (type === "auth_invalid") fail("rejected");
      else if (type === "auth_ok") {
        done();
        socket.haVersion = version;
        resolve();
      }
    };
    const done = () => {
      clearTimeout(timer);
      socket.removeEventListener("message", onMessage as never);
      socket.removeEventListener("close", onClose as never);
    };
    socket.addEventListener("message", onMessage as never);
    socket.addEventListener("close", onClose as never);
  });
}

class HomeAssistantConnection implements HubConnection {
  readonly entities = new Map<string, HubEntity>();
  readonly #states = new Map<string, HaState>();
  #registries: Registries = { entities: new Map(), temperatureUnit: "C" };
  /** Rejects when the connection is lost. */
  readonly lost = Promise.withResolvers<never>();
  #isOpen = true;
  /** Changes that came before the list, which they are newer than; null once it is there. */
  #early: unknown[] | null = [];
  #ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly connection: Connection,
    readonly listener: HubListener,
  ) {
    this.lost.promise.catch(() => undefined);
  }

  async listen(): Promise<void> {
    // First the changes, so that none is missed while the list is on its way.
    await this.connection.subscribeEvents((event) => {
      if (!this.#early) this.#take(event);
      else if (this.#early.length < MAX_EARLY_CHANGES) this.#early.push(event);
    }, "state_changed");
    const [states, registries] = await Promise.all([
      this.connection.sendMessagePromise<unknown>({ type: "get_states" }),
      readRegistries(this.connection),
    ]);
    this.#registries = registries;
    for (const state of z.array(z.unknown()).parse(states)) this.#put(state);
    const early = this.#early ?? [];
    this.#early = null;
    for (const event of early) this.#take(event);
    this.#ping = setInterval(() => void this.#pinged(), PING_EVERY_MS);
  }

  stateOf(entityId: string): EntityState {
    const state = this.#states.get(entityId);
    return state ? stateOf(state, this.#registries.temperatureUnit) : UNKNOWN_STATE;
  }

  async send(entityId: string, command: EntityCommand): Promise<void> {
    const { domain, service, data } = serviceFor(entityId, command, this.#registries.temperatureUnit);
    await this.connection.sendMessagePromise({
      type: "call_service",
      domain,
      service,
      service_data: { entity_id: entityId, ...data },
    });
  }

  close(): void {
    this.#isOpen = false;
    clearInterval(this.#ping);
    this.connection.close();
  }

  end(problem: HubProblem): void {
    if (!this.#isOpen) return;
    this.close();
    this.lost.reject(new HubFailure(problem));
    this.listener.onEnd(problem);
  }

  #take(event: unknown): void {
    const changed = stateChanged.safeParse(event);
    if (!changed.success) return this.listener.onIgnored("is no change of a state", "state_changed");
    const { entity_id: id, new_state: state } = changed.data.data;
    if (state) return this.#put(state);
    this.#states.delete(id);
    if (this.entities.delete(id) && !this.#early) this.listener.onEntities();
  }

  #put(content: unknown): void {
    const parsed = haState.safeParse(content);
    if (!parsed.success) return this.listener.onIgnored("is no state", "get_states");
    const state = parsed.data;
    const { entity_id: id } = state;
    const entity = entityOf(state, this.#registries.entities.get(id), this.#registries.temperatureUnit);
    if (!entity) return;
    const known = this.entities.get(id);
    if (!known && this.entities.size >= MAX_ENTITIES) return;
    this.#states.set(id, state);
    // Unavailable entities tell less of what they can do: they keep what they told before.
    const isChanged = !known || (state.state !== "unavailable" && JSON.stringify(known) !== JSON.stringify(entity));
    if (isChanged) this.entities.set(id, entity);
    if (this.#early) return;
    if (isChanged) this.listener.onEntities();
    this.listener.onState(id);
  }

  async #pinged(): Promise<void> {
    try {
      await within(ANSWER_TIMEOUT_MS, this.connection.ping());
    } catch {
      this.end("unreachable");
    }
  }
}
