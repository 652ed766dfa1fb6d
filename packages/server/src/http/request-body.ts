import { MAX_METER_FILE_BYTES } from "@wattleaf/shared/domain/meters";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
export const MAX_JSON_BYTES = 256 * 1024;
/** Of an operation that takes long series. */
export const MAX_BULK_BYTES = 32 * 1024 * 1024;
export const MAX_UPLOAD_FORM_BYTES = MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES;
export const MAX_METER_FORM_BYTES = MAX_METER_FILE_BYTES + MULTIPART_OVERHEAD_BYTES;

/**
 * What Bun itself accepts. Every handler reads its body through `readBody`, whose error can be read; Bun's own is an
 * empty 413 before any handler runs.
 */
export const BUN_MAX_REQUEST_BYTES = Number.MAX_SAFE_INTEGER;

/**
 * Reads the body up to its limit: a missing or wrong Content-Length costs no memory.
 * @param onBytes called with what arrives before it is kept; an error that it throws ends the reading
 * @throws DomainError too_large, unless another error is given
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { error: tooLargeError = tooLarge, onBytes }: { error?: typeof tooLarge; onBytes?: (bytes: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLargeError(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLargeError(maxBytes);
    onBytes?.(chunk.byteLength);
    chunks.push(chunk);
  }
  return new Uint8Array(Bun.concatArrayBuffers(chunks));
}

const tooLarge = (maxBytes: number) =>
  new DomainError("too_large", `The body is too large. The limit is ${sizeOf(maxBytes)}.`);

const sizeOf = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
