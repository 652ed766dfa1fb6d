import type { ImageData } from "fast-png";

/** Pixels of four bytes: red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Opaque pictures of one height as one, without the opacity. */
export function sideBySide(pictures: readonly Pixels[]): ImageData {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = pictures[0]?.height ?? 0;
  const data = new Uint8Array(3 * width * height);
  let at = 0;
  for (let row = 0; row < height; row += 1)
    for (const { rgba, width: own } of pictures)
      for (let from = row * own * 4, end = from + own * 4; from < end; from += 4, at += 3) {
        data[at] = rgba[from] ?? 0;
        data[at + 1] = rgba[from + 1] ?? 0;
        data[at + 2] = rgba[from + 2] ?? 0;
      }
  return { width, height, data, channels: 3 };
}
