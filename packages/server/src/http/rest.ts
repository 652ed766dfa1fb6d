import { Elysia } from "elysia";
import type { z } from "zod";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import { type Call, comesFromElsewhere, type OpenCall } from "./request-context";
import type { CountCall, LimitedOperation } from "./rate-limits";
import { validate } from "./validate";

type Verb<I extends z.ZodType, O extends z.ZodType> = (call: Call, input: z.output<I>) => Promise<z.input<O>>;
export type BunServer = { requestIP(request: Request): { address: string } | null } | null;

/** What every REST route stands on. */
export interface RestHost {
  openCall: OpenCall;
  countCall: CountCall;
}

/** What the transports need to know of an operation before it runs. */
export type Admission = Pick<Operation, "access"> & LimitedOperation;

/**
 * One operation as a REST route: opens the call, checks the input against the contract, runs the service verb and
 * answers with the contract's output. It decides nothing of its own.
 */
export const rest = (host: RestHost) =>
  function route<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, verb: Verb<I, O>) {
    return new Elysia().route(operation.method, operation.path, async ({ request, body, query, server }) => {
      const { call, headers } = await openRoute(host, operation, request, server);
      const input = validate(operation.input, operation.method === "GET" ? query : (body ?? {}));
      return jsonResponse(operation.output.parse(await verb(call, input)), headers);
    });
  };

/** Who calls, admitted to the operation, and the headers that the answer is to carry. */
export async function openRoute(host: RestHost, operation: Admission, request: Request, server: BunServer) {
  const headers = new Headers();
  const call = await host.openCall(request, peerOf(server, request), headers);
  await admit(host, operation, call);
  return { call, headers };
}

export function jsonResponse(value: unknown, headers: Headers): Response {
  headers.set("content-type", "application/json");
  headers.set("cache-control", "no-store");
  return new Response(JSON.stringify(value), { headers });
}

/** The address at the other end of the socket; a request that a test hands over has none. */
export function peerOf(server: BunServer, request: Request): string {
  return server?.requestIP(request)?.address ?? "127.0.0.1";
}

/** Asks for the credential that the operation needs and counts the call, before its input is looked at. */
export async function admit({ countCall }: RestHost, operation: Admission, call: Call): Promise<void> {
  if (call.fromForeignPage && operation.access !== "page") throw comesFromElsewhere();
  if (operation.access === "user" && call.ctx.actor.kind !== "user") {
    throw new DomainError("not_signed_in", "Please sign in to go on.");
  }
  await countCall(operation, call.ctx);
  if (operation.access === "chatter") call.ensureVisitor();
}
