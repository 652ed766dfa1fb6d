import { chatHistory, clearChat, sendMessage, stopMessage } from "@wattleaf/shared/contracts/chat";
import { procedure, router } from "../../trpc/init";
import * as assistant from "./service";

export const assistantRouter = router({
  chat: procedure(sendMessage)
    .input(sendMessage.input)
    .output(sendMessage.output)
    .mutation(({ ctx, input }) => assistant.send(ctx.call.ctx, input)),
  history: procedure(chatHistory)
    .input(chatHistory.input)
    .output(chatHistory.output)
    .query(({ ctx, input }) => assistant.history(ctx.call.ctx, input)),
  stop: procedure(stopMessage)
    .input(stopMessage.input)
    .output(stopMessage.output)
    .mutation(({ ctx, input }) => assistant.stop(ctx.call.ctx, input)),
  clear: procedure(clearChat)
    .input(clearChat.input)
    .output(clearChat.output)
    .mutation(({ ctx, input }) => assistant.clear(ctx.call.ctx, input)),
});
