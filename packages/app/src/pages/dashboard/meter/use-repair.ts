import { useMutation } from "@tanstack/react-query";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { queryClient } from "../../../lib/query-client";
import { showToast } from "../../../lib/show-toast";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";

/** Undoes the repairs of a meter's readings, or applies them again; every figure of the account may change. */
export function useRepair() {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.meters.repair.mutationOptions({
      onSuccess: async ({ repairs }) => {
        await queryClient.invalidateQueries();
        showToast({ title: t(repairs.applied ? "dashboard.repairs.redone" : "dashboard.repairs.undone") });
      },
      onError: (error) =>
        showToast({
          title: t("dashboard.repairs.changeFailed"),
          description: apiErrorText(apiErrorOf(error), language, t),
          variant: "destructive",
        }),
    }),
  );
}
