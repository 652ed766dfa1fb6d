import { DomainError } from "@wattleaf/shared/errors";
import { Elysia } from "elysia";
import { overloaded } from "../adapters/worker-queue/worker-queue";
import type { CallerNetwork } from "../core/network";
import type { BodyBudget } from "./body-budget";
import { announcedLength, bodyLeaseOf, setBodyLease } from "./request-body";

const rejections = new WeakMap<Request, DomainError>();

/**
 * A rejected body of up to this length, or of none, is let in and dropped, so that a client that still sends can read
 * the error: a closed connection would lose it.
 */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

export interface BodyGateOptions {
  budget: BodyBudget;
  /** The networks that a request comes from. */
  networksOf(request: Request): readonly CallerNetwork[];
}

/**
 * Serves a request whose body, if it has one, has room in the budget from its first byte to the response. A body without
 * room is rejected where the router rejects: in the words of its transport, and readable for the widget's pages.
 */
export function withBodyRoom(
  gate: BodyGateOptions,
  request: Request,
  serve: () => Response | Promise<Response>,
): Response | Promise<Response> {
  const announced = announcedLength(request);
  return announced === 0 ? serve() : served(gate, announced, request, serve);
}

async function served(
  { budget, networksOf }: BodyGateOptions,
  announced: number | null,
  request: Request,
  serve: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    if (request.method === "GET" || request.method === "HEAD") throw unexpectedBody(request.method);
    setBodyLease(request, budget.open(networksOf(request), announced));
  } catch (error) {
    rejections.set(request, error instanceof DomainError ? error : overloaded());
  }
  const lease = bodyLeaseOf(request);
  try {
    const response = await serve();
    const isLeft = !lease?.hasArrived;
    const isOver = !lease || response.status === 408 || response.status === 429 || response.status === 503;
    if (isLeft && (isOver || (announced ?? 0) > MAX_DRAINED_BYTES)) response.headers.set("connection", "close");
    return response;
  } finally {
    lease?.close();
  }
}

/** Why the body of this request has no room; undefined where it has. */
export const bodyRejection = (request: Request): DomainError | undefined => rejections.get(request);

/** Rejects what has no room before a route is looked for; tRPC does so in its own form. */
export const rejectBodies = () =>
  new Elysia({ name: "reject-bodies" }).onRequest(({ request }) => {
    const rejection = bodyRejection(request);
    if (rejection && !new URL(request.url).pathname.startsWith("/trpc/")) throw rejection;
  });

const unexpectedBody = (method: string) =>
  new DomainError("invalid_input", `A ${method} request has no body. Send its input in the query.`);
