import { Elysia } from "elysia";
import { DomainError } from "@wattleaf/shared/errors";
import type { Logger } from "../platform/logger";
import { errorResponse } from "./error-map";

/**
 * The one handler of everything that a REST route throws. Elysia's own answers would carry the raw error text (500)
 * or the body that was sent, passwords included (422); nothing of either leaves here.
 */
export const onError = (log: Logger) =>
  new Elysia({ name: "on-error" }).onError({ as: "global" }, ({ code, error, request }) => {
    const path = URL.parse(request.url)?.pathname;
    // Whatever needs the URL throws: it is made of the Host header, which may be anything.
    if (path === undefined) return errorResponse(new DomainError("invalid_input", "The Host header names no host."));
    if (error instanceof DomainError) return errorResponse(error);
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
