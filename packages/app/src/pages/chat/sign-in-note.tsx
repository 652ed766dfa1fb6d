import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { mayHaveSession } from "../../lib/session-hint";

/** Visitors may ask, but only an account keeps messages and uploads. */
export function SignInNote() {
  const t = useT();
  const session = useSession();
  // Shown at once for visitors: appearing after the server's response, it would move the message field.
  if (session.status === "signedIn" || (session.status === "loading" && mayHaveSession())) return null;
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
