import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useT } from "../../../lib/i18n";
import { refreshMeters } from "../../../lib/meters";
import { apiErrorOf } from "../../../lib/api-error";
import { refreshUser } from "../../../lib/session";
import { queryClient } from "../../../lib/query-client";
import { trpc } from "../../../lib/trpc";
import { utilityErrorText } from "../../../lib/utility-error";
import { useLanguage } from "../../../stores/language";
import { showToast } from "../../../lib/show-toast";

/** Fetches new readings from the utility, or resumes an interrupted import. */
export function useMeterSync() {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.meters.sync.mutationOptions({
      onSuccess: () => refreshMeters(),
      onError: (error) => {
        const description = utilityErrorText(apiErrorOf(error), language, t);
        showToast({ title: t("dashboard.meter.syncFailed"), description, variant: "destructive" });
        void refreshMeters();
      },
    }),
  );
}

export function useMeterRemoval() {
  return useMutation(
    trpc.meters.remove.mutationOptions({
      onSuccess: (_, { meter_id: id }) => Promise.all([refreshMeters(id), refreshUser(), refreshStats()]),
    }),
  );
}

const refreshAdvice = () => queryClient.invalidateQueries(trpc.advice.list.queryFilter());
const refreshStats = () => queryClient.invalidateQueries(trpc.rewards.stats.queryFilter());

/** When an import ends, refetches everything that depends on readings. */
export function useRefreshAfterImport(meters: readonly Meter[] | undefined) {
  const importing = meters?.some(({ status }) => status === "importing") ?? false;
  const refresh = useEffectEvent(
    () => void Promise.all([refreshMeters(), refreshUser(), refreshStats(), refreshAdvice()]),
  );
  useEffect(() => {
    if (!importing) return;
    return () => refresh();
  }, [importing]);
}
