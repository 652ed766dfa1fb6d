import { CircleUserRound } from "lucide-react";
import { useLocation } from "wouter";
import { useT } from "../lib/i18n";
import { loginPath } from "../lib/return-path";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/state-message";
import { SiteLink } from "./site-link";

interface SignInPromptProps {
  title: string;
  description?: string;
}

/** Instead of a page that shows a user's own data, for whoever is not signed in. */
export function SignInPrompt({ title, description }: SignInPromptProps) {
  const t = useT();
  const [path] = useLocation();
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
            <SiteLink to="/register">{t("signIn.register")}</SiteLink>
          </Button>
        </span>
      }
    />
  );
}
