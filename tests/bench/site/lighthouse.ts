import { findChromium } from "../../../scripts/lib/chromium";

/** Pinned, but fetched by the bench that uses it: it brings 90 packages and 100 MB. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
const TIMEOUT_MS = 120_000;

/** Scores from 0 to 100. */
export interface PageScores extends Record<(typeof CATEGORIES)[number], number> {
  /** Largest contentful paint on Lighthouse's phone with a slow connection. */
  lcpMs: number;
  cls: number;
  /** Total blocking time. */
  tbtMs: number;
  /** Everything that the page sent for, compressed. */
  scriptBytes: number;
  /** Audits that cost points. */
  failed: readonly string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
  runtimeError?: { message: string };
}

/**
 * One run of Lighthouse with its mobile preset (a phone with a slow connection, simulated).
 * @param cookie the session of a signed-in user
 * @throws Error when the page could not be measured
 */
export async function measurePage(url: string, cookie?: string): Promise<PageScores> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Error("No Chromium here: set CHROMIUM_PATH, or run `bun run test` once");
  const child = Bun.spawn(
    [
      process.execPath,
      "x",
      "--bun",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdout: "pipe", stderr: "pipe", timeout: TIMEOUT_MS },
  );
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) throw new Error(`Lighthouse did not measure ${url}:\n${errors}`);
  return scoresOf(JSON.parse(output) as Report);
}

function scoresOf({ categories, audits, runtimeError }: Report): PageScores {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (category: (typeof CATEGORIES)[number]) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcpMs: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbtMs: value("total-blocking-time"),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failed: weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}
