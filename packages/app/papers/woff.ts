import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
const SIGNATURE = 0x774f4646;
/** fontkit's reading of Inter's kerning closes the gap in "0.1", and of Chinese substitutions takes most of the time. */
const LEFT_OUT: ReadonlySet<string> = new Set(["GPOS", "GSUB"]);

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Unpacks a font of the format WOFF 1.0 (W3C, 2012) to TrueType, without kerning and substitutions. fontkit reads WOFF, too, but inflates the table of
 * outlines for every glyph: a Chinese paper took minutes.
 *
 * @throws Error for a file that is no WOFF font
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error("Not a WOFF font");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    // A table that would not become smaller is stored as it is.
    const bytes = packed.length < length ? inflateSync(packed) : packed;
    const tag = woff.toString("latin1", entry, entry + 4);
    return { tag, checksum: woff.readUInt32BE(entry + 16), bytes };
  }).filter(({ tag }) => !LEFT_OUT.has(tag));

  const count = tables.length;
  const header = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const font = Buffer.alloc(tables.reduce((size, { bytes }) => size + padded(bytes.length), header));
  const log = Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(2 ** log * SFNT_ENTRY_BYTES, 6);
  font.writeUInt16BE(log, 8);
  font.writeUInt16BE(count * SFNT_ENTRY_BYTES - 2 ** log * SFNT_ENTRY_BYTES, 10);
  let offset = header;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    font.write(tag, entry, "latin1");
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, offset);
    offset += padded(bytes.length);
  }
  return font;
}
