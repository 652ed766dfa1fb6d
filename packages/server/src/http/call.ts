import type { RequestContext } from "../core/request-context";

/** A request as both transports hand it on: the context for use cases, and what only a transport may do. */
export interface Call {
  ctx: RequestContext;
  /** A write by a page of another site that shows no widget token. */
  fromForeignPage: boolean;
  /** The Idempotency-Key header as it was sent; null without one. */
  idempotencyKey: string | null;
  /** Names, in a header of the response, the fields of the request that were ignored. */
  ignoredFields(paths: readonly string[]): void;
  /** Gives a visitor without a cookie an identity before anything is stored for them. */
  ensureVisitor(): void;
}

/** Reads who calls from a request; cookies that it sets go to `responseHeaders`. */
export type OpenCall = (request: Request, peerAddress: string, responseHeaders: Headers) => Promise<Call>;
