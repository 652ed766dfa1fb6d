import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { addEmail } from "@wattleaf/shared/contracts/account";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showApiError } from "../../components/auth/show-api-error";
import { FormAlert } from "../../components/form-alert";
import { apiErrorOf } from "../../lib/api-error";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { userQuery } from "../../lib/session";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PasswordInput } from "../../ui/password-input";

type EmailFields = z.infer<typeof addEmail.input>;

/** For an account that registered with a phone number: no code can be sent to it, an email address can be confirmed. */
export function AddEmailForm() {
  const t = useT();
  const form = useForm<EmailFields>({
    resolver: zodResolver(addEmail.input),
    defaultValues: { email: "", password: "" },
    reValidateMode: "onSubmit",
  });
  const add = useAddEmail(form);
  const { errors } = form.formState;
  const submit = form.handleSubmit((fields) => add.mutate(fields));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-5">
      <div>
        <h3 className="font-semibold">{t("settings.email.title")}</h3>
        <p className="mt-1 text-sm text-muted">{t("settings.email.text")}</p>
      </div>
      <Field label={t("auth.emailLabel")} error={formMessage(errors.email?.message, t)} required>
        <Input type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      <Field label={t("settings.password.current")} error={formMessage(errors.password?.message, t)} required>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          {...form.register("password")}
        />
      </Field>
      <FormAlert title={t("settings.email.failed.title")} text={errors.root?.message} />
      <Button type="submit" variant="secondary" loading={add.isPending} className="sm:self-start">
        {t(add.isPending ? "settings.email.submitting" : "settings.email.submit")}
      </Button>
    </Form>
  );
}

function useAddEmail(form: UseFormReturn<EmailFields>) {
  const t = useT();
  const language = useLanguage();
  return useMutation(
    trpc.account.addEmail.mutationOptions({
      onSuccess: (user) => {
        queryClient.setQueryData(userQuery.queryKey, user);
        showToast({ title: t("settings.email.done.title"), description: t("settings.email.done.text") });
      },
      onError: (error) => {
        showApiError(form, apiErrorOf(error), language, t);
      },
    }),
  );
}
