import { useMutation } from "@tanstack/react-query";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.vpp.homePlants.queryFilter()),
    queryClient.invalidateQueries(trpc.vpp.homeEvents.queryFilter()),
  ]);

/** Joins and leaves a plant, and chooses events; errors are shown. */
export function useEnrollment() {
  const t = useT();
  const language = useLanguage();
  const handlers = {
    onSuccess: refresh,
    onError: (error: unknown) =>
      showToast({
        title: t("plants.failed"),
        description: apiErrorText(apiErrorOf(error), language, t),
        variant: "destructive" as const,
      }),
  };
  return {
    join: useMutation(trpc.vpp.join.mutationOptions(handlers)),
    leave: useMutation(trpc.vpp.leave.mutationOptions(handlers)),
    choose: useMutation(trpc.vpp.chooseEvent.mutationOptions(handlers)),
  };
}
