import { Elysia } from "elysia";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@wattleaf/shared/domain/uploads";
import { DomainError } from "@wattleaf/shared/errors";

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;
const MAX_JSON_BYTES = 256 * 1024;

/** What Bun itself accepts; above this it ends the request before a handler sees it. */
export const MAX_REQUEST_BYTES = MAX_UPLOAD_BYTES + 2 * 1024 * 1024;

/** Refuses a body that says it is too large before reading it. */
export const bodyLimits = () =>
  new Elysia({ name: "body-limits" }).onRequest(({ request }) => {
    const length = Number(request.headers.get("content-length") ?? 0);
    if (new URL(request.url).pathname === "/api/upload") {
      if (length > MAX_UPLOAD_BYTES + MULTIPART_OVERHEAD_BYTES)
        throw new DomainError("file_too_large", UPLOAD_TOO_LARGE_MESSAGE);
    } else if (length > MAX_JSON_BYTES) {
      throw new DomainError("invalid_input", `The body is too large: at most ${MAX_JSON_BYTES / 1024} KB.`);
    }
  });
