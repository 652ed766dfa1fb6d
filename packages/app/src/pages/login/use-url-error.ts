import { SIGN_IN_PROBLEMS, type SignInProblemCode } from "@wattleaf/shared/domain/sign-in-problems";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";

/** Shows the error of a single sign-on (`?error=…`), then removes it from the URL. */
export function useUrlError(): void {
  const t = useT();
  const [, navigate] = useLocation();
  const error = new URLSearchParams(useSearch()).get("error");
  useEffect(() => {
    if (!error) return;
    showToast({ title: t("auth.login.urlError.title"), description: problemText(error, t), variant: "destructive" });
    navigate("/login", { replace: true });
  }, [error, navigate, t]);
}

/** Our own errors have a code and a message in each language; anything else is shown as is. */
const problemText = (error: string, t: Translate<MessageKey>) =>
  isProblem(error) ? t(`auth.problem.${error}`) : error;

const isProblem = (error: string): error is SignInProblemCode => SIGN_IN_PROBLEMS.some((code) => code === error);
