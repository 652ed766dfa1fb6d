import { initTRPC } from "@trpc/server";
import type { z } from "zod";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError, type ErrorBody } from "@wattleaf/shared/errors";
import type { RequestContext } from "../context";
import type { BulkPayload } from "../platform/bulk";
import { parseJson } from "../platform/json";
import { type Admission, admit, type RestHost } from "../http/rest";
import type { Call } from "../http/request-context";
import { refusalOf, toTrpcError } from "./error-map";

export interface TrpcContext {
  call: Call;
  responseHeaders: Headers;
  host: RestHost;
}

const t = initTRPC.context<TrpcContext>().create({
  errorFormatter: ({ shape, error }) => {
    const refusal: ErrorBody = refusalOf(error);
    return {
      code: shape.code,
      message: refusal.message,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, refusal },
    };
  },
});

export const router = t.router;

/**
 * A bulk operation as a procedure, named types and all: its input is checked in the Worker that computes, so here it
 * only passes.
 */
export const bulkProcedure = <I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  verb: (ctx: RequestContext, payload: BulkPayload) => Promise<BulkPayload>,
) =>
  procedure(operation)
    .input((value: unknown) => jsonOnly(value) as z.input<I>)
    .mutation(async ({ ctx, input }) => {
      const answer = await verb(ctx.call.ctx, { value: input });
      return ("value" in answer ? answer.value : parseJson(answer.json)) as z.output<O>;
    });

/** tRPC hands on other bodies unread, and a Worker can not be given a stream. */
function jsonOnly(value: unknown): unknown {
  if (value instanceof ReadableStream || value instanceof FormData)
    throw new DomainError("invalid_input", "The body could not be read. Send JSON.");
  return value;
}

/** A procedure that asks for the operation's credential first and translates what the service throws. */
export const procedure = (operation: Admission) =>
  t.procedure.use(async ({ ctx, next }) => {
    const setHeader = (name: string, value: string) => ctx.responseHeaders.set(name, value);
    const refused = (error: unknown) => {
      const trpcError = toTrpcError(error);
      const wait = trpcError.cause instanceof DomainError ? trpcError.cause.retryAfterSeconds : undefined;
      if (wait !== undefined) setHeader("retry-after", String(wait));
      return trpcError;
    };
    try {
      await admit(ctx.host, operation, ctx.call, setHeader);
    } catch (error) {
      throw refused(error);
    }
    const result = await next();
    if (!result.ok) throw refused(result.error);
    return result;
  });
