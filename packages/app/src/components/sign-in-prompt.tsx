import { useQuery } from "@tanstack/react-query";
import { CircleUserRound } from "lucide-react";
import { useLocation } from "wouter";
import { useT } from "../lib/i18n";
import { apiErrorOf, apiErrorText } from "../lib/api-error";
import { loginPath, registerPath } from "../lib/return-path";
import { userQuery } from "../lib/session";
import { useLanguage } from "../stores/language";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/state-message";
import { LoadError } from "./load-error";
import { SiteLink } from "./site-link";

interface SignInPromptProps {
  title: string;
  description?: string;
}

/** Replaces a page of user data for visitors, and when the current user could not be loaded. */
export function SignInPrompt({ title, description }: SignInPromptProps) {
  const t = useT();
  const language = useLanguage();
  const [path] = useLocation();
  // Not retried on mount: the result decides whether this is shown at all.
  const user = useQuery({ ...userQuery, retryOnMount: false });
  if (user.isLoadingError) {
    const heading = (
      <span role="heading" aria-level={1}>
        {apiErrorText(apiErrorOf(user.error), language, t)}
      </span>
    );
    return <LoadError className="grow justify-center" title={heading} query={user} />;
  }
  return (
    <EmptyState
      className="grow justify-center"
      icon={<CircleUserRound className="size-6" />}
      title={
        <span role="heading" aria-level={1}>
          {title}
        </span>
      }
      description={description}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <SiteLink to={loginPath(path)}>{t("signIn.action")}</SiteLink>
          </Button>
          <Button variant="secondary" asChild>
            <SiteLink to={registerPath(path)}>{t("signIn.register")}</SiteLink>
          </Button>
        </span>
      }
    />
  );
}
