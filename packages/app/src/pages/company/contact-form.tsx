import { NAME_MAX_LENGTH } from "@wattleaf/shared/domain/account";
import { CONTACT_PATH, CONTACT_TOPICS } from "@wattleaf/shared/domain/contact";
import { useEffect, useRef } from "react";
import { useAddressQuery } from "../../lib/address-query";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { Textarea } from "../../ui/textarea";
import type { CheckedField } from "./contact-rules";
import { POSITIONS } from "./positions";
import { useContactForm } from "./use-contact-form";

/** Posts itself without scripts too: the operation answers a plain form with a page. */
export function ContactForm() {
  const t = useT();
  const language = useLanguage();
  const { broken, sending, onSubmit, onInput } = useContactForm();
  const form = usePrefilledForm();
  const errorOf = (field: CheckedField) => broken.includes(field) && t(`contact.error.${field}`);
  return (
    <form
      ref={form}
      method="post"
      action={CONTACT_PATH}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={sending}
      className="grid gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="language" value={language} />
      <div className="hidden">
        <label>
          {t("contact.homepage")}
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Field label={t("contact.name")} required error={errorOf("name")}>
        <Input name="name" autoComplete="name" required minLength={2} maxLength={NAME_MAX_LENGTH} />
      </Field>
      <Field label={t("contact.email")} required error={errorOf("email")}>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label={t("contact.company")}>
        <Input name="company" autoComplete="organization" maxLength={120} />
      </Field>
      <Field label={t("contact.topic")}>
        <Select
          name="topic"
          defaultValue="general"
          options={CONTACT_TOPICS.map((topic) => ({ value: topic, label: t(`contact.topic.${topic}`) }))}
        />
      </Field>
      <Field label={t("contact.subject")} required error={errorOf("subject")} className="sm:col-span-2">
        <Input name="subject" required minLength={5} maxLength={150} />
      </Field>
      <Field
        label={t("contact.message")}
        hint={t("contact.kept")}
        required
        error={errorOf("message")}
        className="sm:col-span-2"
      >
        <Textarea name="message" rows={6} required minLength={10} maxLength={5000} />
      </Field>
      <Button type="submit" size="lg" loading={sending} className="sm:col-span-2 sm:justify-self-start">
        {t(sending ? "contact.submitting" : "contact.submit")}
      </Button>
    </form>
  );
}

/** A link to the form may say what it is about, and for which position. What was typed already stays. */
function usePrefilledForm() {
  const t = useT();
  const query = useAddressQuery();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Without scripts the browser checks the fields; its bubbles would cover our messages.
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    const topic = CONTACT_TOPICS.find((one) => one === query.get("topic"));
    const position = POSITIONS.find((one) => one === query.get("position"));
    const select = form.current?.elements.namedItem("topic");
    const subject = form.current?.elements.namedItem("subject");
    if (topic && select instanceof HTMLSelectElement) select.value = topic;
    if (position && subject instanceof HTMLInputElement && subject.value === "") {
      subject.value = t(`contact.position.${position}`);
    }
  }, [query, t]);
  return form;
}
