import { useMutation } from "@tanstack/react-query";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { PasswordForm } from "./password-form";
import { SettingsSection } from "./section";

export function Password({ user }: { user: CurrentUser }) {
  const t = useT();
  return (
    <SettingsSection id="password" title={t("settings.password.title")} text={t("settings.password.text")}>
      {user.hasPassword ? <PasswordForm /> : <FirstPassword email={user.email ?? ""} />}
    </SettingsSection>
  );
}

/** Users without a password get their first one by email: an open session must not be enough to set one. */
function FirstPassword({ email }: { email: string }) {
  const t = useT();
  const language = useLanguage();
  const resetEmail = useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess: () =>
        showToast({
          title: t("settings.password.emailSent.title"),
          description: t("settings.password.emailSent.text"),
        }),
      onError: (error) => {
        const description = apiErrorText(apiErrorOf(error), language, t);
        showToast({ title: t("settings.password.emailFailed.title"), description, variant: "destructive" });
      },
    }),
  );
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>{t("settings.password.none", { email })}</p>
      <Button
        variant="secondary"
        loading={resetEmail.isPending}
        onClick={() => resetEmail.mutate({ identifier: email })}
      >
        {t("settings.password.sendEmail")}
      </Button>
    </div>
  );
}
