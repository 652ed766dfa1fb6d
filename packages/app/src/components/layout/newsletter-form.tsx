import { useMutation } from "@tanstack/react-query";
import { SUBSCRIBE_PATH } from "@wattleaf/shared/domain/newsletter";
import { type FormEvent, useState } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Form } from "../../ui/form";

/**
 * One field, validated by the browser. Does nothing when empty; ignores a second click during a request. Without
 * JavaScript it is a plain form, which leads to a page that tells how it went.
 */
export function NewsletterForm() {
  const t = useT();
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const subscription = useMutation(
    trpc.newsletter.subscribe.mutationOptions({
      onSuccess: () => {
        setEmail("");
        showToast({ title: t("footer.newsletter.done.title"), description: t("footer.newsletter.done.text") });
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        const text = apiError.message ? apiErrorText(apiError, language, t) : t("footer.newsletter.failed.text");
        showToast({ title: t("footer.newsletter.failed.title"), description: text, variant: "destructive" });
      },
    }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() && !subscription.isPending)
      subscription.mutate({ email: email.trim(), plan: "newsletter", language });
  };

  return (
    <Form
      method="post"
      action={SUBSCRIBE_PATH}
      onSubmit={submit}
      className="mt-4 flex max-w-md flex-col gap-3 sm:flex-row"
    >
      <input type="hidden" name="plan" value="newsletter" />
      <input type="hidden" name="language" value={language} />
      <label className="sr-only" htmlFor="newsletter-email">
        {t("footer.newsletter.email")}
      </label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        placeholder={t("footer.newsletter.placeholder")}
        className="h-11 w-full rounded-md border border-on-forest/40 bg-on-forest/10 px-4 text-base text-on-forest placeholder:text-on-forest-muted focus:border-on-forest focus:outline-none focus:ring-2 focus:ring-brand"
      />
      <Button type="submit" variant="secondary" disabled={subscription.isPending}>
        {t(subscription.isPending ? "footer.newsletter.submitting" : "footer.newsletter.submit")}
      </Button>
    </Form>
  );
}
