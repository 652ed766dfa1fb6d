import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { extractBill } from "../../../packages/engine/src/bill-reading/extract-bill";
import { readUpload } from "../../../packages/server/src/modules/bills/read-file";
import { DomainError } from "../../../packages/shared/src/errors";
import type { ImitationTruth } from "../../factories/bill-imitations";
import { launchBrowser } from "../../support/browser";
import { judgeReal, type RealJudged } from "./real-score";
import { printReal, printReliability } from "./report";

const FOLDER = new URL("../../fixtures/bill-papers/", import.meta.url);
/** Each batch was drawn before the reader saw it; the rules were then extended with its faults, so that only the last one judges. */
export const PAPER_SETS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "eleventh",
] as const;
export type PaperSet = (typeof PAPER_SETS)[number];

interface Paper {
  issuer: string;
  html: string;
  truth: ImitationTruth;
}

const A4 = { width: 794, height: 1_123 };
const TABLE_PIXELS = 120;
/** Pixels of the photograph for each pixel of CSS: a page of 794 pixels becomes 1,430 wide, 173 dpi. */
const PHOTO_SCALE = 1.8;

/** What a hand, a lamp and a cheap lens do to a sheet on a table, from a careful to a hasty photograph. */
const LOOKS = [
  { transform: "perspective(2600px) rotateX(6deg) rotate(1.5deg)", blur: 0.3, shadow: "#fff 40%,#c9c2b4 100%" },
  {
    transform: "perspective(2200px) rotateY(-9deg) rotate(-3deg)",
    blur: 0.5,
    shadow: "#fbf8f0 30%,#9d968a 65%,#ddd6c8",
  },
  {
    transform: "perspective(2000px) rotateX(10deg) rotateY(8deg) rotate(4deg)",
    blur: 0.7,
    shadow: "#8f887c,#e9e3d6 55%,#fff",
  },
] as const;
const GRAIN =
  "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><filter id='n'><feTurbulence baseFrequency='0.9' numOctaves='2'/><feColorMatrix values='0 0 0 0 0.4 0 0 0 0 0.4 0 0 0 0 0.4 0 0 0 0.22 0'/></filter><rect width='300' height='300' filter='url(%23n)'/></svg>";

/** Judges the whole way from a file to fields by drawn bills of issuers that no rule was written for. */
export async function evaluatePapers({ hasPictures }: { hasPictures: boolean }): Promise<void> {
  const browser = await launchBrowser();
  try {
    const only = process.argv.find((argument) => argument.startsWith("--set="))?.slice(6);
    for (const set of PAPER_SETS) {
      if (only !== undefined && set !== only) continue;
      const papers = papersOf(set);
      await judgePapers(`${set} batch, PDF`, papers, (paper) => drawnAsPdf(browser, paper));
      if (hasPictures)
        await judgePapers(`${set} batch, photographs`, papers, (paper, at) => photographed(browser, paper, at));
    }
  } finally {
    await browser.close();
  }
}

function papersOf(set: PaperSet): Paper[] {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
  const truths = JSON.parse(read(`${set}/truth.json`)) as Record<string, ImitationTruth>;
  const style = read("paper.css");
  return Object.entries(truths).map(([issuer, truth]) => ({
    issuer,
    truth,
    html: `<!doctype html><meta charset="utf-8"><style>${style}</style>${read(`${set}/${issuer}.html`)}`,
  }));
}

async function judgePapers(
  title: string,
  papers: readonly Paper[],
  draw: (paper: Paper, at: number) => Promise<Uint8Array>,
): Promise<void> {
  const all: RealJudged[] = [];
  const seconds: number[] = [];
  for (const [at, paper] of papers.entries()) {
    const bytes = await draw(paper, at);
    const startedAt = performance.now();
    const bill = await readUpload(bytes).then(
      (facts) => facts.bill,
      (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        console.log(`- ${paper.issuer}: rejected: ${error.message}`);
        return undefined;
      },
    );
    seconds.push((performance.now() - startedAt) / 1_000);
    const read = bill ?? extractBill([]);
    const judged = judgeReal(read, paper.truth);
    const faults = judged
      .filter(({ verdict }) => verdict === "wrong" || verdict === "missed")
      .map(({ field, verdict, confidence }) =>
        verdict === "missed"
          ? `${field} missing`
          : `${field} wrong at ${confidence?.toFixed(2)} (${JSON.stringify(read[field]?.value)})`,
      );
    console.log(`- ${paper.issuer}: ${faults.length === 0 ? "all right" : faults.join(", ")}`);
    all.push(...judged);
  }
  const slowest = Math.max(...seconds);
  const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0;
  console.log(`Seconds for a document: median ${median.toFixed(1)}, slowest ${slowest.toFixed(1)}\n`);
  printReal(`${title}, ${papers.length} documents`, all);
  printReliability(all);
}

async function onPage<T>(browser: Browser, scale: number, use: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: A4, deviceScaleFactor: scale });
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}

const drawnAsPdf = (browser: Browser, { html }: Paper): Promise<Uint8Array> =>
  onPage(browser, 1, async (page) => {
    await page.setContent(html);
    return new Uint8Array(await page.pdf({ format: "A4", printBackground: true }));
  });

const photographed = (browser: Browser, { html }: Paper, at: number): Promise<Uint8Array> =>
  onPage(browser, PHOTO_SCALE, async (page) => {
    const look = LOOKS[at % LOOKS.length] ?? LOOKS[0];
    await page.setContent(html);
    await page.evaluate(
      ({ transform, blur, shadow, grain, room, leastHeight }) => {
        const sheet = document.createElement("div");
        sheet.append(...document.body.childNodes);
        const light = document.createElement("div");
        light.style.cssText = `position:absolute;inset:0;mix-blend-mode:multiply;background:url("${grain}"),linear-gradient(115deg,${shadow})`;
        sheet.style.cssText = `position:relative;box-sizing:border-box;width:794px;min-height:${leastHeight}px;padding:34px 40px;background:#fdfbf6;transform:${transform};filter:blur(${blur}px) contrast(0.85)`;
        sheet.append(light);
        document.body.style.cssText = `width:auto;padding:${room / 2}px;display:grid;justify-content:center;background:#6e5f50`;
        document.body.append(sheet);
      },
      { ...look, grain: GRAIN, room: TABLE_PIXELS, leastHeight: A4.height * 0.8 },
    );
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.setViewportSize({ width: A4.width + TABLE_PIXELS * 1.5, height: height + TABLE_PIXELS });
    return new Uint8Array(await page.screenshot({ type: "jpeg", quality: 70 }));
  });
