import { useMutation } from "@tanstack/react-query";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";

interface EmailFactProps {
  email: string;
  confirmed: boolean;
}

/** The account's email address, whether it is confirmed, and the email that does it. */
export function EmailFact({ email, confirmed }: EmailFactProps) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const resend = useMutation(
    trpc.auth.resendConfirmation.mutationOptions({
      onSuccess: () =>
        showToast({ title: t("settings.profile.resent.title"), description: t("settings.profile.resent.text") }),
      onError: (error) =>
        showToast({
          variant: "destructive",
          title: t("settings.profile.resend.failed"),
          description: apiErrorText(apiErrorOf(error), language, t),
        }),
    }),
  );
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t("auth.emailLabel")}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{email}</dd>
      <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {t(confirmed ? "settings.profile.confirmed" : "settings.profile.unconfirmed")}
        {!confirmed && mayChange && (
          <Button variant="secondary" size="sm" loading={resend.isPending} onClick={() => resend.mutate({})}>
            {t(resend.isPending ? "settings.profile.resending" : "settings.profile.resend")}
          </Button>
        )}
      </dd>
    </div>
  );
}
