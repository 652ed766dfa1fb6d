import { MINUTE_MS } from "@wattleaf/shared/domain/time";

/** A list of all states is the longest message: about 1 KB for each of some thousand entities. */
const LONGEST_MESSAGE_CHARACTERS = 16 * 1024 * 1024;
const MOST_CHARACTERS_A_MINUTE = 64 * 1024 * 1024;

type Listener = (event: never) => unknown;

/**
 * A WebSocket whose listeners cannot be hurt by what a hub sends: the library parses messages in its listeners, where an
 * exception would end the process.
 */
export class GuardedSocket {
  readonly OPEN = WebSocket.OPEN;
  /** Home Assistant's version, which the library reads here. */
  haVersion = "";
  readonly #guarded = new Map<Listener, (event: Event) => void>();
  #minute = { fromMs: -Infinity, characters: 0 };

  constructor(
    readonly socket: WebSocket,
    readonly onFault: (reason: string) => void,
    readonly onTooMuch: () => void,
    readonly now: () => number,
  ) {}

  get readyState(): number {
    return this.socket.readyState;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }

  addEventListener(type: string, listener: Listener): void {
    const guarded = (event: Event) => {
      if (type === "message" && !this.#accepts((event as MessageEvent).data)) return;
      try {
        const result = listener(event as never);
        if (result instanceof Promise) result.catch(() => this.onFault("cannot be read"));
      } catch {
        this.onFault("cannot be read");
      }
    };
    this.#guarded.set(listener, guarded);
    this.socket.addEventListener(type, guarded);
  }

  removeEventListener(type: string, listener: Listener): void {
    const guarded = this.#guarded.get(listener);
    if (guarded) this.socket.removeEventListener(type, guarded);
    this.#guarded.delete(listener);
  }

  #accepts(data: unknown): boolean {
    if (typeof data !== "string") {
      this.onFault("is not text");
      return false;
    }
    const nowMs = this.now();
    if (nowMs - this.#minute.fromMs > MINUTE_MS) this.#minute = { fromMs: nowMs, characters: 0 };
    this.#minute.characters += data.length;
    if (data.length <= LONGEST_MESSAGE_CHARACTERS && this.#minute.characters <= MOST_CHARACTERS_A_MINUTE) return true;
    this.onTooMuch();
    this.close();
    return false;
  }
}
