import { CircleUserRound } from "lucide-react";
import { useT } from "../lib/i18n";
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
            <SiteLink to="/login">{t("signIn.action")}</SiteLink>
          </Button>
          <Button variant="secondary" asChild>
            <SiteLink to="/register">{t("signIn.register")}</SiteLink>
          </Button>
        </span>
      }
    />
  );
}
