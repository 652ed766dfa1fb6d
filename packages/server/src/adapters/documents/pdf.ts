import type { Notice } from "@wattleaf/engine/notices";
import { notice } from "@wattleaf/engine/notices";
import type { PlacedText } from "@wattleaf/engine/bill-reading/text-lines";
import { linesOf } from "@wattleaf/engine/bill-reading/text-lines";
import { MAX_IMAGE_PIXELS, unreadable } from "./limits";
import { PageReader } from "./page-reader";
import type { ReadPages } from "./read-pages";

/** A bill's figures are on its first pages; the rest is small print. */
const MAX_PAGES = 12;
const MAX_PIECES_PER_PAGE = 20_000;
/** Less text than this is a page number or a stamp on a scan. */
const MIN_TEXT_LENGTH = 40;
const MAX_SCANNED_PAGES = 3;

/**
 * Reads a PDF bill: its text layer, or, when it has none, the pictures of its first pages.
 *
 * @throws DomainError `file_unreadable` when it is damaged, protected by a password, or has nothing to read
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadPages> {
  const { extractImages, getDocumentProxy } = await import("unpdf");
  // pdf.js takes its input's memory over, so it gets its own copy.
  const pdf = await getDocumentProxy(bytes.slice(), {
    maxImageSize: MAX_IMAGE_PIXELS,
    useSystemFonts: false,
    verbosity: 0,
  }).catch((cause: unknown) => {
    throw toDomainError(cause);
  });
  try {
    const pageCount = Math.min(pdf.numPages, MAX_PAGES);
    const placed: PlacedText[] = [];
    for (let number = 1; number <= pageCount; number += 1) placed.push(...(await textOfPage(pdf, number)));
    const length = placed.reduce((sum, { text }) => sum + text.trim().length, 0);
    if (length >= MIN_TEXT_LENGTH) return { lines: linesOf(placed), notices: pagesLeftOut(pageCount, pdf.numPages) };
    return await readScan(pdf, extractImages);
  } catch (error) {
    throw error instanceof Error && error.name === "DomainError" ? error : toDomainError(error);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const pagesLeftOut = (read: number, pages: number): Notice[] =>
  read < pages ? [notice("pages_left_out", { read, pages })] : [];

type Pdf = Awaited<ReturnType<typeof import("unpdf").getDocumentProxy>>;

/** Pieces of text of one page, turned as the page is shown. */
async function textOfPage(pdf: Pdf, number: number): Promise<PlacedText[]> {
  const page = await pdf.getPage(number);
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform as number[];
  const { items } = await page.getTextContent();
  const placed = items.slice(0, MAX_PIECES_PER_PAGE).flatMap((item) => {
    if (!("str" in item)) return [];
    const [, , skewX = 0, scaleY = 0, x = 0, y = 0] = item.transform as number[];
    const height = Math.hypot(skewX, scaleY) || item.height || 1;
    const left = a * x + c * y + e;
    const baseline = b * x + d * y + f;
    return [
      {
        page: number,
        text: item.str,
        left,
        right: left + item.width,
        top: baseline - height * 0.8,
        bottom: baseline + height * 0.2,
        certainty: 1,
      },
    ];
  });
  page.cleanup();
  return placed;
}

/** Recognizes the largest picture of each of the first pages, which on a scan is the page itself. */
async function readScan(pdf: Pdf, extractImages: typeof import("unpdf").extractImages): Promise<ReadPages> {
  const reader = await PageReader.open();
  const placed: PlacedText[] = [];
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_SCANNED_PAGES); number += 1) {
      const pictures = await extractImages(pdf, number);
      const largest = pictures.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
      if (largest) placed.push(...(await reader.read(largest, number)));
    }
  } finally {
    await reader.close();
  }
  if (placed.length === 0) {
    throw unreadable("pdf_empty");
  }
  return { lines: linesOf(placed), notices: reader.notices };
}

function toDomainError(cause: unknown) {
  const isProtected = cause instanceof Error && cause.name === "PasswordException";
  return isProtected ? unreadable("pdf_protected", {}, cause) : unreadable("pdf_damaged", {}, cause);
}
