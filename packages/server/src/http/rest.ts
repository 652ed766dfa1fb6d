import { type Context, Elysia } from "elysia";
import type { z } from "zod";
import { needsFullSession, type Operation, pathFieldsOf } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { Actor } from "../context";
import { invalidApiKey } from "../modules/api-keys";
import { cpuCaller } from "../modules/bulk";
import { isReadOnly } from "../modules/owner";
import type { BulkPayload } from "../platform/bulk";
import type { Clock } from "../platform/clock";
import { parseJson } from "../platform/json";
import { validate } from "../platform/validate";
import { type Call, comesFromElsewhere, type OpenCall } from "./request-context";
import { type BodyRoom, BodyMemory } from "./body-memory";
import { MAX_BULK_BYTES, MAX_JSON_BYTES, readBody } from "./request-body";
import { type CountCall, type LimitedOperation, rateLimited, rateLimitHeaders } from "./rate-limits";

type Verb<I extends z.ZodType, O extends z.ZodType> = (call: Call, input: z.output<I>) => Promise<z.input<O>>;
export type BunServer = { requestIP(request: Request): { address: string } | null } | null;

/** What every REST route stands on. */
export interface RestHost {
  openCall: OpenCall;
  countCall: CountCall;
}

/** What the transports need to know of an operation before it runs. */
export type Admission = LimitedOperation & Pick<Operation, "method" | "readOnlySession">;
export type RouteContext = Pick<Context, "request" | "server" | "set">;

/**
 * One operation as a REST route: opens the call, checks the input against the contract, runs the service verb and
 * answers with the contract's output. It decides nothing of its own.
 */
export const rest = (host: RestHost) =>
  function route<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, verb: Verb<I, O>) {
    const handle = async ({ query, params, ...context }: RouteContext & Pick<Context, "query" | "params">) => {
      const { call, headers } = await openRoute(host, operation, context);
      const input = operation.method === "GET" ? query : await readJson(context.request);
      const whole = pathFields.length > 0 && isObject(input) ? { ...input, ...params } : input;
      return jsonResponse(operation.output.parse(await verb(call, validate(operation.input, whole))), headers);
    };
    const pathFields = pathFieldsOf(operation);
    return new Elysia().route(operation.method, routePath(operation), handle, BODY_UNREAD);
  };

/**
 * A bulk operation as a REST route: its body goes on as it came, and what the Worker answers goes out as it is.
 */
export const restBulk = (host: RestHost) =>
  function route(operation: Operation, verb: (call: Call, payload: BulkPayload) => Promise<BulkPayload>) {
    const handle = async (context: RouteContext) => {
      const { call, headers } = await openRoute(host, operation, context);
      const room = LONG_BODIES.open(cpuCaller(call.ctx).caller);
      try {
        const answer = await verb(call, { json: await readLongBody(context.request, call.ctx.platform.clock, room) });
        return "json" in answer ? rawJsonResponse(answer.json, headers) : jsonResponse(answer.value, headers);
      } finally {
        room.free();
      }
    };
    return new Elysia().route(operation.method, operation.path, handle, BODY_UNREAD);
  };

/** Of this process, whose memory it is. */
const LONG_BODIES = new BodyMemory();
/** 32 MB at 2 Mbit/s take it; who trickles longer only holds room that others need. */
const LONG_BODY_LIMIT_MS = 128_000;

/** @throws DomainError too_large, overloaded */
function readLongBody(request: Request, clock: Clock, room: BodyRoom) {
  const startMs = clock.now();
  return readBody(request, MAX_BULK_BYTES, {
    onBytes(bytes) {
      if (clock.now() - startMs > LONG_BODY_LIMIT_MS) throw tooSlow();
      room.take(bytes);
    },
  });
}

const tooSlow = () =>
  new DomainError("too_large", "The body took longer than two minutes to arrive. Send less at a time.");

/** `{name}`, as OpenAPI writes a field in a path, in Elysia's way. */
const routePath = ({ path }: Operation) => path.replaceAll(/\{(\w+)\}/g, ":$1");

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The body is read by the handler itself, after the caller has been admitted and only as far as it may be. */
export const BODY_UNREAD = { parse: "none" } as const;

/** Who calls, admitted to the operation, and the headers that the answer is to carry. */
export async function openRoute(host: RestHost, operation: Admission, { request, server, set }: RouteContext) {
  const headers = new Headers();
  const call = await host.openCall(request, peerOf(server, request), headers);
  // On `set` and not in `headers`, so that a refused call tells its allowance too.
  await admit(host, operation, call, (name, value) => (set.headers[name] = value));
  return { call, headers };
}

/** @throws DomainError too_large, invalid_input */
export const readJson = async (request: Request) => parseJson(await readBody(request, MAX_JSON_BYTES));

export const jsonResponse = (value: unknown, headers: Headers): Response =>
  rawJsonResponse(JSON.stringify(value), headers);

function rawJsonResponse(json: string | Uint8Array, headers: Headers): Response {
  headers.set("content-type", "application/json");
  headers.set("cache-control", "no-store");
  return new Response(json as BodyInit, { headers });
}

/** The address at the other end of the socket; a request that a test hands over has none. */
export function peerOf(server: BunServer, request: Request): string {
  return server?.requestIP(request)?.address ?? "127.0.0.1";
}

/** Asks for the credential that the operation needs and counts the call, before its input is looked at. */
export async function admit(
  { countCall }: RestHost,
  operation: Admission,
  call: Call,
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  if (call.fromForeignPage && operation.access !== "page") throw comesFromElsewhere();
  requireCredential(operation, call.ctx.actor);
  if (isReadOnly(call.ctx.actor) && needsFullSession(operation)) throw readOnlySession();
  const allowance = await countCall(operation, call.ctx);
  if (allowance && operation.access === "developer") {
    for (const [name, value] of Object.entries(rateLimitHeaders(allowance))) setHeader(name, value);
  }
  if (allowance?.exceeded) throw rateLimited(allowance, operation);
  if (operation.access === "chatter") call.ensureVisitor();
}

function requireCredential({ access }: Admission, { kind }: Actor): void {
  if (access === "user" && kind !== "user") throw new DomainError("not_signed_in", "Please sign in to go on.");
  if (access === "developer" && kind !== "key" && kind !== "user") throw invalidApiKey();
}

const readOnlySession = () =>
  new DomainError(
    "read_only_session",
    "This is the sample household or another read-only session, which can only be looked at. Create an account, or sign in to yours, to do this.",
  );
