import { CircleAlert, CircleCheck, Mail } from "lucide-react";
import { StateHeading } from "../../components/state-heading";
import { SiteLink } from "../../components/site-link";
import { useT } from "../../lib/i18n";
import type { DocumentProps } from "../../lib/document-page";
import { Button } from "../../ui/button";
import { EmptyState, ErrorState } from "../../ui/state-message";
import { outcomes } from "./outcomes";

const icons = { done: CircleCheck, failed: CircleAlert, waiting: Mail };

/** Tells how a public form went, also in a browser without JavaScript. */
export function Page({ route }: DocumentProps) {
  const t = useT();
  const outcome = outcomes[route.name];
  if (!outcome) throw new Error(`No outcome of ${route.name}`);
  const State = outcome.kind === "failed" ? ErrorState : EmptyState;
  const Icon = icons[outcome.kind];
  return (
    <State
      className="grow justify-center"
      icon={<Icon className="size-6" />}
      title={<StateHeading>{t(outcome.title)}</StateHeading>}
      description={t(outcome.text)}
      action={
        <Button variant="secondary" asChild>
          <SiteLink to="/">{t("notFound.home")}</SiteLink>
        </Button>
      }
    />
  );
}
