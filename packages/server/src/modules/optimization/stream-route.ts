import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { optimizeSchedule, type ScheduleEvent } from "@wattleaf/shared/contracts/optimization";
import { Elysia } from "elysia";
import { EventChannel } from "../../adapters/event-channel";
import type { RequestContext } from "../../core/request-context";
import { validate } from "../../core/validate";
import { toErrorBody } from "../../http/error-map";
import { BODY_UNREAD, jsonResponse, openRoute, readJson, type RestRoute } from "../../http/rest";
import { sseResponse } from "../../http/sse";
import { plan } from "./service";

/** JSON, or the same schedule as a stream with its progress when the caller accepts one. */
export const streamableRoute: RestRoute = (host) =>
  new Elysia().post(
    optimizeSchedule.path,
    async (context) => {
      const { call, headers } = await openRoute(host, optimizeSchedule, context);
      const input = validate(optimizeSchedule.input, await readJson(context.request));
      if (!context.request.headers.get("accept")?.includes("text/event-stream")) {
        return jsonResponse(optimizeSchedule.output.parse(await plan(call.ctx, input)), headers);
      }
      return sseResponse(scheduleEvents(call.ctx, input), headers);
    },
    BODY_UNREAD,
  );

/** A schedule with its progress on the way. */
async function* scheduleEvents(
  ctx: RequestContext,
  input: InputOf<typeof optimizeSchedule>,
): AsyncGenerator<ScheduleEvent & { seq: number }> {
  const events = new EventChannel<ScheduleEvent>();
  void plan(ctx, input, (progress) => events.add({ type: "progress", data: progress }))
    .then((schedule) => events.add({ type: "done", data: optimizeSchedule.output.parse(schedule) }))
    .catch((error: unknown) => {
      const body = toErrorBody(error);
      if (body.code === "internal" && !ctx.signal.aborted)
        ctx.platform.log.error({ err: error }, "A streamed schedule failed");
      events.add({ type: "error", data: body });
    })
    .finally(() => events.close());
  let seq = 0;
  for await (const event of events) {
    seq += 1;
    yield { ...event, seq };
  }
}
