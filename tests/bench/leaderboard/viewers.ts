import type { Socket } from "bun";
import { argv, exit } from "node:process";

/**
 * Viewers of an open leaderboard, each on a connection of its own that asks every ten seconds and sends the entity tag of
 * what it has, as a browser does. Their first calls are spread over the first ten seconds. Prints how long each answer
 * took, the statuses, and how many bytes arrived, as JSON.
 */
const [url = "", viewers = "1", seconds = "1"] = argv.slice(2);
const { hostname, port, pathname, host } = new URL(url);
const PERIOD_MS = 10_000;
/** Answers that take longer count as failed. */
const PATIENCE_MS = 5_000;

const times: number[] = [];
const statuses: Record<string, number> = {};
let bytes = 0;
const ended = (status: string) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

interface Viewer {
  tag: string;
  text: string;
  askedAtMs: number | null;
}

const END_OF_HEADERS = "\r\n\r\n";

function read(viewer: Viewer, chunk: Buffer): void {
  bytes += chunk.length;
  viewer.text += chunk.toString("latin1");
  const end = viewer.text.indexOf(END_OF_HEADERS);
  if (end < 0 || viewer.askedAtMs === null) return;
  const headers = viewer.text.slice(0, end);
  const status = headers.slice(9, 12);
  const length = status === "304" ? 0 : Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0);
  if (viewer.text.length < end + END_OF_HEADERS.length + length) return;
  times.push(performance.now() - viewer.askedAtMs);
  ended(status);
  viewer.tag = /^etag: (.+)$/im.exec(headers)?.[1]?.trim() ?? viewer.tag;
  viewer.text = "";
  viewer.askedAtMs = null;
}

function ask(socket: Socket<Viewer>): void {
  const viewer = socket.data;
  // The answer to the call before has not come: it is counted at the end.
  if (viewer.askedAtMs !== null) return;
  viewer.askedAtMs = performance.now();
  const known = viewer.tag ? `if-none-match: ${viewer.tag}\r\n` : "";
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n${known}\r\n`);
}

const sockets: Socket<Viewer>[] = [];
for (let index = 0; index < Number(viewers); index += 1)
  sockets.push(
    await Bun.connect<Viewer>({
      hostname,
      port: Number(port),
      data: { tag: "", text: "", askedAtMs: null },
      socket: {
        data: ({ data }, chunk) => read(data, chunk),
        close: () => ended("closed"),
        error: (_socket, error) => ended(error.message),
      },
    }),
  );

const startedAtMs = performance.now();
const totalMs = Number(seconds) * 1_000;
// One at a time, evenly, however late the timer is.
let asked = 0;
const perMs = sockets.length / PERIOD_MS;
await new Promise<void>((resolve) => {
  const pace = setInterval(() => {
    const elapsedMs = performance.now() - startedAtMs;
    if (elapsedMs >= totalMs) {
      clearInterval(pace);
      resolve();
      return;
    }
    for (const due = Math.floor(elapsedMs * perMs); asked < due; asked += 1) {
      const socket = sockets[asked % sockets.length];
      if (socket) ask(socket);
    }
  }, 1);
});
const gaveUpAtMs = performance.now() + PATIENCE_MS;
while (sockets.some(({ data }) => data.askedAtMs !== null) && performance.now() < gaveUpAtMs) await Bun.sleep(10);
for (const { data } of sockets) if (data.askedAtMs !== null) ended("no answer");
console.log(JSON.stringify({ times, statuses, bytes }));
exit();
