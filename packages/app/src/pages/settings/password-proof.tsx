import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FormAlert } from "../../components/form-alert";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PasswordInput } from "../../ui/password-input";
import { firstFocus } from "../../ui/use-return-focus";

interface PasswordProofProps {
  user: Pick<CurrentUser, "hasPassword">;
  /** Undefined for an account without a password: the server then asks for a fresh sign-in. */
  onSubmit: (password: string | undefined) => void;
  isPending: boolean;
  error: unknown;
  label: string;
  danger?: boolean;
  /** Fields before the password. */
  children?: ReactNode;
}

/** A session may have been left open: what changes a second factor asks for the password once more. */
export function PasswordProof({ user, onSubmit, isPending, error, label, danger, children }: PasswordProofProps) {
  const t = useT();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const apiError = error ? apiErrorOf(error) : null;
  const isWrong = apiError?.code === "invalid_credentials" && apiError.issues.some(({ path }) => path === "password");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = user.hasPassword && !password;
    setMissing(isMissing);
    if (isMissing) return input.current?.focus();
    if (!isPending) onSubmit(user.hasPassword ? password : undefined);
  };
  const fault = missing && !password ? t("auth.error.password") : isWrong ? t("settings.password.wrong") : undefined;
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      {user.hasPassword && (
        <Field label={t("settings.password.current")} error={fault} required>
          <PasswordInput
            ref={input}
            autoComplete="current-password"
            showLabel={t("auth.showPassword")}
            hideLabel={t("auth.hidePassword")}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            {...(children ? {} : firstFocus)}
          />
        </Field>
      )}
      <FormAlert
        title={t("settings.factor.failed")}
        text={apiError && !isWrong ? apiErrorText(apiError, language, t) : undefined}
      />
      <Button type="submit" variant={danger ? "danger" : "primary"} loading={isPending} className="sm:self-end">
        {label}
      </Button>
    </Form>
  );
}
