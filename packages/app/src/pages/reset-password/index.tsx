import { useState } from "react";
import { AuthFrame } from "../../components/auth/auth-frame";
import { useTokenInAddress } from "../../components/auth/use-token-in-address";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { ResetForm } from "./reset-form";

/** The target of the email's link: the token is after the `#`, which browsers do not send. */
export function Page() {
  const t = useT();
  const token = useTokenInAddress();
  const [spentToken, setSpentToken] = useState<string>();
  if (!token || token === spentToken)
    return (
      <AuthFrame title={t("auth.reset.title")}>
        <InvalidLink />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t("auth.reset.title")} text={t("auth.reset.text")}>
      <ResetForm token={token} onInvalid={() => setSpentToken(token)} />
    </AuthFrame>
  );
}

function InvalidLink() {
  const t = useT();
  return (
    <Alert
      variant="warning"
      live
      title={t("auth.reset.invalid.title")}
      action={
        <Button variant="secondary" size="sm" asChild>
          <SiteLink to="/login">{t("auth.reset.toLogin")}</SiteLink>
        </Button>
      }
    >
      {t("auth.reset.invalid.text")}
    </Alert>
  );
}
