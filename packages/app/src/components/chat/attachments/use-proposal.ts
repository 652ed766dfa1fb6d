import type { ActionAttachment } from "@wattleaf/shared/contracts/attachments";
import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { refusalOf, refusalText } from "../../../lib/refusal";
import { refreshUser } from "../../../lib/session";
import { trpcClient } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { showToast } from "../../../stores/toasts";

type Answer = "confirm" | "decline";

const calls = {
  confirm: trpcClient.chat.confirmAction,
  decline: trpcClient.chat.declineAction,
} as const;

/** A proposed action's state, and the two answers to it. What fails to reach the server can be tried again. */
export function useProposal(actionId: string, proposed: Pick<ActionAttachment, "state" | "outcome">) {
  const t = useT();
  const language = useLanguage();
  const [known, setKnown] = useState(proposed);
  const [answering, setAnswering] = useState<Answer | null>(null);
  const answer = async (kind: Answer) => {
    setAnswering(kind);
    try {
      const { state, outcome } = await calls[kind].mutate({ action_id: actionId });
      setKnown({ state, outcome });
      // A device or a schedule may have changed what the account shows.
      await refreshUser();
    } catch (error) {
      const title = t("attachment.action.failed");
      showToast({ title, description: refusalText(refusalOf(error), language, t), variant: "destructive" });
    } finally {
      setAnswering(null);
    }
  };
  return { ...known, answering, confirm: () => void answer("confirm"), decline: () => void answer("decline") };
}
