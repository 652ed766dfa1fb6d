import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { showToast } from "../../lib/show-toast";

/** How long the toast is shown before the redirect. */
const LEAVE_AFTER_MS = 1500;

/** After `?google_login=success`: shows a toast, and redirects a moment later. Returns whether that is in progress. */
export function useGoogleReturn(): boolean {
  const t = useT();
  const [, navigate] = useLocation();
  const returned = new URLSearchParams(useSearch()).get("google_login") === "success";
  const { user } = useSession();
  const arrived = returned && user !== null;
  const setUp = user?.onboarding.completed;
  useEffect(() => {
    if (!arrived) return;
    showToast({ title: t("auth.login.done.title"), description: t("auth.google.done.text") });
    const timer = setTimeout(() => navigate(setUp ? "/" : "/onboarding", { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [arrived, setUp, navigate, t]);
  return arrived;
}
