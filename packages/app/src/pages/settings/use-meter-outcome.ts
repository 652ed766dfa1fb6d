import { apiErrorOf } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { refreshMeters } from "../../lib/meters";
import { queryClient } from "../../lib/query-client";
import { refreshUser } from "../../lib/session";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { utilityErrorText } from "../../lib/utility-error";
import { useLanguage } from "../../stores/language";

/** What follows a change of a meter that takes readings or its connection away. */
export function useMeterOutcome() {
  const t = useT();
  const language = useLanguage();
  return {
    /** @param removedId the meter that is gone */
    done: (title: string, removedId?: string) => {
      showToast({ title });
      void refreshUser();
      void queryClient.invalidateQueries(trpc.rewards.stats.queryFilter());
      return refreshMeters(removedId);
    },
    failed: (title: string) => (error: unknown) =>
      showToast({ title, description: utilityErrorText(apiErrorOf(error), language, t), variant: "destructive" }),
  };
}
