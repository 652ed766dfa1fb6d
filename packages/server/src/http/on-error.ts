import { Elysia } from "elysia";
import { OPENADR_PATH } from "@wattleaf/shared/domain/openadr";
import { DomainError } from "@wattleaf/shared/errors";
import type { Logger } from "../adapters/logger";
import { domainErrorOf } from "../core/errors";
import { errorResponse as plainResponse, problemResponse } from "./error-map";

/** nginx's status for a caller who hung up. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The one handler of everything that a REST route throws. Elysia's own answers would carry the raw error text (500)
 * or the body that was sent, passwords included (422); nothing of either leaves here.
 */
export const onError = (log: Logger) =>
  new Elysia({ name: "on-error" }).onError({ as: "global" }, ({ code, error, request }) => {
    const path = URL.parse(request.url)?.pathname;
    // Whatever needs the URL throws: it is made of the Host header, which may be anything.
    if (path === undefined)
      return plainResponse(new DomainError("invalid_input", "The Host header is missing a host."));
    const errorResponse = path.startsWith(OPENADR_PATH) ? problemResponse : plainResponse;
    const domain = domainErrorOf(error);
    // Its cause is for the operator alone.
    if (domain?.code === "unavailable")
      log.warn({ err: error, method: request.method, path }, "A request met an outage");
    if (domain) return errorResponse(path.startsWith("/api/v1/") ? forDevelopers(domain) : domain);
    // The caller has disconnected: the response is not read, and nothing failed.
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (code === "NOT_FOUND")
      return errorResponse(new DomainError("not_found", `${request.method} ${shownPath(path)} doesn't exist.`));
    if (code === "PARSE")
      return errorResponse(
        new DomainError("invalid_input", "The body couldn't be read. Send valid JSON, or a multipart form for files."),
      );
    if (code === "VALIDATION") return errorResponse(new DomainError("invalid_input", "The input isn't valid."));
    log.error({ err: error, method: request.method, path }, "A request failed");
    return errorResponse(error);
  });

const shownPath = (path: string) => (path.length > 80 ? `${path.slice(0, 79)}…` : path);

/**
 * The public API titles invalid bodies as in its documentation (specification, section 8) and points to the validation
 * endpoint.
 */
function forDevelopers(error: DomainError): DomainError {
  if (error.code !== "invalid_input") return error;
  const message = `Invalid Data Format: ${error.message.replace(/[.]?$/, ".")} Use POST /api/v1/validate to check a body against its schema.`;
  return new DomainError(error.code, message, { issues: error.issues });
}
