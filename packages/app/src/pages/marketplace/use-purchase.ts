import { useMutation } from "@tanstack/react-query";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { refreshUser } from "../../lib/session";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";

/** What a purchase changes, bought or not: someone else may have been faster. */
const refresh = () =>
  Promise.all([
    refreshUser(),
    queryClient.invalidateQueries(trpc.marketplace.items.queryFilter()),
    queryClient.invalidateQueries(trpc.marketplace.purchases.queryFilter()),
    queryClient.invalidateQueries(trpc.rewards.coinEntries.infiniteQueryFilter()),
  ]);

/** Buys, says how it went, and reads balance, items and purchases again. */
export function usePurchase() {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.marketplace.purchase.mutationOptions({
      onSuccess: () => showToast({ title: t("store.done.title"), description: t("store.done.text") }),
      onError: (error) => {
        const apiError = apiErrorOf(error);
        const description = apiError.code === "internal" ? t("store.failed.text") : apiErrorText(apiError, language, t);
        showToast({ title: t("store.failed.title"), description, variant: "destructive" });
      },
      onSettled: refresh,
    }),
  );
}
