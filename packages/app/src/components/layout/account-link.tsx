import { useT } from "../../lib/i18n";
import { SiteLink } from "../site-link";

/** Leads a signed-in reader of a document back to the app; document/account.ts fills in who it is. */
export function AccountLink() {
  const t = useT();
  return (
    <SiteLink to="/dashboard" className="flex size-11 items-center justify-center rounded-full">
      <span
        aria-hidden="true"
        data-account-initial
        className="flex size-9 items-center justify-center rounded-full bg-brand-soft font-semibold text-brand-strong"
      />
      <span className="sr-only">
        {t("nav.dashboard")}, {t("user.signedInAs")} <span data-account-name />
      </span>
    </SiteLink>
  );
}
