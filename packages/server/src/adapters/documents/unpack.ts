import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { fileKindOf } from "@wattleaf/engine/import/file-kind";
import { checkedZipEntries } from "./zip-bounds";
import { unreadable } from "./limits";

/** 24 months of five-minute intervals as padded XML. */
const MAX_UNPACKED_MEGABYTES = 64;
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;

/**
 * A meter file out of the ZIP or gzip archive that utilities put it in; anything else as it is.
 * @throws DomainError file_unreadable when the archive is damaged, too large, or not of one export alone
 */
export function unpackMeterFile(bytes: Uint8Array): Uint8Array {
  return fileKindOf(bytes) === "zip" ? unzip(bytes) : gunzipped(bytes);
}

/**
 * A file out of gzip (`.xml.gz`, `.csv.gz`), at most 64 MB of it; anything else as it is.
 * @throws DomainError file_unreadable when the archive is cut off, damaged or too large
 */
export function gunzipped(bytes: Uint8Array): Uint8Array {
  if (fileKindOf(bytes) !== "gzip") return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (cause) {
    const isTooLarge = cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLarge
      ? unreadable("archive_too_large", { megabytes: MAX_UNPACKED_MEGABYTES }, cause)
      : unreadable("archive_damaged", {}, cause);
  }
}

function unzip(bytes: Uint8Array): Uint8Array {
  const exports = entriesOf(bytes).filter((name) => /\.(xml|csv)$/i.test(name) && !name.startsWith("__MACOSX/"));
  const [wanted] = exports;
  if (wanted === undefined) throw unreadable("archive_without_export");
  if (exports.length > 1) throw unreadable("archive_several");
  const file = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
  if (file === undefined) throw unreadable("archive_damaged");
  return file;
}

/** Its checks speak of Excel files. */
function entriesOf(bytes: Uint8Array): string[] {
  try {
    return checkedZipEntries(bytes);
  } catch (cause) {
    throw unreadable("archive_damaged_or_large", {}, cause);
  }
}
