import { WELCOME_COINS } from "@wattleaf/shared/domain/rewards";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Redirect, useSearch } from "wouter";
import { AuthFrame } from "../../components/auth/auth-frame";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { loginPath, returnPath } from "../../lib/return-path";
import { useSession } from "../../lib/session";
import { RegisterForm } from "./register-form";

const linkLook = "font-semibold text-brand-strong underline underline-offset-4";

export function Page() {
  const t = useT();
  const session = useSession();
  const next = returnPath(useSearch());
  // A new user becomes signed in on this very page, and continues to the setup instead.
  const [registering, setRegistering] = useState(false);
  // A visitor to the sample household may still create an account.
  if (session.user?.readOnly === false && !registering) return <Redirect to={next} replace />;
  return (
    <AuthFrame title={t("auth.register.title")} text={t("auth.register.text", { coins: WELCOME_COINS })}>
      <RegisterForm onSubmit={() => setRegistering(true)} />
      <p className="mt-6 text-muted">
        {t("auth.register.toLogin")}
        <SiteLink to={next === "/" ? "/login" : loginPath(next)} className={linkLook}>
          {t("auth.register.loginLink")}
        </SiteLink>
      </p>
      <p className="mt-3">
        <SiteLink to="/" className="inline-flex items-center gap-1.5 py-1 text-sm text-muted hover:text-ink">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("auth.register.back")}
        </SiteLink>
      </p>
    </AuthFrame>
  );
}
