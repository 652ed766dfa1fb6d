import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { refreshUser } from "../../../lib/session";
import { trpcClient } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { showToast } from "../../../lib/show-toast";

type Answer = "confirm" | "decline";

const calls = {
  confirm: trpcClient.chat.confirmAction,
  decline: trpcClient.chat.declineAction,
} as const;

/** A proposed action's state, with confirm and dismiss. A request that fails to reach the server can be retried. */
export function useProposal(actionId: string, proposed: Pick<ActionAttachment, "state" | "outcome">) {
  const t = useT();
  const language = useLanguage();
  // The user's choice on this page; before that, the conversation's state, which may include a choice made elsewhere.
  const [answered, setAnswered] = useState<typeof proposed | null>(null);
  const [answering, setAnswering] = useState<Answer | null>(null);
  const answer = async (kind: Answer) => {
    setAnswering(kind);
    try {
      const { state, outcome } = await calls[kind].mutate({ action_id: actionId });
      setAnswered({ state, outcome });
      // A device or a schedule may have changed the account's data.
      await refreshUser();
    } catch (error) {
      const title = t("attachment.action.failed");
      showToast({ title, description: apiErrorText(apiErrorOf(error), language, t), variant: "destructive" });
    } finally {
      setAnswering(null);
    }
  };
  const { state, outcome } = answered ?? proposed;
  return { state, outcome, answering, confirm: () => void answer("confirm"), decline: () => void answer("decline") };
}
