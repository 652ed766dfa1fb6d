import { MAX_METER_FILE_BYTES } from "@wattleaf/shared/domain/meters";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { MAX_UPLOAD_BYTES } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";
import type { BodyLease } from "./body-budget";

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
export const MAX_JSON_BYTES = 256 * 1024;
/**
 * tRPC parses JSON on the main thread. The site's calls stay under 64 KB; a year of 15-minute readings, which the typed
 * client may send, takes about 700 KB. Longer series go over REST, where a Worker parses them.
 */
export const MAX_TRPC_BYTES = 1024 * 1024;
/** Of an operation that takes long series. */
export const MAX_BULK_BYTES = 32 * 1024 * 1024;
export const MAX_UPLOAD_FORM_BYTES = MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES;
export const MAX_METER_FORM_BYTES = MAX_METER_FILE_BYTES + MULTIPART_OVERHEAD_BYTES;

/**
 * What Bun itself accepts. Every handler reads its body through `readBody`, whose error can be read; Bun's own is an
 * empty 413 before any handler runs.
 */
export const BUN_MAX_REQUEST_BYTES = Number.MAX_SAFE_INTEGER;

/** Every body may take this long, and longer ones more: 2 Mbit/s is a slow phone. */
const BASE_DEADLINE_MS = 15 * SECOND_MS;
const SLOWEST_BYTES_PER_MS = 250;
/** The buffer of a body without a length begins here and doubles. */
const FIRST_BUFFER_BYTES = 16 * 1024;

const leases = new WeakMap<Request, BodyLease>();

/** Gives a request the room of its body; who reads the body without one is held by its limit alone. */
export const setBodyLease = (request: Request, lease: BodyLease): void => void leases.set(request, lease);
export const bodyLeaseOf = (request: Request): BodyLease | undefined => leases.get(request);

/** The Content-Length; null where a body comes without one, 0 where there is none. */
export function announcedLength({ headers }: Request): number | null {
  if (headers.has("transfer-encoding")) return null;
  return Number(headers.get("content-length") ?? 0) || 0;
}

export interface ReadOptions {
  /** Of a body over the limit. */
  error?: typeof tooLarge;
  deadlineMs?: number;
}

/**
 * Reads the body up to its limit and within its deadline. Room for it is taken before it is read: all at once with a
 * Content-Length, otherwise as the buffer grows.
 * @throws DomainError too_large unless another error is given, request_timeout, rate_limited, overloaded
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { error: tooLargeError = tooLarge, deadlineMs }: ReadOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = announcedLength(request) ?? 0;
  if (announced > maxBytes) throw tooLargeError(maxBytes);
  const lease = bodyLeaseOf(request);
  lease?.hold(announced);
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (!reader) return new Uint8Array();

  const timeMs = deadlineMs ?? BASE_DEADLINE_MS + (announced || maxBytes) / SLOWEST_BYTES_PER_MS;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooSlow(timeMs)), timeMs);
  let buffer = new Uint8Array(announced);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      const end = length + value.byteLength;
      if (end > maxBytes) throw tooLargeError(maxBytes);
      if (end > buffer.byteLength) {
        const size = Math.min(maxBytes, Math.max(end, FIRST_BUFFER_BYTES, 2 * buffer.byteLength));
        lease?.hold(size);
        buffer = new Uint8Array(buffer.buffer.transfer(size));
      }
      buffer.set(value, length);
      length = end;
    }
    lease?.arrive(length);
    return length === buffer.byteLength ? buffer : new Uint8Array(buffer.buffer.transfer(length));
  } catch (error) {
    // What has not arrived is not waited for.
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const tooLarge = (maxBytes: number) =>
  new DomainError("too_large", `The body is too large. The limit is ${sizeOf(maxBytes)}.`);

const tooSlow = (timeMs: number) =>
  new DomainError(
    "request_timeout",
    `The body didn't arrive within ${Math.ceil(timeMs / SECOND_MS)} seconds. Please try again on a faster connection, or send less at a time.`,
  );

const sizeOf = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
