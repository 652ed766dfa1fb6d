import type { ServerWebSocket } from "bun";

interface State {
  entity_id: string;
  state: string;
  attributes: Record<string, unknown>;
}

interface Message {
  type: string;
  id?: number;
  access_token?: string;
  domain?: string;
  service?: string;
  service_data?: Record<string, unknown> & { entity_id?: string };
}

interface Options {
  token?: string;
  /** Answers of the registries and of get_config; a question without one is not known, as in an older server. */
  answers?: Record<string, unknown>;
}

/** Speaks the wire protocol of Home Assistant's WebSocket API, with states that a test sets. */
export class HomeAssistant {
  readonly states = new Map<string, State>();
  readonly calls: Message[] = [];
  /** What a service does to the home; by default nothing happens. */
  onCall: (call: Message) => void = () => undefined;
  /** What happens when a client subscribes, before it is answered. */
  onSubscribe: () => void = () => undefined;
  readonly #sockets = new Set<ServerWebSocket<unknown>>();
  readonly #subscribed = new Map<ServerWebSocket<unknown>, number>();
  readonly #server: ReturnType<typeof Bun.serve>;

  constructor(readonly options: Options = {}) {
    this.#server = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request, server) => {
        const isSocket = new URL(request.url).pathname.endsWith("/api/websocket");
        if (isSocket && server.upgrade(request, { data: undefined })) return undefined;
        return new Response("Not found", { status: 404 });
      },
      websocket: {
        open: (socket) => {
          this.#sockets.add(socket);
          this.#send(socket, { type: "auth_required", ha_version: "2026.2.1" });
        },
        message: (socket, text) => this.#take(socket, JSON.parse(String(text)) as Message),
        close: (socket) => {
          this.#sockets.delete(socket);
          this.#subscribed.delete(socket);
        },
      },
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** Sets a state and tells subscribers. */
  set(entity_id: string, state: string, attributes: Record<string, unknown> = {}): void {
    const before = this.states.get(entity_id);
    const now = { entity_id, state, attributes: { ...before?.attributes, ...attributes } };
    this.states.set(entity_id, now);
    this.#tell({ entity_id, old_state: before ?? null, new_state: now });
  }

  remove(entity_id: string): void {
    const before = this.states.get(entity_id);
    this.states.delete(entity_id);
    this.#tell({ entity_id, old_state: before, new_state: null });
  }

  /** Sends any text, such as one that is no message. */
  sendRaw(text: string): void {
    for (const socket of this.#sockets) socket.send(text);
  }

  /** Breaks every connection. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Lets the process end without a stop. */
  unref(): this {
    this.#server.unref();
    return this;
  }

  async stop(): Promise<void> {
    await this.#server.stop(true);
  }

  #take(socket: ServerWebSocket<unknown>, message: Message): void {
    const { type, id } = message;
    if (type === "auth") {
      const isKnown = message.access_token === (this.options.token ?? "token");
      this.#send(socket, { type: isKnown ? "auth_ok" : "auth_invalid", ha_version: "2026.2.1" });
      if (!isKnown) socket.close();
      return;
    }
    if (type === "ping") return this.#send(socket, { id, type: "pong" });
    if (type === "supported_features") return;
    if (type === "subscribe_events") {
      this.#subscribed.set(socket, id ?? 0);
      this.onSubscribe();
    }
    const answers: Record<string, unknown> = {
      get_states: [...this.states.values()],
      subscribe_events: null,
      call_service: { context: {} },
      ...this.options.answers,
    };
    if (!(type in answers))
      return this.#send(socket, { id, type: "result", success: false, error: { code: "unknown_command" } });
    this.#send(socket, { id, type: "result", success: true, result: answers[type] });
    if (type !== "call_service") return;
    this.calls.push(message);
    this.onCall(message);
  }

  #tell(data: object): void {
    for (const [socket, id] of this.#subscribed)
      this.#send(socket, { id, type: "event", event: { event_type: "state_changed", data } });
  }

  #send(socket: ServerWebSocket<unknown>, message: object): void {
    socket.send(JSON.stringify(message));
  }
}
