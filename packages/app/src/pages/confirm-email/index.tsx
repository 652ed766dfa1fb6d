import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useEffect } from "react";
import { useTokenInAddress } from "../../components/auth/use-token-in-address";
import { LoadingScreen } from "../../components/layout/loading-screen";
import { SignInPrompt } from "../../components/sign-in-prompt";
import { StateHeading } from "../../components/state-heading";
import { SiteLink } from "../../components/site-link";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { userQuery, useSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { EmptyState, ErrorState } from "../../ui/state-message";

/** The target of the link in the welcome and confirmation emails. */
export function Page() {
  const t = useT();
  const session = useSession();
  const token = useTokenInAddress();
  if (session.status === "loading") return <LoadingScreen />;
  if (session.status === "visitor")
    return <SignInPrompt title={t("auth.confirm.signIn.title")} description={t("auth.confirm.signIn.text")} />;
  if (!token) return <Failed text={t("reason.confirmation_link_invalid")} />;
  return <Confirm key={token} token={token} />;
}

function Confirm({ token }: { token: string }) {
  const t = useT();
  const language = useLanguage();
  const { mutate, data, error } = useMutation(
    trpc.auth.confirmEmail.mutationOptions({
      onSuccess: (user) => queryClient.setQueryData(userQuery.queryKey, user),
    }),
  );
  // Twice is the same as once: a confirmed address stays confirmed.
  useEffect(() => mutate({ token }), [mutate, token]);
  if (data)
    return (
      <EmptyState
        className="grow justify-center"
        icon={<MailCheck className="size-6" />}
        title={<StateHeading>{t("auth.confirm.done.title")}</StateHeading>}
        description={t("auth.confirm.done.text", { email: data.email ?? "" })}
        action={
          <Button asChild>
            <SiteLink to="/chat">{t("auth.confirm.continue")}</SiteLink>
          </Button>
        }
      />
    );
  if (error) return <Failed text={apiErrorText(apiErrorOf(error), language, t)} />;
  return <LoadingScreen />;
}

function Failed({ text }: { text: string }) {
  const t = useT();
  return (
    <ErrorState
      className="grow justify-center"
      title={<StateHeading>{t("auth.confirm.failed.title")}</StateHeading>}
      description={text}
      action={
        <Button variant="secondary" asChild>
          <SiteLink to="/settings#profile">{t("auth.confirm.toSettings")}</SiteLink>
        </Button>
      }
    />
  );
}
