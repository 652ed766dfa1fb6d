import { fileURLToPath } from "node:url";
import { freePort, startServerProcess } from "../support/server-process";
import { type BenchRow, percentile, rowAtLeast } from "./measure";

const ROUNDS = 7;
const PEER = fileURLToPath(new URL("./http/bare-server.ts", import.meta.url));
const LOAD = fileURLToPath(new URL("./http/load.ts", import.meta.url));

/** Figures of the issue that asked for them: the server's own share of what Bun can send. */
const PAGE_TARGET = 0.85;
const HEALTH_TARGET = 0.6;

/**
 * How many requests a second the server answers, as a share of a bare `Bun.serve` that sends the same bytes. Server,
 * peer and load each have a process; the two take turns, and the median of the rounds' ratios counts.
 */
export async function benchHttp(): Promise<BenchRow[]> {
  const server = await startServerProcess({ variables: { RATE_LIMITS: "on" } });
  try {
    return [
      rowAtLeast("static page: share of a bare Bun.serve", await shareOf(`${server.url}/pricing`), "×", PAGE_TARGET),
      rowAtLeast(
        "/api/health: share of a bare Bun.serve",
        await shareOf(`${server.url}/api/health`),
        "×",
        HEALTH_TARGET,
      ),
    ];
  } finally {
    await server.stop();
  }
}

async function shareOf(url: string): Promise<number> {
  const peer = await startPeer(url);
  try {
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The first of a round may find the machine quieter, so they take turns there too.
      const peerFirst = round % 2 === 1;
      const first = await load(peerFirst ? peer.url : url);
      const second = await load(peerFirst ? url : peer.url);
      shares.push(peerFirst ? second / first : first / second);
    }
    return percentile(shares, 0.5);
  } finally {
    await peer.stop();
  }
}

/** A server that answers everything with what `url` answers. */
async function startPeer(url: string) {
  const port = await freePort();
  const child = Bun.spawn([process.execPath, PEER, url, String(port)], { stdout: "pipe", stderr: "inherit" });
  await child.stdout.getReader().read();
  return {
    url: `http://127.0.0.1:${port}${new URL(url).pathname}`,
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}

/** @returns answers a second */
async function load(url: string): Promise<number> {
  const child = Bun.spawn([process.execPath, LOAD, url], { stdout: "pipe", stderr: "inherit" });
  const answers = Number(await new Response(child.stdout).text());
  if (!(answers > 0)) throw new Error(`No load could be put on ${url}`);
  return answers;
}
