import type { FeedbackRating } from "@wattleaf/shared/domain/chat";
import type { Feedback } from "@wattleaf/shared/contracts/chat/messages";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpcClient } from "../../lib/trpc";
import type { Conversation } from "../../stores/chat/conversation";
import type { ChatLine } from "../../stores/chat/line";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";

/** The user's rating of an answer: shown at once, reverted when the server rejects it. */
export function useFeedback(conversation: Conversation, { messageKey, feedback }: ChatLine) {
  const t = useT();
  const language = useLanguage();
  const save = async (wanted: Feedback | null): Promise<boolean> => {
    if (messageKey === null) return false;
    conversation.changeAnswer(messageKey, { feedback: wanted });
    try {
      const { rating, comment } = wanted ?? { rating: null, comment: null };
      await trpcClient.chat.feedback.mutate({ messageKey, rating, ...(comment ? { comment } : {}) });
      return true;
    } catch (error) {
      conversation.changeAnswer(messageKey, { feedback });
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("chat.page.feedback.failed"), description, variant: "destructive" });
      return false;
    }
  };
  const rating = feedback?.rating ?? null;
  return {
    rating,
    comment: feedback?.comment ?? "",
    rate: (chosen: FeedbackRating | null) =>
      void save(chosen && { rating: chosen, comment: feedback?.comment ?? null }),
    /** False when it could not be stored. */
    sendComment: async (comment: string) => rating !== null && save({ rating, comment: comment.trim() || null }),
  };
}
