import { useT } from "../../lib/i18n";

/** How results and payments come about, for those who ask. */
export function Measurement() {
  const t = useT();
  return (
    <details className="max-w-prose">
      <summary className="cursor-pointer rounded-md py-2 font-semibold text-brand-strong">{t("plants.how")}</summary>
      <p className="mt-2 text-muted">{t("plants.how.text")}</p>
    </details>
  );
}
