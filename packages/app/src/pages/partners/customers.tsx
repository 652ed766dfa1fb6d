import { useMutation } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import { CUSTOMER_SUBJECT_MAX_LENGTH } from "@wattleaf/shared/domain/partners";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Part } from "./part";
import { useFailureText } from "./use-partners";

/** Erases one customer, as when it asks the partner to. */
export function Customers({ partner }: { partner: Partner }) {
  const t = useT();
  const failureText = useFailureText();
  const [subject, setSubject] = useState("");
  const [asking, setAsking] = useState(false);
  const erasure = useMutation(
    trpc.partners.eraseCustomer.mutationOptions({
      onSuccess() {
        showToast({ title: t("partners.customers.done"), description: subject.trim() });
        setSubject("");
      },
      onSettled: () => setAsking(false),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (subject.trim()) setAsking(true);
  };
  return (
    <Part title={t("partners.customers.title")} text={t("partners.customers.text")}>
      <Form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3 sm:flex-row">
        <Field
          label={t("partners.customers.subject")}
          hint={t("partners.customers.subjectHint")}
          error={erasure.error ? failureText(erasure.error) : undefined}
          className="min-w-0 flex-1"
        >
          <Input
            value={subject}
            maxLength={CUSTOMER_SUBJECT_MAX_LENGTH}
            onChange={({ target }) => setSubject(target.value)}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="danger" className="self-start sm:mt-[1.6875rem]">
          {t("partners.customers.open")}
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        title={t("partners.customers.confirm", { subject: subject.trim() })}
        text={t("partners.customers.text")}
        cancelLabel={t("partners.cancel")}
        confirmLabel={t("partners.customers.submit")}
        isPending={erasure.isPending}
        onConfirm={() => erasure.mutate({ partner_id: partner.id, subject: subject.trim() })}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
