import { useT } from "../../lib/i18n";
import { useToasts } from "../../stores/toasts";
import { Toaster } from "../../ui/toaster";

export function SiteToaster() {
  const t = useT();
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);
  return <Toaster toasts={toasts} onDismiss={dismiss} label={t("toasts.label")} closeLabel={t("action.close")} />;
}
