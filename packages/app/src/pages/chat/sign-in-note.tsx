import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";

/** A visitor may ask; only an account keeps what was said and uploaded. */
export function SignInNote() {
  const t = useT();
  const session = useSession();
  if (session.status !== "visitor") return null;
  const linkLook = "font-semibold text-brand-strong underline underline-offset-4";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {t("chat.page.signIn.text")}
      <SiteLink to="/login" className={linkLook}>
        {t("signIn.action")}
      </SiteLink>
      <SiteLink to="/register" className={linkLook}>
        {t("signIn.register")}
      </SiteLink>
    </p>
  );
}
