import { CONTACT_EMAIL, CONTACT_KEPT_DAYS } from "@wattleaf/shared/domain/contact";
import { REGISTRATION_KEPT_DAYS } from "@wattleaf/shared/domain/events";
import { NEWSLETTER_CONFIRM_DAYS } from "@wattleaf/shared/domain/newsletter";
import { SECURITY_EVENT_DAYS } from "@wattleaf/shared/domain/security-events";
import { LegalPage } from "../../components/legal/legal-page";
import { useT } from "../../lib/i18n";

const sections = [
  "short",
  "account",
  "energy",
  "assistant",
  "forms",
  "payments",
  "browser",
  "share",
  "rights",
  "contact",
] as const;

/** How long things are kept is what the server's maintenance goes by. */
const figures = {
  securityDays: SECURITY_EVENT_DAYS,
  contactDays: CONTACT_KEPT_DAYS,
  confirmDays: NEWSLETTER_CONFIRM_DAYS,
  eventDays: REGISTRATION_KEPT_DAYS,
  email: CONTACT_EMAIL,
};

export function Page() {
  const t = useT();
  return (
    <LegalPage
      title={t("privacy.title")}
      lead={t("privacy.lead")}
      sections={sections.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        text: t(`privacy.${id}.text`, figures),
      }))}
      other={{ to: "/terms", label: t("legal.other.terms") }}
    />
  );
}
