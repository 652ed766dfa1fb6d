import { useT } from "../../lib/i18n";
import { MAIN_ID } from "./main-id";

export function SkipLink() {
  const t = useT();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-toast focus:rounded-md focus:bg-brand-strong focus:px-4 focus:py-2 focus:font-semibold focus:text-on-brand"
    >
      {t("nav.skip")}
    </a>
  );
}
