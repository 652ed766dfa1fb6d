import type { Page } from "playwright";
import type { PlacedText } from "../../../packages/engine/src/bill-reading/text-lines";

const PIXELS_PER_LETTER = 9;
const PIXELS_PER_LINE = 17;
const MARGIN_PIXELS = 40;
const SHEET = { width: 1_100, height: 900 };
/** Room around the sheet, so that a tilted one is whole. */
const TABLE_PIXELS = 160;

/** A printed page, its pieces of text one letter wide and 1.5 high each. */
export interface Printed {
  page: readonly PlacedText[];
}

/** How a bill is photographed. */
export interface Situation {
  name: string;
  /** CSS of the sheet of paper. */
  sheet: string;
  /** Pixels of the picture for each pixel of CSS; 15-pixel letters at 1.3 are 8-point text at 160 dpi. */
  scale: number;
  jpegQuality: number;
}

const SHADOW = "background:linear-gradient(115deg,#fbf8f0 30%,#8d877c 62%,#d9d3c6)";
const situation = (name: string, sheet: string, scale = 1.3, jpegQuality = 80): Situation => ({
  name,
  sheet,
  scale,
  jpegQuality,
});

export const HASTY = situation(
  "hasty photograph",
  `transform:perspective(1800px) rotateX(14deg) rotateY(10deg) rotate(-4deg);filter:blur(0.6px) contrast(0.8);${SHADOW}`,
  1.5,
  60,
);

/** From a clean scan to a hasty photograph. */
export const SITUATIONS: readonly Situation[] = [
  situation("flat", ""),
  situation("tilted by 2°", "transform:rotate(2deg)"),
  situation("tilted by −6°", "transform:rotate(-6deg)"),
  situation("tilted by 12°", "transform:rotate(12deg)"),
  situation("seen at an angle", "transform:perspective(1600px) rotateX(22deg) rotateY(-18deg)"),
  situation("on its side", "transform:rotate(90deg)"),
  situation("upside down", "transform:rotate(180deg)"),
  situation("blurred", "filter:blur(1px) contrast(0.7)"),
  situation("in shadow, JPEG 60", SHADOW, 1.3, 60),
  situation("110 dpi", "", 0.9),
  HASTY,
];

/** Photographs a bill as a JPEG. The page's device scale factor must be the situation's. */
export async function photograph(page: Page, bill: Printed, { sheet, jpegQuality }: Situation): Promise<Uint8Array> {
  const side = Math.ceil(VIEWPORT.width - SHEET.height + heightOf(bill));
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(htmlOf(bill, sheet));
  return new Uint8Array(await page.screenshot({ type: "jpeg", quality: jpegQuality }));
}

/** The size of the browser's window: square, so that a sheet on its side is whole. */
export const VIEWPORT = { width: SHEET.width + TABLE_PIXELS, height: SHEET.width + TABLE_PIXELS };

const heightOf = ({ page }: Printed): number =>
  Math.max(
    SHEET.height,
    MARGIN_PIXELS * 2 + (Math.max(0, ...page.map(({ top }) => top)) / 2 + 1) * PIXELS_PER_LINE * 1.4,
  );

function htmlOf(printed: Printed, sheet: string): string {
  const { page } = printed;
  const pieces = page.map(({ text, left, top }) => {
    const [x, y] = [MARGIN_PIXELS + left * PIXELS_PER_LETTER, MARGIN_PIXELS + (top / 2) * PIXELS_PER_LINE * 1.4];
    return `<span style="position:absolute;white-space:pre;left:${x}px;top:${y}px">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</span>`;
  });
  const paper = `position:relative;width:${SHEET.width}px;height:${heightOf(printed)}px;background:#fbf8f0;font:15px 'Liberation Mono','Noto Sans CJK SC',monospace`;
  const table = "margin:0;background:#6e5f50;height:100vh;display:grid;place-items:center;overflow:hidden";
  return `<body style="${table}"><div style="${paper};${sheet}">${pieces.join("")}</div></body>`;
}
