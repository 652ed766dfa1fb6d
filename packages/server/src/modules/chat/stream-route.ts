import { sendMessage } from "@wattleaf/shared/contracts/chat/messages";
import { Elysia } from "elysia";
import { validate } from "../../core/validate";
import { takeIdempotencyKey } from "../../http/idempotency-key";
import { BODY_UNREAD, jsonResponse, openRoute, readJson, type RestRoute } from "../../http/rest";
import { lastEventId, sseResponse } from "../../http/sse";
import * as chat from "./service";

/** The one operation with two forms of answer: JSON, or the same events as a stream when the caller accepts one. */
export const streamableRoute: RestRoute = (host) =>
  new Elysia().post(
    sendMessage.path,
    async (context) => {
      const { call, headers } = await openRoute(host, sendMessage, context);
      const sent = takeIdempotencyKey(sendMessage, call.idempotencyKey, await readJson(context.request));
      const input = validate(sendMessage.input, sent.input);
      if (!context.request.headers.get("accept")?.includes("text/event-stream")) {
        return jsonResponse(sendMessage.output.parse(await chat.send(call.ctx, input)), headers);
      }
      return sseResponse(await chat.ask(call.ctx, input, lastEventId(context.request.headers)), headers);
    },
    BODY_UNREAD,
  );
