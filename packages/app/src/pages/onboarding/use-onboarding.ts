import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import type { OnboardingStep } from "@wattleaf/shared/domain/account";
import { useState } from "react";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { userQuery } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { showToast } from "../../lib/show-toast";

/** `completed` false means skipped; either way the next step opens. */
export type Advance = (step: OnboardingStep, completed: boolean) => void;

/** The setup's progress, stored on the server. Finishing or skipping it opens the dashboard. */
export function useOnboarding() {
  const t = useT();
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);

  const take = (onboarding: CurrentUser["onboarding"]) => {
    if (onboarding.completed) setLeaving(true);
    queryClient.setQueryData(userQuery.queryKey, (user) => (user ? { ...user, onboarding } : user));
    if (!onboarding.completed) return;
    showToast({ title: t("onboarding.done.title"), description: t("onboarding.done.text") });
    navigate("/dashboard", { replace: true });
  };
  const fail = (key: "onboarding.failed.update" | "onboarding.failed.complete") => () =>
    showToast({ title: t("onboarding.failed.title"), description: t(key), variant: "destructive" });

  const update = useMutation(
    trpc.onboarding.update.mutationOptions({ onSuccess: take, onError: fail("onboarding.failed.update") }),
  );
  const completion = useMutation(
    trpc.onboarding.complete.mutationOptions({ onSuccess: take, onError: fail("onboarding.failed.complete") }),
  );
  const advance: Advance = (step, completed) => update.mutate({ step, completed });
  return {
    advance,
    complete: () => completion.mutate({}),
    busy: update.isPending || completion.isPending,
    leaving,
  };
}
