import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { changePassword } from "@wattleaf/shared/contracts/account";
import { useForm, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { showApiError } from "../../components/auth/show-api-error";
import { FormAlert } from "../../components/form-alert";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { apiErrorOf } from "../../lib/api-error";
import { trpc } from "../../lib/trpc";
import { queryClient } from "../../lib/query-client";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PasswordInput } from "../../ui/password-input";

const passwordForm = changePassword.input
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
  });
type PasswordFields = z.infer<typeof passwordForm>;

const EMPTY: PasswordFields = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function PasswordForm() {
  const t = useT();
  const form = useForm<PasswordFields>({
    resolver: zodResolver(passwordForm),
    defaultValues: EMPTY,
    reValidateMode: "onSubmit",
  });
  const change = useChangePassword(form);
  const labels = { showLabel: t("auth.showPassword"), hideLabel: t("auth.hidePassword") };
  const { errors } = form.formState;
  const errorOf = (name: keyof PasswordFields) => formMessage(errors[name]?.message, t);
  const submit = form.handleSubmit(({ confirmPassword: _, ...passwords }) => change.mutate(passwords));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      <Field label={t("settings.password.current")} error={errorOf("currentPassword")} required>
        <PasswordInput autoComplete="current-password" {...labels} {...form.register("currentPassword")} />
      </Field>
      <Field label={t("auth.reset.newPassword")} hint={t("auth.passwordHint")} error={errorOf("newPassword")} required>
        <PasswordInput autoComplete="new-password" {...labels} {...form.register("newPassword")} />
      </Field>
      <Field label={t("auth.confirmPassword")} error={errorOf("confirmPassword")} required>
        <PasswordInput autoComplete="new-password" {...labels} {...form.register("confirmPassword")} />
      </Field>
      <FormAlert title={t("settings.password.failed.title")} text={errors.root?.message} />
      <Button type="submit" variant="secondary" loading={change.isPending} className="sm:self-start">
        {t(change.isPending ? "settings.password.submitting" : "settings.password.submit")}
      </Button>
    </Form>
  );
}

function useChangePassword(form: UseFormReturn<PasswordFields>) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.account.changePassword.mutationOptions({
      onSuccess: () => {
        form.reset(EMPTY);
        showToast({ title: t("settings.password.done.title"), description: t("settings.password.done.text") });
        return queryClient.invalidateQueries({ queryKey: trpc.account.sessions.queryKey() });
      },
      onError: (error) => {
        showApiError(form, apiErrorOf(error), language, t);
      },
    }),
  );
}
