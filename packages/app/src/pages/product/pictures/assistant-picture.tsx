import { useT } from "../../../lib/i18n";
import { Badge } from "../../../ui/badge";

/** A question and the beginning of its answer. */
export function AssistantPicture() {
  const t = useT();
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <p className="self-end rounded-xl bg-brand-soft px-4 py-2">{t("product.assistant.question")}</p>
      <div className="max-w-prose">
        <p className="text-2xl font-bold tabular-nums">{t("product.assistant.figure")}</p>
        <p className="mt-1 text-muted">{t("product.assistant.answer")}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{t("product.assistant.source1")}</Badge>
          <Badge>{t("product.assistant.source2")}</Badge>
        </p>
      </div>
    </div>
  );
}
