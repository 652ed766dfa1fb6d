import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldErrors, useForm, useWatch } from "react-hook-form";
import { useLocation } from "wouter";
import { type LoginFields, loginForm, MISSING_IDENTIFIER, MISSING_PASSWORD } from "../../components/auth/form-schemas";
import { IdentifierField } from "../../components/auth/identifier-field";
import { showIssues } from "../../components/auth/show-issues";
import { formMessage, issueText } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { type Refusal, refusalOf, refusalText } from "../../lib/refusal";
import { enterSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PasswordInput } from "../../ui/password-input";
import { ForgotPasswordDialog } from "./forgot-password-dialog";

interface LoginFormProps {
  /** Where to go once signed in. */
  leadTo: string;
}

export function LoginForm({ leadTo }: LoginFormProps) {
  const t = useT();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const form = useForm<LoginFields>({
    resolver: zodResolver(loginForm),
    defaultValues: { method: "email", email: "", phone: "", password: "" },
  });
  const method = useWatch({ control: form.control, name: "method" });
  const { errors } = form.formState;
  const [forgottenBy, setForgottenBy] = useState<string | null>(null);
  const login = useLogin({
    onSuccess: (firstName) => {
      showToast({
        title: t("auth.login.done.title"),
        description: t("auth.login.done.text", { name: firstName || t("auth.userFallback") }),
      });
      navigate(leadTo, { replace: true });
    },
    onIssues: (refusal) =>
      showIssues(form, refusal, (issue) => issueText(issue, refusal, language, t), { identifier: method }),
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
        <Button type="submit" loading={login.isPending}>
          {t(login.isPending ? "auth.login.submitting" : "auth.login.submit")}
        </Button>
      </Form>
      {/* Beside the form: the dialog has a form of its own, whose submit would reach this one too. */}
      <ForgotPasswordDialog email={forgottenBy} onClose={() => setForgottenBy(null)} />
    </>
  );
}

const isMissing = (message: string | undefined) =>
  message === MISSING_PASSWORD || Object.values(MISSING_IDENTIFIER).some((missing) => missing === message);

interface LoginEvents {
  onSuccess: (firstName: string) => void;
  onIssues: (refusal: Refusal) => void;
}

function useLogin({ onSuccess, onIssues }: LoginEvents) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.auth.login.mutationOptions({
      onSuccess: (user) => {
        onSuccess(user.firstName);
        enterSession(user);
      },
      onError: (error) => {
        const refusal = refusalOf(error);
        onIssues(refusal);
        const description = refusal.message ? refusalText(refusal, language, t) : t("auth.login.failed.text");
        showToast({ title: t("auth.login.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
