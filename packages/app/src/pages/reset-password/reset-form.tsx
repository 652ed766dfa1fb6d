import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useLocation } from "wouter";
import { type ResetFields, resetForm } from "../../components/auth/form-schemas";
import { showApiError } from "../../components/auth/show-api-error";
import { FormAlert } from "../../components/form-alert";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { apiErrorOf } from "../../lib/api-error";
import { leaveSession } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PasswordInput } from "../../ui/password-input";

interface ResetFormProps {
  token: string;
  /** The token is unknown or expired. */
  onInvalid: () => void;
}

export function ResetForm({ token, onInvalid }: ResetFormProps) {
  const t = useT();
  const form = useForm<ResetFields>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: "", confirmPassword: "" },
    reValidateMode: "onSubmit",
  });
  const reset = useReset(form, onInvalid);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) => reset.mutate({ token, password }));
  const labels = { showLabel: t("auth.showPassword"), hideLabel: t("auth.hidePassword") };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label={t("auth.reset.newPassword")}
        hint={t("auth.passwordHint")}
        error={formMessage(errors.password?.message, t)}
        required
      >
        <PasswordInput autoComplete="new-password" {...labels} {...form.register("password")} />
      </Field>
      <Field label={t("auth.confirmPassword")} error={formMessage(errors.confirmPassword?.message, t)} required>
        <PasswordInput autoComplete="new-password" {...labels} {...form.register("confirmPassword")} />
      </Field>
      <FormAlert title={t("auth.reset.failed.title")} text={errors.root?.message} />
      <Button type="submit" loading={reset.isPending}>
        {t(reset.isPending ? "auth.reset.submitting" : "auth.reset.submit")}
      </Button>
    </Form>
  );
}

function useReset(form: UseFormReturn<ResetFields>, onInvalid: () => void) {
  const t = useT();
  const language = useLanguage();
  const [, navigate] = useLocation();
  return useMutation(
    trpc.auth.resetPassword.mutationOptions({
      onSuccess: () => {
        // All sessions of the account have ended, and so has this browser's, whichever account it was for.
        leaveSession();
        showToast({ title: t("auth.reset.done.title"), description: t("auth.reset.done.text") });
        navigate("/login", { replace: true });
      },
      onError: (error) => {
        const apiError = apiErrorOf(error);
        if (apiError.code === "not_found") return onInvalid();
        showApiError(form, apiError, language, t);
      },
    }),
  );
}
