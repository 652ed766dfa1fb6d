import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useLocation } from "wouter";
import { useT } from "../../lib/i18n";
import { enterSession } from "../../lib/session";
import { showToast } from "../../lib/show-toast";

export type SignedIn = (user: CurrentUser) => void;

/** Greets who has just signed in and opens the page that they came for, whichever way they signed in. */
export function useSignedIn(leadTo: string): SignedIn {
  const t = useT();
  const [, navigate] = useLocation();
  return (user) => {
    showToast({
      title: t("auth.login.done.title"),
      description: t("auth.login.done.text", { name: user.firstName || t("auth.userFallback") }),
    });
    // Before leaving: at / the app shows the chat to a signed-in user, and opens the landing page for a visitor.
    enterSession(user);
    navigate(leadTo, { replace: true });
  };
}
