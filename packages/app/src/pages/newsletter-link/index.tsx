import { useMutation } from "@tanstack/react-query";
import { NEWSLETTER_OUTCOMES } from "@wattleaf/shared/domain/newsletter";
import type { FormEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { FormAlert } from "../../components/form-alert";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import type { PageProps } from "../../lib/pages";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { Form } from "../../ui/form";

/**
 * The target of the links in the newsletter's emails. Mail programs open links on their own, so the page itself changes
 * nothing: its button does, which without JavaScript posts the form to the page's own address, token included.
 */
export function Page({ route }: PageProps) {
  const t = useT();
  const language = useLanguage();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const action = route.name === "newsletterConfirm" ? "confirm" : "unsubscribe";
  const { mutate, error, isPending } = useNewsletterAction(action);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ token });
  };
  return (
    <Container className="grow py-10 md:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-3xl font-bold tracking-tight">{t(`forms.newsletter.${action}.title`)}</h1>
        <p className="mt-2 text-pretty text-muted">{t(`forms.newsletter.${action}.text`)}</p>
        <Form method="post" onSubmit={submit} className="mt-8 flex flex-col gap-5">
          <FormAlert
            title={t("forms.newsletter.linkFailed")}
            text={error ? apiErrorText(apiErrorOf(error), language, t) : undefined}
          />
          <Button type="submit" loading={isPending}>
            {t(`forms.newsletter.${action}.${isPending ? "submitting" : "submit"}`)}
          </Button>
        </Form>
      </div>
    </Container>
  );
}

function useNewsletterAction(action: "confirm" | "unsubscribe") {
  const [, navigate] = useLocation();
  const done = action === "confirm" ? NEWSLETTER_OUTCOMES.confirmed : NEWSLETTER_OUTCOMES.unsubscribed;
  return useMutation(trpc.newsletter[action].mutationOptions({ onSuccess: () => navigate(done, { replace: true }) }));
}
