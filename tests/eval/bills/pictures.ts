import { PageReader } from "../../../packages/server/src/adapters/documents/page-reader";
import { extractBill } from "../../../packages/engine/src/bill-reading/extract-bill";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";
import type { GeneratedBill } from "../../factories/bill-generator";
import { launchBrowser } from "../../support/browser";
import type { Judged } from "./score";
import { judge } from "./score";

const PIXELS_PER_LETTER = 9;
const PIXELS_PER_LINE = 17;
const MARGIN_PIXELS = 40;
/** About 160 dpi for 8-point text, slightly blurred, skewed and gray, like a phone photo. */
const SCALE = 1.3;
const AS_PHOTOGRAPHED = "transform: rotate(0.4deg); filter: blur(0.4px) contrast(0.8); background: #e4ded2";

/** Renders each bill, photographs it, and reads the photograph with the real OCR. */
export async function readPhotographs(bills: readonly GeneratedBill[]): Promise<Judged[]> {
  const browser = await launchBrowser();
  const judged: Judged[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1_100, height: 900 }, deviceScaleFactor: SCALE });
    for (const bill of bills) {
      await page.setContent(htmlOf(bill));
      const picture = await page.screenshot({ type: "jpeg", quality: 60 });
      const reader = new PageReader();
      const words = await reader.read(new Uint8Array(picture), 1).finally(() => reader.close());
      judged.push(...judge(extractBill(linesOf(words)), bill.truth));
    }
  } finally {
    await browser.close();
  }
  return judged;
}

function htmlOf({ page }: GeneratedBill): string {
  const pieces = page.map(({ text, left, top }) => {
    const [x, y] = [MARGIN_PIXELS + left * PIXELS_PER_LETTER, MARGIN_PIXELS + (top / 2) * PIXELS_PER_LINE * 1.4];
    return `<span style="position:absolute;white-space:pre;left:${x}px;top:${y}px">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</span>`;
  });
  return `<body style="margin:0;background:#cfc8ba"><div style="position:relative;height:900px;font:15px 'Liberation Mono','Noto Sans CJK SC',monospace;${AS_PHOTOGRAPHED}">${pieces.join("")}</div></body>`;
}
