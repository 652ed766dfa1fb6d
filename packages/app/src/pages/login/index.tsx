import { Redirect, useSearch } from "wouter";
import { AuthFrame } from "../../components/auth/auth-frame";
import { GoogleSignIn } from "../../components/auth/google-sign-in";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { returnPath } from "../../lib/return-path";
import { useSession } from "../../lib/session";
import { LoginForm } from "./login-form";
import { useGoogleReturn } from "./use-google-return";
import { useUrlError } from "./use-url-error";

export function Page() {
  const t = useT();
  const session = useSession();
  const next = returnPath(useSearch());
  const fromGoogle = useGoogleReturn();
  useUrlError();
  // A visitor to the sample household may still sign in to their own account.
  if (session.user?.readOnly === false && !fromGoogle) return <Redirect to={next} replace />;
  return (
    <AuthFrame title={t("auth.login.title")} text={t("auth.login.text")}>
      <LoginForm leadTo={next} />
      <GoogleSignIn />
      <p className="mt-6 text-muted">
        {t("auth.login.toRegister")}
        <SiteLink to="/register" className="font-semibold text-brand-strong underline underline-offset-4">
          {t("auth.login.registerLink")}
        </SiteLink>
      </p>
    </AuthFrame>
  );
}
