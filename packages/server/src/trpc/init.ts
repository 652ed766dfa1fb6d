import { initTRPC } from "@trpc/server";
import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { ErrorBody } from "@wattleaf/shared/errors";
import { admit } from "../http/rest";
import type { Call } from "../http/request-context";
import { refusalOf, toTrpcError } from "./error-map";

export interface TrpcContext {
  call: Call;
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
export const createCallerFactory = t.createCallerFactory;

/** A procedure that asks for the operation's credential first and translates what the service throws. */
export const procedure = (operation: Pick<Operation, "access">) =>
  t.procedure.use(async ({ ctx, next }) => {
    try {
      admit(operation, ctx.call);
    } catch (error) {
      throw toTrpcError(error);
    }
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  });
