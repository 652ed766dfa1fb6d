import { Elysia } from "elysia";
import { DomainError } from "@wattleaf/shared/errors";
import type { Logger } from "../adapters/logger";
import { errorResponse } from "./error-map";

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
    if (path === undefined) return errorResponse(new DomainError("invalid_input", "The Host header names no host."));
    if (error instanceof DomainError) return errorResponse(path.startsWith("/api/v1/") ? forDevelopers(error) : error);
    // The caller has left: nobody reads this, and nothing has failed.
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (code === "NOT_FOUND")
      return errorResponse(new DomainError("not_found", `There is no ${request.method} ${shownPath(path)}.`));
    if (code === "PARSE")
      return errorResponse(
        new DomainError("invalid_input", "The body could not be read. Send valid JSON, or a multipart form for files."),
      );
    if (code === "VALIDATION") return errorResponse(new DomainError("invalid_input", "The input is not valid."));
    log.error({ err: error, method: request.method, path }, "A request failed");
    return errorResponse(error);
  });

const shownPath = (path: string) => (path.length > 80 ? `${path.slice(0, 79)}…` : path);

/** The public API names a bad body as its documentation does (specification, section 8), and says where to check it. */
function forDevelopers(error: DomainError): DomainError {
  if (error.code !== "invalid_input") return error;
  const message = `Invalid Data Format: ${error.message.replace(/[.]?$/, ".")} POST /api/v1/validate checks a body against its schema.`;
  return new DomainError(error.code, message, { issues: error.issues });
}
