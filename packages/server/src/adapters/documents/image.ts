import { linesOf } from "@wattleaf/engine/bill-reading/text-lines";
import { imageSizeOf } from "./image-size";
import { MAX_IMAGE_PIXELS, unreadable } from "./limits";
import { PageReader } from "./page-reader";
import type { ReadPages } from "./read-pages";

/** Below this size, characters cannot be recognized. */
const MIN_SIDE_PIXELS = 150;

/**
 * Reads a photographed or scanned bill (PNG, JPEG).
 *
 * @throws DomainError `file_unreadable` when the picture is damaged, too small or too large
 */
export async function readImage(bytes: Uint8Array): Promise<ReadPages> {
  const size = imageSizeOf(bytes);
  if (!size) throw unreadable("image_damaged");
  if (Math.min(size.width, size.height) < MIN_SIDE_PIXELS) {
    throw unreadable("image_too_small", { width: size.width, height: size.height });
  }
  if (size.width * size.height > MAX_IMAGE_PIXELS) {
    throw unreadable("image_too_large", { width: size.width, height: size.height });
  }
  const reader = await PageReader.open();
  try {
    return { lines: linesOf(await reader.read(bytes, 1)), notices: reader.notices };
  } finally {
    await reader.close();
  }
}
