import { initTRPC } from "@trpc/server";
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from "@trpc/server/rpc";
import type { z } from "zod";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError, type ErrorBody } from "@wattleaf/shared/errors";
import { parseJson } from "../core/json";
import { type Admission, admit, type TransportHost } from "../http/admit";
import type { Call } from "../http/call";
import type { BulkUseCase } from "../http/rest";
import { runOperation, type UseCase } from "../http/run-operation";
import { errorBodyOf, toTrpcError } from "./error-map";

export interface TrpcContext {
  call: Call;
  responseHeaders: Headers;
  host: TransportHost;
}

/** Every error over tRPC: `error` is the body that a REST caller would have got. */
export interface TrpcErrorShape {
  code: TRPC_ERROR_CODE_NUMBER;
  message: string;
  data: { code: TRPC_ERROR_CODE_KEY; httpStatus: number; path?: string | undefined; error: ErrorBody };
}

const t = initTRPC.context<TrpcContext>().create({
  // Named, so that the router's declarations read the same whatever else was checked before them.
  errorFormatter: ({ shape, error }): TrpcErrorShape => {
    const body = errorBodyOf(error);
    const { code, httpStatus, path } = shape.data;
    return { code: shape.code, message: body.message, data: { code, httpStatus, path, error: body } };
  },
});

export const router = t.router;

/** An operation as a procedure: what reads is a query, everything else a mutation. */
export function procedureOf<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  useCase: UseCase<I, O>,
) {
  const procedure = admitted(operation).input(jsonOnly);
  const run = ({ ctx, input }: { ctx: TrpcContext; input: unknown }) =>
    runOperation(operation, useCase, ctx.call, input);
  return operation.method === "GET" ? procedure.query(run as never) : procedure.mutation(run as never);
}

/**
 * A bulk operation as a procedure: its input is checked in the Worker that computes, so here it only passes.
 */
export const bulkProcedure = (operation: Operation, useCase: BulkUseCase) =>
  admitted(operation)
    .input(jsonOnly)
    .mutation(async ({ ctx, input }) => {
      const answer = await useCase(ctx.call.ctx, { value: input });
      return "value" in answer ? answer.value : parseJson(answer.json);
    });

/** tRPC hands on other bodies unread, and a Worker cannot be given a stream. */
function jsonOnly(value: unknown): unknown {
  if (value instanceof ReadableStream || value instanceof FormData)
    throw new DomainError("invalid_input", "The body couldn't be read. Send JSON.");
  return value;
}

/** A procedure that asks for the operation's credential first and translates what the use case throws. */
const admitted = (operation: Admission) =>
  t.procedure.use(async ({ ctx, next }) => {
    const setHeader = (name: string, value: string) => ctx.responseHeaders.set(name, value);
    const translated = (error: unknown) => {
      const trpcError = toTrpcError(error);
      const wait = trpcError.cause instanceof DomainError ? trpcError.cause.retryAfterSeconds : undefined;
      if (wait !== undefined) setHeader("retry-after", String(wait));
      return trpcError;
    };
    try {
      await admit(ctx.host, operation, ctx.call, setHeader);
    } catch (error) {
      throw translated(error);
    }
    const result = await next();
    if (!result.ok) throw translated(result.error);
    return result;
  });
