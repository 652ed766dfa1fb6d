import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../../lib/i18n";
import { showToast } from "../../stores/toasts";

/** Says what a sign-in elsewhere came back with (`?error=…`), then takes it out of the address. */
export function useUrlError(): void {
  const t = useT();
  const [, navigate] = useLocation();
  const error = new URLSearchParams(useSearch()).get("error");
  useEffect(() => {
    if (!error) return;
    showToast({ title: t("auth.login.urlError.title"), description: error, variant: "destructive" });
    navigate("/login", { replace: true });
  }, [error, navigate, t]);
}
