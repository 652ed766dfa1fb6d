import { eventRegistrationPath } from "@wattleaf/shared/domain/events";
import { useId } from "react";
import { DocumentDialog } from "../../components/document-dialog";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import type { UpcomingEvent } from "./upcoming";

export const registerDialogId = (slug: string) => `register-${slug}`;

/** A plain form, which its action answers with a page; live/event-registration.ts answers in place. */
export function RegisterDialog({ event }: { event: UpcomingEvent }) {
  const t = useT();
  const language = useLanguage();
  const { slug } = event;
  const id = registerDialogId(slug);
  return (
    <DocumentDialog id={id} title={t("events.register.title", { event: event[language].title })} width="form">
      <form method="post" action={eventRegistrationPath(slug)} data-registration={slug} className="flex flex-col gap-4">
        <p className="text-muted">{t("events.register.text")}</p>
        <input type="hidden" name="language" value={language} />
        <TextField
          name="name"
          label={t("events.register.name")}
          autoComplete="name"
          maxLength={80}
          missing={t("events.register.nameMissing")}
        />
        <TextField
          name="email"
          type="email"
          label={t("events.register.email")}
          autoComplete="email"
          maxLength={254}
          missing={t("events.register.emailMissing")}
          invalid={t("events.register.emailInvalid")}
        />
        <p role="alert" data-failure className="text-sm font-medium text-danger empty:hidden" />
        <Button type="submit" data-busy={t("events.register.sending")}>
          {t("events.register.submit")}
        </Button>
      </form>
      <p role="status" tabIndex={-1} data-done={t("events.register.done")} className="empty:hidden" />
    </DocumentDialog>
  );
}

interface TextFieldProps {
  name: string;
  type?: "text" | "email";
  label: string;
  autoComplete: string;
  maxLength: number;
  /** What is said when it is empty, and when it is not an email address. */
  missing: string;
  invalid?: string;
}

function TextField({
  name,
  type = "text",
  label,
  autoComplete,
  maxLength,
  missing,
  invalid = missing,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type={type}
        name={name}
        required
        autoComplete={autoComplete}
        maxLength={maxLength}
        aria-describedby={`${id}-error`}
        data-missing={missing}
        data-invalid={invalid}
        className="block h-11 w-full rounded-md border border-line-strong bg-surface px-4 text-base text-ink hover:border-ink/60 focus:border-brand-strong focus:outline-none focus:ring-2 focus:ring-brand/40 aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger empty:hidden" />
    </div>
  );
}
