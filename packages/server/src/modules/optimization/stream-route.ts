import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { ErrorBody } from "@wattleaf/shared/errors";
import { Elysia } from "elysia";
import type { z } from "zod";
import { EventChannel } from "../../adapters/event-channel";
import type { RequestContext } from "../../core/request-context";
import { validate } from "../../core/validate";
import { toErrorBody } from "../../http/error-map";
import { BODY_UNREAD, jsonResponse, openRoute, readJson, type RestRoute } from "../../http/rest";
import { sseResponse } from "../../http/sse";

/** An operation that takes long, and tells how far it is. */
type Plan<I extends z.ZodType, O extends z.ZodType> = (
  ctx: RequestContext,
  input: z.output<I>,
  onProgress?: (progress: object) => void,
) => Promise<z.input<O>>;

type PlanEvent<O extends z.ZodType> =
  | { type: "progress"; data: object }
  | { type: "done"; data: z.output<O> }
  | { type: "error"; data: ErrorBody };

/** JSON, or the same answer as a stream with its progress when the caller accepts one. */
export const streamableRoute =
  <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, plan: Plan<I, O>): RestRoute =>
  (host) =>
    new Elysia().post(
      operation.path,
      async (context) => {
        const { call, headers } = await openRoute(host, operation, context);
        const input = validate(operation.input, await readJson(context.request));
        if (!context.request.headers.get("accept")?.includes("text/event-stream")) {
          return jsonResponse(operation.output.parse(await plan(call.ctx, input)), headers);
        }
        return sseResponse(planEvents(operation, plan, call.ctx, input), headers);
      },
      BODY_UNREAD,
    );

/** A plan with its progress on the way. */
async function* planEvents<I extends z.ZodType, O extends z.ZodType>(
  operation: Operation<I, O>,
  plan: Plan<I, O>,
  ctx: RequestContext,
  input: z.output<I>,
): AsyncGenerator<PlanEvent<O> & { seq: number }> {
  const events = new EventChannel<PlanEvent<O>>();
  void plan(ctx, input, (progress) => events.add({ type: "progress", data: progress }))
    .then((planned) => events.add({ type: "done", data: operation.output.parse(planned) }))
    .catch((error: unknown) => {
      const body = toErrorBody(error);
      if (body.code === "internal" && !ctx.signal.aborted)
        ctx.platform.log.error({ err: error, operation: operation.id }, "A streamed plan failed");
      events.add({ type: "error", data: body });
    })
    .finally(() => events.close());
  let seq = 0;
  for await (const event of events) {
    seq += 1;
    yield { ...event, seq };
  }
}
