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
import { procedure, router } from "../../trpc/init";
import * as actions from "./actions";
import * as conversations from "./conversations/service";
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
  confirmAction: procedure(confirmAction)
    .input(confirmAction.input)
    .output(confirmAction.output)
    .mutation(({ ctx, input }) => actions.confirm(ctx.call.ctx, input)),
  declineAction: procedure(declineAction)
    .input(declineAction.input)
    .output(declineAction.output)
    .mutation(({ ctx, input }) => actions.decline(ctx.call.ctx, input)),
  conversations: procedure(listConversations)
    .input(listConversations.input)
    .output(listConversations.output)
    .query(({ ctx, input }) => conversations.list(ctx.call.ctx, input)),
  search: procedure(searchConversations)
    .input(searchConversations.input)
    .output(searchConversations.output)
    .query(({ ctx, input }) => conversations.search(ctx.call.ctx, input)),
  rename: procedure(renameConversation)
    .input(renameConversation.input)
    .output(renameConversation.output)
    .mutation(({ ctx, input }) => conversations.rename(ctx.call.ctx, input)),
  delete: procedure(deleteConversation)
    .input(deleteConversation.input)
    .output(deleteConversation.output)
    .mutation(({ ctx, input }) => conversations.remove(ctx.call.ctx, input)),
  export: procedure(exportConversation)
    .input(exportConversation.input)
    .output(exportConversation.output)
    .query(({ ctx, input }) => conversations.exportFile(ctx.call.ctx, input)),
  feedback: procedure(rateAnswer)
    .input(rateAnswer.input)
    .output(rateAnswer.output)
    .mutation(({ ctx, input }) => conversations.rate(ctx.call.ctx, input)),
});
