import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { WidgetManifest } from "../../packages/widget/build";
import { launchBrowser } from "../support/browser";
import { startWidgetServer } from "../support/widget-server";
import { percentile, row } from "./measure";
import { measurePage } from "./site/lighthouse";
import { heapGrowth } from "./widget/heap";
import { fetchPeers } from "./widget/peers";
import { scriptTime } from "./widget/script-time";

/*
 * What the widget costs a partner's page, side by side with public chat widgets from npm: download, script time on a
 * slow processor, memory, and Lighthouse with and without it. `bun run build` comes first.
 */

const DIST = fileURLToPath(new URL("../../packages/widget/dist", import.meta.url));
const KB = 1_000;

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, "no-lighthouse": { type: "boolean", default: false } },
});
const runs = Number(values.runs);

const manifest = JSON.parse(readFileSync(join(DIST, "manifest.json"), "utf8")) as WidgetManifest;
const folder = mkdtempSync(join(tmpdir(), "wattleaf-bench-widget-"));
const wattleaf = startWidgetServer(DIST);
const browser = await launchBrowser();
const peers = await fetchPeers(folder);

/** The same page without a widget, with ours, and with each of the others. */
const host = Bun.serve({
  port: 0,
  hostname: "localhost",
  fetch({ url }) {
    const { pathname } = new URL(url);
    const peer = peers[Number(/^\/peer-(\d+)/.exec(pathname)?.[1])];
    if (peer && pathname.endsWith(".js"))
      return new Response(peer.code, { headers: { "content-type": "text/javascript" } });
    const script = peer
      ? `<script type="module" src="${pathname}.js"></script>`
      : pathname === "/with"
        ? `<script async src="${wattleaf.origin}/widget.js" data-key="wk_test"></script>`
        : "";
    return new Response(pageWith(script), { headers: { "content-type": "text/html; charset=utf-8" } });
  },
});

const pageWith = (script: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A utility's page">
<title>Your electricity in June</title>${script}</head>
<body><main><h1>Your electricity in June</h1><p>You used 612 kWh, 9% less than last June.</p></main></body></html>`;

const medianOf = async (measure: () => Promise<number>) => {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) samples.push(await measure());
  return percentile(samples, 0.5);
};
/** Without what the page costs without any widget. */
const scriptsOf = async (path: string) =>
  (await medianOf(() => scriptTime(browser, host.url.href + path))) -
  (await medianOf(() => scriptTime(browser, host.url.href)));

try {
  const { launcher, panels, parts } = manifest;
  console.table([
    row("launcher, gzip", launcher.gzipBytes / KB, "KB", 3),
    row("with an open chat, English, gzip", (launcher.gzipBytes + panels.en.gzipBytes) / KB, "KB", 18),
    row("with an open chat, Chinese, gzip", (launcher.gzipBytes + panels.zh.gzipBytes) / KB, "KB", 18),
    row(
      "charts and cards, gzip",
      Math.max(parts.en.attachments.gzipBytes, parts.zh.attachments.gzipBytes) / KB,
      "KB",
      3,
    ),
    row("rewards, gzip", Math.max(parts.en.rewards.gzipBytes, parts.zh.rewards.gzipBytes) / KB, "KB", 4),
    row("launcher's script time, 4× slower processor", await scriptsOf("with"), "ms", 20),
    row("heap after 50 mounts", (await heapGrowth(browser, `${host.url.href}with`)) / KB, "KB", 200),
  ]);

  const others: Record<string, string | number>[] = [];
  for (const [index, peer] of peers.entries()) {
    const time = await scriptsOf(`peer-${index}`);
    others.push({ widget: peer.name, "KB gzip": round(peer.gzipBytes / KB), "script ms, 4× slower": round(time) });
  }
  console.table(others);

  if (!values["no-lighthouse"]) {
    const performance = (path: string) =>
      medianOf(async () => (await measurePage(`${host.url.href}${path}`)).performance);
    const [without, withWidget] = [await performance(""), await performance("with")];
    console.table([row("Lighthouse performance, points lost with the widget", without - withWidget, "points", 1)]);
  }
} finally {
  await browser.close();
  await host.stop(true);
  await wattleaf.stop();
  rmSync(folder, { recursive: true, force: true });
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
