import { useState } from "react";
import { Redirect, useSearch } from "wouter";
import { AuthFrame } from "../../components/auth/auth-frame";
import { GoogleSignIn } from "../../components/auth/google-sign-in";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { registerPath, returnPath } from "../../lib/return-path";
import { useSession } from "../../lib/session";
import { LoginForm } from "./login-form";
import { PasskeyButton } from "./passkey-button";
import { SecondStep } from "./second-step";
import { useGoogleReturn } from "./use-google-return";
import { useSignedIn } from "./use-signed-in";
import { useUrlError } from "./use-url-error";

export function Page() {
  const t = useT();
  const session = useSession();
  const search = useSearch();
  const next = returnPath(search);
  const fromGoogle = useGoogleReturn();
  useUrlError();
  const onSignedIn = useSignedIn(next);
  const [step, setStep] = useState<"first" | "second" | null>(null);
  // An identity provider's redirect leads here too when the account has a second factor. The prerendered page does not
  // know the query, so it is read on every render.
  const isSecondStep = step === null ? new URLSearchParams(search).get("step") === "second" : step === "second";
  // A visitor to the sample household may still sign in to their own account.
  if (session.user?.readOnly === false && !fromGoogle) return <Redirect to={next} replace />;
  if (isSecondStep) {
    return (
      <AuthFrame title={t("auth.second.title")} text={t("auth.second.text")}>
        <SecondStep onSignedIn={onSignedIn} onBack={() => setStep("first")} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("auth.login.title")} text={t("auth.login.text")}>
      <LoginForm onSignedIn={onSignedIn} onSecondStep={() => setStep("second")} />
      <div className="mt-4 flex flex-col">
        <PasskeyButton onSignedIn={onSignedIn} />
      </div>
      <GoogleSignIn />
      <p className="mt-6 text-muted">
        {t("auth.login.toRegister")}
        <SiteLink to={registerPath(next)} className="font-semibold text-brand-strong underline underline-offset-4">
          {t("auth.login.registerLink")}
        </SiteLink>
      </p>
    </AuthFrame>
  );
}
