import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { showToast } from "../../stores/toasts";

/** How long the toast stands on this page before it is left. */
const LEAVE_AFTER_MS = 1500;

/** After `?google_login=success`: says so, and goes on a moment later. Tells whether that is under way. */
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
