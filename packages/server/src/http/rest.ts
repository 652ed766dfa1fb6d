import { type AnyElysia, type Context, Elysia } from "elysia";
import type { z } from "zod";
import { type Operation, pathFieldsOf } from "@wattleaf/shared/contracts/operation";
import type { BulkPayload } from "../core/bulk";
import { isObject, parseJson } from "../core/json";
import type { RequestContext } from "../core/request-context";
import { jobCaller } from "../core/run-bulk";
import { type Admission, admit, type TransportHost } from "./admit";
import { queryFields } from "./query";
import { bodyLeaseOf, MAX_BULK_BYTES, MAX_JSON_BYTES, readBody } from "./request-body";
import { runOperation, type UseCase } from "./run-operation";

export type BulkUseCase = (ctx: RequestContext, payload: BulkPayload) => Promise<BulkPayload>;

/** A route that still needs its dependencies. */
export type RestRoute = (host: TransportHost) => AnyElysia;

export type BunServer = { requestIP(request: Request): { address: string } | null } | null;
export type RouteContext = Pick<Context, "request" | "server" | "set">;

/**
 * One operation as a REST route: opens the call, validates the input against the contract, runs the use case and
 * responds with the contract's output. It contains no logic of its own.
 */
export const restRoute =
  <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, useCase: UseCase<I, O>): RestRoute =>
  (host) =>
    new Elysia().route(operation.method, routePath(operation), restHandler(host, operation, useCase), BODY_UNREAD);

/** What such a route does with a request. */
export function restHandler<I extends z.ZodType, O extends z.ZodType>(
  host: TransportHost,
  operation: Operation<I, O>,
  useCase: UseCase<I, O>,
) {
  const pathFields = pathFieldsOf(operation);
  return async ({ params, ...context }: RouteContext & Pick<Context, "params">) => {
    const { call, headers } = await openRoute(host, operation, context);
    const input = operation.method === "GET" ? queryFields(context.request.url) : await readJson(context.request);
    const whole = pathFields.length > 0 && isObject(input) ? { ...input, ...params } : input;
    const output = await runOperation(operation, useCase, call, whole).catch((failure: unknown) => {
      // An error may set a cookie too, such as that of a sign-in which waits for its second step.
      const cookies = headers.getSetCookie();
      if (cookies.length > 0) context.set.headers["set-cookie"] = cookies;
      throw failure;
    });
    return jsonResponse(output, headers, operation.creates ? 201 : 200);
  };
}

/**
 * A bulk operation as a REST route: its body goes on as it came, and what the Worker answers goes out as it is.
 */
export function bulkRestRoute(operation: Operation, useCase: BulkUseCase): RestRoute {
  return (host) => {
    const handle = async (context: RouteContext) => {
      const { call, headers } = await openRoute(host, operation, context);
      bodyLeaseOf(context.request)?.countFor(jobCaller(call.ctx).caller);
      const json = await readBody(context.request, MAX_BULK_BYTES);
      const answer = await useCase(call.ctx, { json });
      return "json" in answer ? rawJsonResponse(answer.json, headers) : jsonResponse(answer.value, headers);
    };
    return new Elysia().route(operation.method, operation.path, handle, BODY_UNREAD);
  };
}

/** `{name}`, as OpenAPI writes a field in a path, in Elysia's way. */
export const routePath = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** The body is read by the handler itself, after the caller has been admitted and only as far as it may be. */
export const BODY_UNREAD = { parse: "none" } as const;

/** Who calls, admitted to the operation, and the headers that the answer is to carry. */
export async function openRoute(host: TransportHost, operation: Admission, { request, server, set }: RouteContext) {
  const headers = new Headers();
  const call = await host.openCall(request, peerOf(server, request), headers);
  // On `set` and not in `headers`, so that a rejected call tells its allowance too.
  await admit(host, operation, call, (name, value) => (set.headers[name] = value));
  return { call, headers };
}

/** @throws DomainError too_large, invalid_input */
export const readJson = async (request: Request) => parseJson(await readBody(request, MAX_JSON_BYTES));

export const jsonResponse = (value: unknown, headers: Headers, status = 200): Response =>
  rawJsonResponse(JSON.stringify(value), headers, status);

function rawJsonResponse(json: string | Uint8Array, headers: Headers, status = 200): Response {
  headers.set("content-type", "application/json");
  headers.set("cache-control", "no-store");
  return new Response(json as BodyInit, { status, headers });
}

/** The address at the other end of the socket; a request that a test hands over has none. */
export function peerOf(server: BunServer, request: Request): string {
  return server?.requestIP(request)?.address ?? "127.0.0.1";
}
