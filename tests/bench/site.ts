import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { routes } from "../../packages/app/src/routes";
import { startServerProcess } from "../support/server-process";
import { EXAMPLE_PATHS } from "../support/views";
import { percentile } from "./measure";
import { buildHydratedSite } from "./site/hydrated/build";
import { measurePage, type PageScores } from "./site/lighthouse";
import { sampleCookies } from "./site/sample-cookies";
import { type ServedSite, serveSite } from "./site/two-sites";

/*
 * Lighthouse on every public page, and the same pages side by side with what they would be if React hydrated them
 * whole. `--app` measures the app's pages instead, as the sample household. `--runs 1` for a first look; a page's
 * figures are the medians of its runs.
 */

/** Pages without long lists from the content: hydrating those would send the lists as well. */
const SIDE_BY_SIDE = ["/", "/product", "/solutions", "/technology", "/pricing", "/company"];

const APP_PAGES = ["/dashboard"];

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    page: { type: "string", multiple: true },
    app: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const publicPages = routes.flatMap(({ kind, prerendered, indexed }, index) =>
  kind === "document" && prerendered && indexed !== false ? (EXAMPLE_PATHS[index] ?? []) : [],
);
const pages = values.page ?? (values.app ? APP_PAGES : publicPages);

await (values.app ? measureApp() : measureSite());

async function measureApp() {
  const server = await startServerProcess({ variables: { SEED_DEMO: "on" } });
  try {
    const cookie = await sampleCookies(server.url);
    const rows: Record<string, string | number>[] = [];
    for (const page of pages) rows.push(rowOf(page, await medianOf(server, page, cookie)));
    console.table(rows);
  } finally {
    await server.stop();
  }
}

async function measureSite() {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-bench-site-"));
  const server = await startServerProcess({ variables: { SEED_DEMO: "on" } });
  const asItIs = await serveSite(server.url);
  const hydrated = await serveSite(server.url, await buildHydratedSite(folder));
  try {
    const rows: Record<string, string | number>[] = [];
    for (const page of pages) rows.push(rowOf(page, await medianOf(asItIs, page)));
    console.table(rows);
    const pairs: Record<string, string | number>[] = [];
    for (const page of pages.filter((path) => SIDE_BY_SIDE.includes(path))) {
      const [document, whole] = [await medianOf(asItIs, page), await medianOf(hydrated, page)];
      pairs.push({
        page,
        "JS, document": kilobytes(document),
        "JS, hydrated": kilobytes(whole),
        "performance, document": document.performance,
        "performance, hydrated": whole.performance,
        "TBT ms, document": Math.round(document.tbtMs),
        "TBT ms, hydrated": Math.round(whole.tbtMs),
        "LCP ms, document": Math.round(document.lcpMs),
        "LCP ms, hydrated": Math.round(whole.lcpMs),
      });
    }
    console.table(pairs);
  } finally {
    await Promise.all([asItIs.stop(), hydrated.stop(), server.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function kilobytes({ scriptBytes }: PageScores): string {
  return `${(scriptBytes / 1000).toFixed(1)} KB`;
}

function rowOf(page: string, scores: PageScores) {
  return {
    page,
    performance: scores.performance,
    accessibility: scores.accessibility,
    "best practices": scores["best-practices"],
    SEO: scores.seo,
    "LCP ms": Math.round(scores.lcpMs),
    CLS: scores.cls.toFixed(3),
    JS: kilobytes(scores),
    "costs points": scores.failed.join(", "),
  };
}

async function medianOf(site: Pick<ServedSite, "url">, page: string, cookie?: string): Promise<PageScores> {
  const all: PageScores[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measurePage(site.url + page, cookie));
  const median = (of: (scores: PageScores) => number) => percentile(all.map(of), 0.5);
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    "best-practices": median((scores) => scores["best-practices"]),
    seo: median(({ seo }) => seo),
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    tbtMs: median(({ tbtMs }) => tbtMs),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}
