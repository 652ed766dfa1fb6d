import type { Operation } from "@wattleaf/shared/contracts/operation";
import type { ErrorBody } from "@wattleaf/shared/errors";
import { Elysia } from "elysia";
import type { z } from "zod";
import { EventChannel } from "../../adapters/event-channel";
import { checkInput, withNotices } from "../../core/check-input";
import type { RequestContext } from "../../core/request-context";
import { toErrorBody } from "../../http/error-map";
import { BODY_UNREAD, jsonResponse, openRoute, readJson, type RestRoute } from "../../http/rest";
import { sseResponse } from "../../http/sse";

/** An operation that takes long, and tells how far it is. */
type Plan<I extends z.ZodType, O extends z.ZodType> = (
  ctx: RequestContext,
  input: z.output<I>,
  onProgress?: (progress: object) => void,
) => Promise<z.input<O>>;

type PlanEvent<T> = { type: "progress"; data: object } | { type: "done"; data: T } | { type: "error"; data: ErrorBody };

/** JSON, or the same answer as a stream with its progress when the caller accepts one. */
export const streamableRoute =
  <I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, plan: Plan<I, O>): RestRoute =>
  (host) =>
    new Elysia().post(
      operation.path,
      async (context) => {
        const { call, headers } = await openRoute(host, operation, context);
        const { input, unknown } = checkInput(operation, await readJson(context.request));
        const respond = (planned: z.input<O>) => withNotices(operation.output.parse(planned), unknown);
        if (!context.request.headers.get("accept")?.includes("text/event-stream")) {
          return jsonResponse(respond(await plan(call.ctx, input)), headers);
        }
        const run = (onProgress: (progress: object) => void) => plan(call.ctx, input, onProgress).then(respond);
        return sseResponse(planEvents(operation, run, call.ctx), headers);
      },
      BODY_UNREAD,
    );

/** A plan with its progress on the way. */
async function* planEvents<T>(
  { id }: Pick<Operation, "id">,
  run: (onProgress: (progress: object) => void) => Promise<T>,
  ctx: RequestContext,
): AsyncGenerator<PlanEvent<T> & { seq: number }> {
  const events = new EventChannel<PlanEvent<T>>();
  void run((progress) => events.add({ type: "progress", data: progress }))
    .then((planned) => events.add({ type: "done", data: planned }))
    .catch((error: unknown) => {
      const body = toErrorBody(error);
      if (body.code === "internal" && !ctx.signal.aborted)
        ctx.platform.log.error({ err: error, operation: id }, "A streamed plan failed");
      events.add({ type: "error", data: body });
    })
    .finally(() => events.close());
  let seq = 0;
  for await (const event of events) {
    seq += 1;
    yield { ...event, seq };
  }
}
