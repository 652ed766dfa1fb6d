import { crc32 } from "node:zlib";

/** EXIF's names (CIPA DC-008, tag 0x0112) for pictures that are to be turned clockwise by so many degrees to be shown. */
const EXIF_ORIENTATION: Readonly<Record<number, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 };
const TURN_OF_ORIENTATION: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };
const PNG_HEADER_END = 33;

/**
 * The picture, to be turned clockwise by a multiple of 90°. A JPEG or PNG is told so in its own metadata, which saves
 * decoding it; the recognizer believes the first orientation that it finds. A portable pixmap is turned pixel by pixel.
 */
export function turnedPicture(picture: Uint8Array, degrees: number): Uint8Array {
  const turn = degrees % 360;
  const orientation = EXIF_ORIENTATION[turn] ?? 1;
  const [first] = picture;
  if (first === 0xff) return joined(picture.subarray(0, 2), jpegSegment(orientation), picture.subarray(2));
  if (turn === 0) return picture;
  if (first === 0x89) {
    return joined(picture.subarray(0, PNG_HEADER_END), pngChunk(orientation), picture.subarray(PNG_HEADER_END));
  }
  return turnedPixmap(picture, turn);
}

/**
 * The turn that a photograph's own EXIF data asks for. The recognizer knows it in big-endian data only, and many phones
 * write little-endian.
 */
export function turnInExif(picture: Uint8Array): number {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  // SOI, APP1, its length, "Exif\0\0", then a TIFF header: cameras write EXIF first.
  const tiff = 12;
  const isExif =
    view.byteLength > tiff + 8 && view.getUint32(0) === 0xff_d8_ff_e1 && view.getUint32(6) === 0x45_78_69_66;
  if (!isExif) return 0;
  const isLittle = view.getUint16(tiff) === 0x49_49;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > view.byteLength) return 0;
  const end = Math.min(directory + 2 + view.getUint16(directory, isLittle) * 12, view.byteLength);
  for (let at = directory + 2; at + 12 <= end; at += 12) {
    if (view.getUint16(at, isLittle) === 0x01_12) return TURN_OF_ORIENTATION[view.getUint16(at + 8, isLittle)] ?? 0;
  }
  return 0;
}

/** A TIFF header with one entry: the orientation. */
function tiffOf(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}

function jpegSegment(orientation: number): Uint8Array {
  const body = joined(new TextEncoder().encode("Exif\0\0"), tiffOf(orientation));
  return joined(Uint8Array.of(0xff, 0xe1, 0, body.length + 2), body);
}

function pngChunk(orientation: number): Uint8Array {
  const tiff = tiffOf(orientation);
  const named = joined(new TextEncoder().encode("eXIf"), tiff);
  const chunk = new Uint8Array(4 + named.length + 4);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, tiff.length);
  chunk.set(named, 4);
  view.setUint32(4 + named.length, crc32(named));
  return chunk;
}

/** Binary Netpbm (P5, P6) as pixmap.ts writes it: three lines of header, then one or three bytes a pixel. */
function turnedPixmap(picture: Uint8Array, turn: number): Uint8Array {
  const head = new TextDecoder().decode(picture.subarray(0, 40)).split("\n", 3);
  const [width = 0, height = 0] = (head[1] ?? "").split(" ").map(Number);
  const start = head.reduce((sum, line) => sum + line.length + 1, 0);
  const channels = head[0] === "P5" ? 1 : 3;
  const [newWidth, newHeight] = turn === 180 ? [width, height] : [height, width];
  const header = new TextEncoder().encode(`${head[0] ?? ""}\n${newWidth} ${newHeight}\n255\n`);
  const turned = new Uint8Array(header.length + width * height * channels);
  turned.set(header);
  let to = header.length;
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const from = start + sourceOf(x, y, { width, height, turn }) * channels;
      for (let channel = 0; channel < channels; channel += 1) turned[to++] = picture[from + channel] ?? 255;
    }
  }
  return turned;
}

function sourceOf(
  x: number,
  y: number,
  { width, height, turn }: { width: number; height: number; turn: number },
): number {
  if (turn === 90) return (height - 1 - x) * width + y;
  if (turn === 180) return (height - 1 - y) * width + (width - 1 - x);
  return x * width + (width - 1 - y);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
