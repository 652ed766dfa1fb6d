import { inflateRawSync } from "node:zlib";
import { unreadable } from "./limits";

/** A workbook of 24 months of quarter hours unpacks to about 10 MB. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 2_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** The end record is 22 bytes, followed by a comment of at most 65,535. */
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const STORED = 0;
const DEFLATED = 8;

/**
 * The names in a ZIP archive, after making sure that it unpacks to what its directory states and that this is little
 * enough to read (PKWARE APPNOTE 6.3.10, without ZIP64, which no file of 10 MB needs).
 *
 * @throws DomainError `file_unreadable` when it is damaged or would unpack to too much
 */
export function checkedZipEntries(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(bytes, view);
  } catch (error) {
    if (error instanceof Error && error.name === "DomainError") throw error;
    throw damaged(error);
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): string[] {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw tooLarge();
  const entries: { name: string; method: number; packed: number; unpacked: number; at: number }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // Before anything is inflated: what the directory itself admits to.
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES) throw tooLarge();
  for (const entry of entries) {
    if (entry.method !== DEFLATED && entry.method !== STORED) throw damaged();
    const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const packed = bytes.subarray(start, start + entry.packed);
    // A directory may lie: inflating stops at the size that it states.
    if (entry.method === DEFLATED) inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) });
  }
  return entries.map(({ name }) => name);
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_RECORD_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw damaged();
}

const damaged = (cause?: unknown) => unreadable("excel_damaged", {}, cause);
const tooLarge = () => unreadable("excel_too_large");
