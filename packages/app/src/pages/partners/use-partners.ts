import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";

export const usePartners = () => useQuery(trpc.partners.list.queryOptions({}));
export const usePartner = (id: string) => useQuery(trpc.partners.get.queryOptions({ partner_id: id }));

/** Why an action failed. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  const language = useLanguage();
  return (error) => {
    const apiError = apiErrorOf(error);
    // What exactly is wrong with a field is known to the server alone.
    const exact = language === "en" ? apiError.issues[0]?.message : undefined;
    return exact ?? apiErrorText(apiError, language, t);
  };
}

/** Tells in a toast why an action failed. */
export function useFailure(): (error: unknown) => void {
  const t = useT();
  const textOf = useFailureText();
  return (error) => showToast({ title: t("partners.failed"), description: textOf(error), variant: "destructive" });
}

/** Puts a changed workspace into what is shown. */
export function useRefresh(): (changed?: Partner) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    if (changed)
      queries.setQueryData(trpc.partners.get.queryOptions({ partner_id: changed.id }).queryKey, changed as never);
    await queries.invalidateQueries({ queryKey: trpc.partners.pathKey() });
    await queries.invalidateQueries({ queryKey: trpc.webhooks.pathKey() });
  };
}

/** Saves name and settings, and says that it did. */
export function useSaveSettings() {
  const t = useT();
  const refresh = useRefresh();
  const onError = useFailure();
  return useMutation(
    trpc.partners.update.mutationOptions({
      onError,
      async onSuccess(changed) {
        showToast({ title: t("partners.saved") });
        await refresh(changed);
      },
    }),
  );
}
