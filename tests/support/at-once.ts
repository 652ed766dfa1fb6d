import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends every request at the same moment, each on a connection of its own that is open before: `fetch` would hold some
 * of them back, because Bun opens 256 connections at most.
 * @param origin of a server on this machine, such as `http://localhost:4000`
 */
export async function postAtOnce(
  origin: string,
  requests: readonly { path: string; headers: Readonly<Record<string, string>>; body: unknown }[],
): Promise<RawAnswer[]> {
  const { hostname, port, host } = new URL(origin);
  const sockets = await Promise.all(requests.map(() => opened(hostname, Number(port))));
  const answers = sockets.map(readToEnd);
  requests.forEach(({ path, headers, body }, index) => {
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      host,
      connection: "close",
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
    }).map(([name, value]) => `${name}: ${value}`);
    sockets[index]?.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
  });
  return Promise.all(answers);
}

const opened = (hostname: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname === "localhost" ? "127.0.0.1" : hostname, port }, () => resolve(socket));
    socket.once("error", reject);
  });

async function readToEnd(socket: Socket): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const [head = "", body = ""] = text.split(/\r\n\r\n([\s\S]*)/);
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body) };
}
