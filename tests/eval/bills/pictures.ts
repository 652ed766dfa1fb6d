import { PageReader } from "../../../packages/server/src/adapters/documents/page-reader";
import type { PlacedText, TextLine } from "../../../packages/engine/src/bill-reading/text-lines";
import { linesOf } from "../../../packages/engine/src/bill-reading/text-lines";
import { launchBrowser } from "../../support/browser";

const PIXELS_PER_LETTER = 9;
const PIXELS_PER_LINE = 17;
const MARGIN_PIXELS = 40;
/** About 160 dpi for 8-point text, slightly blurred, skewed and gray, like a phone photo. */
const SCALE = 1.3;
const AS_PHOTOGRAPHED = "transform: rotate(0.4deg); filter: blur(0.4px) contrast(0.8); background: #e4ded2";

/** A printed page, its pieces of text one letter wide and 1.5 high each. */
interface Printed {
  page: readonly PlacedText[];
}

/** Renders each bill, photographs it, and reads the photograph with the real OCR: the lines of each. */
export async function readPhotographs(bills: readonly Printed[]): Promise<TextLine[][]> {
  const browser = await launchBrowser();
  const read: TextLine[][] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1_100, height: 900 }, deviceScaleFactor: SCALE });
    for (const bill of bills) {
      await page.setContent(htmlOf(bill));
      const picture = await page.screenshot({ type: "jpeg", quality: 60, fullPage: true });
      const reader = new PageReader();
      const words = await reader.read(new Uint8Array(picture), 1).finally(() => reader.close());
      read.push(linesOf(words));
    }
  } finally {
    await browser.close();
  }
  return read;
}

const heightOf = (page: readonly PlacedText[]): number =>
  2 * MARGIN_PIXELS + (Math.max(0, ...page.map(({ top }) => top)) / 2 + 1) * PIXELS_PER_LINE * 1.4;

function htmlOf({ page }: Printed): string {
  const pieces = page.map(({ text, left, top }) => {
    const [x, y] = [MARGIN_PIXELS + left * PIXELS_PER_LETTER, MARGIN_PIXELS + (top / 2) * PIXELS_PER_LINE * 1.4];
    return `<span style="position:absolute;white-space:pre;left:${x}px;top:${y}px">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</span>`;
  });
  return `<body style="margin:0;background:#cfc8ba"><div style="position:relative;min-height:900px;height:${heightOf(page)}px;font:15px 'Liberation Mono','Noto Sans CJK SC',monospace;${AS_PHOTOGRAPHED}">${pieces.join("")}</div></body>`;
}
