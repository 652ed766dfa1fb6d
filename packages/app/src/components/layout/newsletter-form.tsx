import { SUBSCRIBE_PATH } from "@wattleaf/shared/domain/newsletter";
import { useId } from "react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { sentForm } from "../sent-form";

/** One field, validated by the browser. Sent by document/forms.ts, or as a plain form without scripts. */
export function NewsletterForm() {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  return (
    <form
      {...sentForm(SUBSCRIBE_PATH, t, {
        doneTitle: t("footer.newsletter.done.title"),
        doneText: t("footer.newsletter.done.text"),
        failedTitle: t("footer.newsletter.failed.title"),
        failedText: t("footer.newsletter.failed.text"),
      })}
      className="mt-4 flex max-w-md flex-col gap-3 sm:flex-row"
    >
      <input type="hidden" name="plan" value="newsletter" />
      <input type="hidden" name="language" value={language} />
      <label className="sr-only" htmlFor={id}>
        {t("footer.newsletter.email")}
      </label>
      <input
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        required
        placeholder={t("footer.newsletter.placeholder")}
        className="h-11 w-full rounded-md border border-on-forest/40 bg-on-forest/10 px-4 text-base text-on-forest placeholder:text-on-forest-muted focus:border-on-forest focus:outline-none focus:ring-2 focus:ring-brand"
      />
      <Button type="submit" variant="secondary" data-busy={t("footer.newsletter.submitting")}>
        {t("footer.newsletter.submit")}
      </Button>
    </form>
  );
}
