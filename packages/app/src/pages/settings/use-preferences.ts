import { useMutation, useQuery } from "@tanstack/react-query";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";

/** The account's preferences, and a change that shows at once. */
export function usePreferences() {
  const t = useT();
  const language = useLanguage();
  const preferences = useQuery(trpc.account.preferences.queryOptions({}));
  const change = useMutation(
    trpc.account.updatePreferences.mutationOptions({
      // Shown at once, so that two changes in a row don't undo each other on the screen.
      onMutate: (given) => {
        queryClient.setQueryData(trpc.account.preferences.queryKey({}), (known) => known && { ...known, ...given });
      },
      onError: (error) => {
        void queryClient.invalidateQueries(trpc.account.preferences.queryFilter());
        showToast({
          title: t("settings.notifications.failed"),
          description: apiErrorText(apiErrorOf(error), language, t),
          variant: "destructive",
        });
      },
    }),
  );
  return { preferences, change };
}
