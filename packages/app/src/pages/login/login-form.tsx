import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import type { FieldIssue } from "@wattleaf/shared/errors";
import { useState } from "react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { type LoginFields, loginForm, MISSING_IDENTIFIER, MISSING_PASSWORD } from "../../components/auth/form-schemas";
import { IdentifierField } from "../../components/auth/identifier-field";
import { showIssues } from "../../components/auth/show-issues";
import { FormAlert } from "../../components/form-alert";
import { formMessage, issueText } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { type ApiError, apiErrorOf, apiErrorText } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PasswordInput } from "../../ui/password-input";
import { ForgotPasswordDialog } from "./forgot-password-dialog";
import type { SignedIn } from "./use-signed-in";

interface LoginFormProps {
  onSignedIn: SignedIn;
  /** The password was right, and the account has a second factor. */
  onSecondStep: () => void;
}

export function LoginForm({ onSignedIn, onSecondStep }: LoginFormProps) {
  const t = useT();
  const language = useLanguage();
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginForm),
    defaultValues: { method: "email", email: "", phone: "", password: "" },
    reValidateMode: "onSubmit",
  });
  const method = useWatch({ control: form.control, name: "method" });
  const { errors } = form.formState;
  const [forgottenBy, setForgottenBy] = useState<string | null>(null);
  const login = useLogin({
    onSignedIn,
    onSecondStep,
    onRejected: (apiError) => {
      const textOf = (issue: FieldIssue) => issueText(issue, apiError, language, t);
      if (showIssues(form, apiError, textOf, { identifier: method })) return;
      const error = { type: "server", message: apiErrorText(apiError, language, t) };
      if (apiError.code === "invalid_credentials") form.setError("password", error, { shouldFocus: true });
      else form.setError("root", error);
    },
  });

  const onInvalid = (found: FieldErrors<LoginFields>) => {
    const first = [found.email?.message, found.phone?.message, found.password?.message].find(isMissing);
    if (!first) return;
    const description = formMessage(first, t);
    showToast({ title: t("auth.login.missing.title"), description, variant: "destructive" });
  };
  const submit = form.handleSubmit(
    (fields) => login.mutate({ identifier: fields[fields.method], password: fields.password }),
    onInvalid,
  );

  return (
    <>
      <Form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <IdentifierField
          method={method}
          onMethodChange={(next) => form.setValue("method", next)}
          label={t("auth.method")}
          inputs={{ email: form.register("email"), phone: form.register("phone") }}
          errors={{ email: errors.email?.message, phone: errors.phone?.message }}
          emailAutoComplete="username"
        />
        <Field label={t("auth.password")} error={formMessage(errors.password?.message, t)} required>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t("auth.showPassword")}
            hideLabel={t("auth.hidePassword")}
            {...form.register("password")}
          />
        </Field>
        <Button variant="link" size="sm" className="self-start" onClick={() => setForgottenBy(form.getValues("email"))}>
          {t("auth.forgot.link")}
        </Button>
        <FormAlert title={t("auth.login.failed.title")} text={errors.root?.message} />
        <Button type="submit" loading={login.isPending}>
          {t(login.isPending ? "auth.login.submitting" : "auth.login.submit")}
        </Button>
      </Form>
      {/* Outside the form: the dialog has its own form, whose submit event would reach this one too. */}
      <ForgotPasswordDialog email={forgottenBy} onClose={() => setForgottenBy(null)} />
    </>
  );
}

const isMissing = (message: string | undefined) =>
  message === MISSING_PASSWORD || Object.values(MISSING_IDENTIFIER).some((missing) => missing === message);

interface LoginEvents {
  onSignedIn: SignedIn;
  onSecondStep: () => void;
  /** Shows the error in the form, where it stays after the toast is gone. */
  onRejected: (apiError: ApiError) => void;
}

function useLogin({ onSignedIn, onSecondStep, onRejected }: LoginEvents) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.auth.login.mutationOptions({
      onSuccess: onSignedIn,
      onError: (error) => {
        const apiError = apiErrorOf(error);
        if (apiError.code === "second_factor_required") return onSecondStep();
        onRejected(apiError);
        const description = apiError.message ? apiErrorText(apiError, language, t) : t("auth.login.failed.text");
        showToast({ title: t("auth.login.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
