import { chatHistory, clearChat, sendMessage, stopMessage } from "@wattleaf/shared/contracts/chat";
import { confirmAction, declineAction } from "@wattleaf/shared/contracts/chat-actions";
import {
  deleteConversation,
  exportConversation,
  listConversations,
  rateAnswer,
  renameConversation,
  searchConversations,
} from "@wattleaf/shared/contracts/conversations";
import { UPLOAD, uploadForm, uploadReplySchema } from "@wattleaf/shared/contracts/uploads";
import { Elysia } from "elysia";
import { MAX_UPLOAD_FORM_BYTES } from "../../http/request-body";
import { readForm } from "../../http/read-form";
import { BODY_UNREAD, jsonResponse, openRoute, readJson, rest, type RestHost } from "../../http/rest";
import { lastEventId, sseResponse } from "../../http/sse";
import { validate } from "../../platform/validate";
import * as actions from "./actions";
import * as conversations from "./conversations/service";
import * as assistant from "./service";

export const assistantRoutes = (host: RestHost) => {
  const route = rest(host);
  return new Elysia()
    .use(chatRoute(host))
    .use(uploadRoute(host))
    .use(route(chatHistory, ({ ctx }, input) => assistant.history(ctx, input)))
    .use(route(stopMessage, ({ ctx }, input) => assistant.stop(ctx, input)))
    .use(route(clearChat, ({ ctx }, input) => assistant.clear(ctx, input)))
    .use(route(listConversations, ({ ctx }, input) => conversations.list(ctx, input)))
    .use(route(searchConversations, ({ ctx }, input) => conversations.search(ctx, input)))
    .use(route(renameConversation, ({ ctx }, input) => conversations.rename(ctx, input)))
    .use(route(deleteConversation, ({ ctx }, input) => conversations.remove(ctx, input)))
    .use(route(exportConversation, ({ ctx }, input) => conversations.exportFile(ctx, input)))
    .use(route(confirmAction, ({ ctx }, input) => actions.confirm(ctx, input)))
    .use(route(declineAction, ({ ctx }, input) => actions.decline(ctx, input)))
    .use(route(rateAnswer, ({ ctx }, input) => conversations.rate(ctx, input)));
};

/** The one operation with two forms of answer: JSON, or the same events as a stream when the caller accepts one. */
const chatRoute = (host: RestHost) =>
  new Elysia().post(
    sendMessage.path,
    async (context) => {
      const { call, headers } = await openRoute(host, sendMessage, context);
      const input = validate(sendMessage.input, await readJson(context.request));
      if (!context.request.headers.get("accept")?.includes("text/event-stream")) {
        return jsonResponse(sendMessage.output.parse(await assistant.send(call.ctx, input)), headers);
      }
      return sseResponse(await assistant.ask(call.ctx, input, lastEventId(context.request.headers)), headers);
    },
    BODY_UNREAD,
  );

/** A multipart form, and so REST only. */
const uploadRoute = (host: RestHost) =>
  new Elysia().post(
    UPLOAD.path,
    async (context) => {
      const { call, headers } = await openRoute(host, UPLOAD, context);
      const form = validate(uploadForm, await readForm(context.request, MAX_UPLOAD_FORM_BYTES));
      return jsonResponse(uploadReplySchema.parse(await assistant.upload(call.ctx, form)), headers);
    },
    BODY_UNREAD,
  );
