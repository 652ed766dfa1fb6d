import { CONTACT_PATH } from "@wattleaf/shared/domain/contact";
import { type SubmitEvent, useCallback, useState } from "react";
import { useT } from "../../lib/i18n";
import { postJson, RestError } from "../../lib/rest";
import { showToast } from "../../lib/show-toast";
import { brokenFields, CHECKED_FIELDS, type CheckedField } from "./contact-rules";

/** Sends the form; what was typed stays until it has arrived. */
export function useContactForm() {
  const t = useT();
  const [broken, setBroken] = useState<readonly CheckedField[]>([]);
  const [sending, setSending] = useState(false);

  const send = useCallback(
    async (form: HTMLFormElement) => {
      const data = new FormData(form);
      const wrong = brokenFields(data);
      setBroken(wrong);
      if (wrong[0]) return focus(form, wrong[0]);
      setSending(true);
      try {
        const filled = [...data].filter(([name, value]) => value !== "" || name !== "company");
        await postJson(CONTACT_PATH, Object.fromEntries(filled));
        form.reset();
        showToast({ title: t("contact.sent.title"), description: t("contact.sent.text") });
      } catch (error) {
        const rejected = fieldsNamedBy(error);
        setBroken(rejected);
        if (rejected[0]) focus(form, rejected[0]);
        const isLimited = error instanceof RestError && error.code === "rate_limited";
        const description = t(isLimited ? "error.rate_limited" : "contact.failed.text");
        showToast({ title: t("contact.failed.title"), description, variant: "destructive" });
      } finally {
        setSending(false);
      }
    },
    [t],
  );

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  };
  /** An error goes once its field is right, not before it was shown. */
  const onInput = (event: { currentTarget: HTMLFormElement }) => {
    if (broken.length === 0) return;
    const still = brokenFields(new FormData(event.currentTarget));
    setBroken(broken.filter((field) => still.includes(field)));
  };
  return { broken, sending, onSubmit, onInput };
}

function focus(form: HTMLFormElement, field: CheckedField): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

function fieldsNamedBy(error: unknown): CheckedField[] {
  if (!(error instanceof RestError) || error.code !== "invalid_input") return [];
  const { issues = [] } = JSON.parse(error.body) as { issues?: { path: string }[] };
  return CHECKED_FIELDS.filter((field) => issues.some(({ path }) => path === field));
}
