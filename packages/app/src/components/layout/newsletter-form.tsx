import { SUBSCRIBE_PATH } from "@wattleaf/shared/domain/newsletter";
import { useId } from "react";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { sentForm } from "../sent-form";

const looks = {
  forest:
    "border-on-forest/40 bg-on-forest/10 text-on-forest placeholder:text-on-forest-muted focus:border-on-forest focus:ring-2 focus:ring-brand",
  page: "border-line-strong bg-surface text-ink placeholder:text-muted focus:border-brand-strong focus:ring-2 focus:ring-brand/40",
} as const;

interface NewsletterFormProps {
  /** The background behind it. */
  on?: keyof typeof looks;
  placeholder?: string;
}

/** One field, validated by the browser. Sent by document/forms.ts, or as a plain form without scripts. */
export function NewsletterForm({ on = "forest", placeholder }: NewsletterFormProps) {
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
        placeholder={placeholder ?? t("footer.newsletter.placeholder")}
        className={cx("h-11 w-full rounded-md border px-4 text-base focus:outline-none", looks[on])}
      />
      <Button
        type="submit"
        variant={on === "forest" ? "secondary" : "primary"}
        data-busy={t("footer.newsletter.submitting")}
      >
        {t("footer.newsletter.submit")}
      </Button>
    </form>
  );
}
