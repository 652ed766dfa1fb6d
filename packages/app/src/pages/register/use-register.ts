import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { type ApiError, apiErrorOf, apiErrorText } from "../../lib/api-error";
import { afterRegistration } from "../../lib/return-path";
import { enterSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";

/**
 * Creates the account, signs in and continues to the setup, or to the page that asked for an account.
 * @param onRefused shows the error in the form, where it stays after the toast is gone
 */
export function useRegister(onRejected: (apiError: ApiError) => void) {
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
        navigate(afterRegistration(location.search));
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        onRejected(apiError);
        const description = apiError.message ? apiErrorText(apiError, language, t) : t("auth.register.failed.text");
        showToast({ title: t("auth.register.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
