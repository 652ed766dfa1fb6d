import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_PER_CHANNEL = 8;
const RGB = 2;
const NO_FILTER = 0;

/** Pixels of four bytes: red, green, blue and opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/**
 * Opaque pictures of one height side by side, as a PNG (W3C, third edition). Rows are not filtered: pictures in plain colors become
 * smaller without, in a third of the time.
 */
export function pngOf(pictures: readonly Pixels[]): Uint8Array {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = pictures[0]?.height ?? 0;
  const rows = Buffer.allocUnsafe((1 + 3 * width) * height);
  for (let row = 0, at = 0; row < height; row += 1) {
    rows[at++] = NO_FILTER;
    for (const { rgba, width: own } of pictures)
      for (let from = row * own * 4, end = from + own * 4; from < end; from += 4, at += 3) {
        rows[at] = rgba[from] ?? 0;
        rows[at + 1] = rgba[from + 1] ?? 0;
        rows[at + 2] = rgba[from + 2] ?? 0;
      }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS_PER_CHANNEL, RGB], 8);
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
