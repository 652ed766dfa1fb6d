import { decode } from "fast-png";
import { MAX_IMAGE_PIXELS, unreadable } from "../limits";
import { type Pixels, toRgb } from "./pixels";

/**
 * Decodes a PNG or JPEG, upright according to its EXIF data and no larger than `longerSide`. Bun decodes and scales
 * without an installed codec, but returns files only: an uncompressed PNG is the cheapest one to read pixels from.
 *
 * @throws DomainError `file_unreadable` when the picture cannot be decoded
 */
export async function decodePicture(bytes: Uint8Array, longerSide: number): Promise<Pixels> {
  try {
    const png = await new Bun.Image(bytes, { maxPixels: MAX_IMAGE_PIXELS })
      .resize(longerSide, longerSide, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .bytes();
    const { data, width, height, channels } = decode(png);
    if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) throw new TypeError("not 8 bits a channel");
    return toRgb({ data, width, height, channels });
  } catch (cause) {
    throw unreadable("image_damaged", {}, cause);
  }
}
