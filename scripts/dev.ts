/**
 * `bun run dev`: reloads the site on every change and restarts the API. Vite serves the site from its sources on PORT
 * (with /kit, every component in every state) and proxies /api, /trpc and /widget to the server on PORT + 2. The widget
 * is built once; `bun run build` rebuilds it.
 */
import { join } from "node:path";
import { ensureBuilt } from "./lib/build";
import { bunCommand, toolCommand } from "./lib/command";
import { failWith } from "./lib/fail";
import { ensureInstalled, requireBunVersion } from "./lib/install";
import { ROOT } from "./lib/root";
import { step } from "./lib/step";

try {
  requireBunVersion();
  await step("install", () => ensureInstalled("full"));
  await step("build widget", () => ensureBuilt("widget"));
} catch (error) {
  failWith(error);
}

const sitePort = Number(process.env.PORT ?? 3000);
const apiPort = sitePort + 2;
const env = {
  PARTNER_DEMO_PORT: String(sitePort + 1),
  ...process.env,
  NODE_ENV: "development",
  PORT: String(apiPort),
  // The browser's Origin is Vite's address, and cookies are scoped to it.
  PUBLIC_URL: `http://localhost:${sitePort}`,
  WATTLEAF_API: `http://localhost:${apiPort}`,
};

const start = (argv: string[], cwd: string) => Bun.spawn(argv, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
const children = [
  start(bunCommand("--watch", "scripts/serve.ts"), ROOT),
  start(
    toolCommand("vite", "--configLoader", "native", "--port", String(sitePort), "--strictPort"),
    join(ROOT, "packages/app"),
  ),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

// Neither process is useful without the other: when one exits, stop both.
await Promise.race(children.map((child) => child.exited));
stop();
