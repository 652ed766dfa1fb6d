import { linesOf } from "@wattleaf/engine/bill-reading/text-lines";
import { imageSizeOf } from "./image-size";
import { EXPORT_HINT, MAX_IMAGE_PIXELS, unreadable } from "./limits";
import { PageReader } from "./page-reader";
import type { ReadPages } from "./read-pages";

/** Below this no bill has letters that can be told apart. */
const MIN_SIDE_PIXELS = 150;

/**
 * Reads a photographed or scanned bill (PNG, JPEG).
 *
 * @throws DomainError `file_unreadable` when the picture is damaged, too small or too large
 */
export async function readImage(bytes: Uint8Array): Promise<ReadPages> {
  const size = imageSizeOf(bytes);
  if (!size) throw unreadable("The picture is damaged and cannot be opened. Please take or scan it again.");
  if (Math.min(size.width, size.height) < MIN_SIDE_PIXELS) {
    throw unreadable(`The picture is too small to read (${size.width} × ${size.height} pixels). ${EXPORT_HINT}`);
  }
  if (size.width * size.height > MAX_IMAGE_PIXELS) {
    throw unreadable(
      `The picture is too large to read (${size.width} × ${size.height} pixels). Please scan it at 300 dpi or less.`,
    );
  }
  const reader = new PageReader();
  try {
    return { lines: linesOf(await reader.read(bytes, 1)), notices: reader.notices };
  } finally {
    await reader.close();
  }
}
