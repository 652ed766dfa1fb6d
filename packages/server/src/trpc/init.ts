import { initTRPC } from "@trpc/server";
import type { ErrorBody } from "@wattleaf/shared/errors";
import { type Admission, admit, type RestHost } from "../http/rest";
import type { Call } from "../http/request-context";
import { refusalOf, toTrpcError } from "./error-map";

export interface TrpcContext {
  call: Call;
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

/** A procedure that asks for the operation's credential first and translates what the service throws. */
export const procedure = (operation: Admission) =>
  t.procedure.use(async ({ ctx, next }) => {
    try {
      await admit(ctx.host, operation, ctx.call);
    } catch (error) {
      throw toTrpcError(error);
    }
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  });
