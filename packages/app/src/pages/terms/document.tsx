import { MONEY_BACK_DAYS, TRIAL_DAYS } from "@wattleaf/shared/domain/plans";
import { LegalPage } from "../../components/legal/legal-page";
import { useT } from "../../lib/i18n";

const sections = [
  "service",
  "account",
  "fair",
  "estimates",
  "devices",
  "coins",
  "payment",
  "end",
  "liability",
  "law",
] as const;

/** How long before a change of the terms or the end of the service users hear of it. */
const NOTICE_DAYS = 30;
const figures = { trialDays: TRIAL_DAYS, moneyBackDays: MONEY_BACK_DAYS, noticeDays: NOTICE_DAYS };

export function Page() {
  const t = useT();
  return (
    <LegalPage
      title={t("terms.title")}
      lead={t("terms.lead")}
      sections={sections.map((id) => ({ id, title: t(`terms.${id}.title`), text: t(`terms.${id}.text`, figures) }))}
      other={{ to: "/privacy", label: t("legal.other.privacy") }}
    />
  );
}
