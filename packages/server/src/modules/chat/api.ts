import { chatHistory, clearChat, sendMessage, stopMessage } from "@wattleaf/shared/contracts/chat/messages";
import { confirmAction, declineAction } from "@wattleaf/shared/contracts/chat/actions";
import {
  deleteConversation,
  exportConversation,
  handOverConversation,
  listConversations,
  rateAnswer,
  renameConversation,
  searchConversations,
} from "@wattleaf/shared/contracts/chat/conversations";
import { CHAT_UPLOAD, chatUploadForm, chatUploadReplySchema } from "@wattleaf/shared/contracts/chat/upload";
import { formRoute } from "../../http/form-route";
import { defineApi, implement } from "../../http/implement";
import { MAX_UPLOAD_FORM_BYTES } from "../../http/request-body";
import * as actions from "./actions";
import { handOver } from "./conversations/hand-over";
import * as conversations from "./conversations/service";
import * as chat from "./service";
import { streamableRoute } from "./stream-route";

/** A line of the conversation with a file. */
const uploadRoute = formRoute(
  { operation: CHAT_UPLOAD, form: chatUploadForm, reply: chatUploadReplySchema, maxBytes: MAX_UPLOAD_FORM_BYTES },
  chat.upload,
);

export const chatApi = defineApi(
  {
    send: implement(sendMessage, chat.send, streamableRoute),
    history: implement(chatHistory, chat.history),
    stop: implement(stopMessage, chat.stop),
    clear: implement(clearChat, chat.clear),
    confirmAction: implement(confirmAction, actions.confirm),
    declineAction: implement(declineAction, actions.decline),
    conversations: implement(listConversations, conversations.list),
    search: implement(searchConversations, conversations.search),
    rename: implement(renameConversation, conversations.rename),
    delete: implement(deleteConversation, conversations.remove),
    export: implement(exportConversation, conversations.exportFile),
    handOver: implement(handOverConversation, handOver),
    feedback: implement(rateAnswer, conversations.rate),
  },
  [uploadRoute],
);
