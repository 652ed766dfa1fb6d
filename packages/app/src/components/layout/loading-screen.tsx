import { useT } from "../../lib/i18n";
import { Spinner } from "../../ui/spinner";

/** Shown in place of a page while the page or the session loads. */
export function LoadingScreen() {
  const t = useT();
  return (
    <output className="flex min-h-[60dvh] grow items-center justify-center gap-3 text-muted">
      <Spinner />
      {t("state.loading")}
    </output>
  );
}
