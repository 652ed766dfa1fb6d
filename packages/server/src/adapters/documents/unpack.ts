import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { fileKindOf } from "@wattleaf/engine/import/file-kind";
import { checkedZipEntries } from "./zip-bounds";
import { unreadable } from "./limits";

/** 24 months of five-minute intervals as padded XML. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const GZIP = [0x1f, 0x8b];

/**
 * A meter file out of the ZIP or gzip archive that utilities put it in; anything else as it is.
 * @throws DomainError file_unreadable when the archive is damaged, too large, or not of one export alone
 */
export function unpackMeterFile(bytes: Uint8Array): Uint8Array {
  if (GZIP.every((byte, index) => bytes[index] === byte)) return gunzip(bytes);
  return fileKindOf(bytes) === "zip" ? unzip(bytes) : bytes;
}

const gunzip = (bytes: Uint8Array): Uint8Array =>
  whole(() => gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }));

function whole<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw unreadable("archive_damaged_or_large", {}, cause);
  }
}

function unzip(bytes: Uint8Array): Uint8Array {
  const exports = whole(() => checkedZipEntries(bytes)).filter(
    (name) => /\.(xml|csv)$/i.test(name) && !name.startsWith("__MACOSX/"),
  );
  const [wanted] = exports;
  if (wanted === undefined) throw unreadable("archive_without_export");
  if (exports.length > 1) throw unreadable("archive_several");
  const file = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
  if (file === undefined) throw unreadable("archive_damaged");
  return file;
}
