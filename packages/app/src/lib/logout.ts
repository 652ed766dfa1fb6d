import { useMutation } from "@tanstack/react-query";
import { showToast } from "./show-toast";
import { useLanguage } from "../stores/language";
import { useT } from "./i18n";
import { apiErrorOf, apiErrorText } from "./api-error";
import { leaveFor } from "./navigation";
import { leaveSession } from "./session";
import { trpc } from "./trpc";

/** Ends the session, clears its data and opens the home page. */
export function useLogout() {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.auth.logout.mutationOptions({
      onSuccess: () => {
        leaveFor("/", { title: t("user.loggedOut.title"), description: t("user.loggedOut.text") });
        leaveSession();
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        const text = apiError.message ? apiErrorText(apiError, language, t) : t("user.logoutFailed.text");
        showToast({ title: t("user.logoutFailed.title"), description: text, variant: "destructive" });
      },
    }),
  );
}
