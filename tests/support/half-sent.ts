/** What to send and how far. */
export interface HalfSentBody {
  path: string;
  /** All but one byte of it is sent; nothing of it is true for a body without a length. */
  bytes: number;
  contentType?: string;
  chunked?: boolean;
  headers?: Record<string, string>;
}

export interface HalfSentBodies {
  /** How many connections got which status. */
  statuses: Map<string, number>;
  /** Resolves when no connection has sent or received anything new for a while. */
  settled(): Promise<void>;
  /** Resolves when the server has answered each connection. */
  answered(): Promise<void>;
  close(): void;
}

const QUIET_MS = 1_500;
const POLL_MS = 100;

/** Opens connections that each send a request but for the last byte of its body, as fast as the server takes it. */
export async function sendHalf(
  url: string,
  connections: number,
  bodyOf: (connection: number) => HalfSentBody,
): Promise<HalfSentBodies> {
  const { hostname, port, host } = new URL(url);
  const statuses = new Map<string, number>();
  const sockets: { end(): void }[] = [];
  let lastChangeAt = performance.now();
  let answers = 0;
  for (let connection = 0; connection < connections; connection += 1) {
    const { path, bytes, contentType = "application/json", chunked = false, headers = {} } = bodyOf(connection);
    const lines = Object.entries({
      host,
      "content-type": contentType,
      ...(chunked ? { "transfer-encoding": "chunked" } : { "content-length": String(bytes) }),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${chunked ? `${bytes.toString(16)}\r\n` : ""}`;
    const parts = [new TextEncoder().encode(head), spaces(bytes - 1)];
    const send = (socket: { write(data: Uint8Array): number }) => {
      for (let part = parts[0]; part; part = parts[0]) {
        const written = socket.write(part);
        if (written > 0) lastChangeAt = performance.now();
        if (written < part.length) {
          parts[0] = part.subarray(Math.max(0, written));
          return;
        }
        parts.shift();
      }
    };
    sockets.push(
      await Bun.connect({
        hostname: hostname === "localhost" ? "127.0.0.1" : hostname,
        port: Number(port),
        socket: {
          open: send,
          drain: send,
          data(_, data) {
            lastChangeAt = performance.now();
            const status = /^HTTP\/1\.1 (\d+)/.exec(data.toString("latin1", 0, 20))?.[1];
            if (!status) return;
            answers += 1;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          },
          error() {},
          close() {},
        },
      }),
    );
  }
  return {
    statuses,
    settled: () => until(() => performance.now() - lastChangeAt > QUIET_MS),
    answered: () => until(() => answers >= connections),
    close: () => sockets.forEach((socket) => socket.end()),
  };
}

const bodies = new Map<number, Uint8Array>();

/** One of each length, whatever the number of connections. */
function spaces(length: number): Uint8Array {
  const body = bodies.get(length) ?? new Uint8Array(length).fill(0x20);
  bodies.set(length, body);
  return body;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await Bun.sleep(POLL_MS);
}
