import type { RawPicture } from "./picture-text/pixels";

/**
 * Raw pixels as a binary portable pixmap or graymap (Netpbm P6, P5), which needs no compression and which the text
 * recognizer reads. An alpha channel is dropped.
 */
export function toPixmap({ data, width, height, channels }: RawPicture): Uint8Array {
  const kept = channels === 1 ? 1 : 3;
  const header = new TextEncoder().encode(`P${kept === 1 ? 5 : 6}\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + width * height * kept);
  file.set(header);
  if (channels !== 4) {
    file.set(data.subarray(0, width * height * kept), header.length);
    return file;
  }
  for (let pixel = 0, at = header.length; pixel < width * height; pixel += 1) {
    file[at++] = data[pixel * 4] ?? 0;
    file[at++] = data[pixel * 4 + 1] ?? 0;
    file[at++] = data[pixel * 4 + 2] ?? 0;
  }
  return file;
}
