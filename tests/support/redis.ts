import { freePort } from "./server-process";

/** Debian's and most other systems' name of it; undefined where it is not installed. */
export const REDIS_SERVER: string | undefined = Bun.which("redis-server") ?? undefined;

export interface RedisServer {
  /** For REDIS_URL. */
  url: string;
  stop(): Promise<void>;
}

/** A real Redis on a free loopback port, in memory alone. */
export async function startRedis(): Promise<RedisServer> {
  if (REDIS_SERVER === undefined) throw new Error("redis-server is not installed");
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = Bun.spawn([REDIS_SERVER, ...options], { stdout: "pipe", stderr: "inherit" });
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of child.stdout) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes("Ready to accept connections")) break;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await child.exited;
    },
  };
}
