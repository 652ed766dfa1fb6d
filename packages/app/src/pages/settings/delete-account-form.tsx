import { useMutation } from "@tanstack/react-query";
import { DELETE_CONFIRMATION } from "@wattleaf/shared/contracts/account";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../../components/form-alert";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PasswordInput } from "../../ui/password-input";
import { firstFocus } from "../../ui/use-return-focus";
import { goodbye } from "./goodbye";

interface DeleteAccountFormProps {
  hasPassword: boolean;
  onCancel: () => void;
}

/** Asks for the password, or for a typed confirmation if the account has none. */
export function DeleteAccountForm({ hasPassword, onCancel }: DeleteAccountFormProps) {
  const t = useT();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [proof, setProof] = useState("");
  const [fault, setFault] = useState<string>();
  const deletion = useDeletion();
  const apiError = deletion.error && apiErrorOf(deletion.error);
  const isWrongPassword = apiError?.code === "invalid_credentials";
  const error = fault ?? (isWrongPassword ? t("settings.password.wrong") : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = hasPassword
      ? !proof && t("auth.error.password")
      : proof !== DELETE_CONFIRMATION && t("settings.delete.wordWrong", { word: DELETE_CONFIRMATION });
    setFault(missing || undefined);
    if (missing) return input.current?.focus();
    if (deletion.isPending) return;
    deletion.mutate(hasPassword ? { password: proof } : { confirmation: proof }, {
      onError: (failed) => {
        if (apiErrorOf(failed).code === "invalid_credentials") input.current?.focus();
      },
    });
  };
  const control = {
    ref: input,
    value: proof,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
  };
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {hasPassword ? (
        <Field label={t("auth.password")} error={error} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t("auth.showPassword")}
            hideLabel={t("auth.hidePassword")}
            {...firstFocus}
            {...control}
          />
        </Field>
      ) : (
        <Field label={t("settings.delete.word", { word: DELETE_CONFIRMATION })} error={error} required>
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...firstFocus} {...control} />
        </Field>
      )}
      <FormAlert
        title={t("settings.delete.failed.title")}
        text={apiError && !isWrongPassword ? apiErrorText(apiError, language, t) : undefined}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t("settings.delete.cancel")}
        </Button>
        <Button type="submit" variant="danger" loading={deletion.isPending}>
          {t("settings.delete.confirm")}
        </Button>
      </div>
    </Form>
  );
}

function useDeletion() {
  const t = useT();
  return useMutation(
    trpc.account.delete.mutationOptions({
      onSuccess: () => goodbye(t("settings.delete.done.title"), t("settings.delete.done.text")),
    }),
  );
}
