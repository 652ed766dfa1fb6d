import { formatDay, formatQuantity, lastDayOf } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Alert } from "../../ui/alert";
import type { ReadFile } from "./use-step-upload";

/** A short summary of the file, and the coins it earned. */
export function FileSummary({ file: { facts, coinsPaid } }: { file: ReadFile }) {
  const t = useT();
  const language = useLanguage();
  const total = facts.total === null ? null : formatQuantity(facts.total, facts.unit, language);
  const period =
    facts.start !== null && facts.end !== null
      ? { start: formatDay(facts.start, language), end: formatDay(lastDayOf(facts.end), language) }
      : null;
  return (
    <Alert variant="success" title={t("onboarding.upload.done")} live>
      <p className="tabular-nums">
        {total && `${total.value} ${total.unit}`}
        {total && period && " · "}
        {period && t("onboarding.upload.period", period)}
      </p>
      {coinsPaid > 0 && <p className="mt-1 font-semibold">{t("onboarding.coinsPaid", { count: coinsPaid })}</p>}
    </Alert>
  );
}
