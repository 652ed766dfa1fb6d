import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { type Refusal, refusalOf, refusalText } from "../../lib/refusal";
import { enterSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";

/** Creates the account, signs in and goes on to the setup. */
export function useRegister(onIssues: (refusal: Refusal) => void) {
  const t = useT();
  const language = useLanguage();
  const [, navigate] = useLocation();
  return useMutation(
    trpc.auth.register.mutationOptions({
      onSuccess: (user) => {
        enterSession(user);
        showToast({
          title: t("auth.register.done.title"),
          description: t("auth.register.done.text", { name: user.firstName || t("auth.userFallback") }),
        });
        navigate("/onboarding");
      },
      onError: (error) => {
        const refusal = refusalOf(error);
        onIssues(refusal);
        const description = refusal.message ? refusalText(refusal, language, t) : t("auth.register.failed.text");
        showToast({ title: t("auth.register.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
