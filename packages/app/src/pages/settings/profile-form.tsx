import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { updateProfile } from "@wattleaf/shared/contracts/account";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { showApiError } from "../../components/auth/show-api-error";
import { FormAlert } from "../../components/form-alert";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { apiErrorOf } from "../../lib/api-error";
import { userQuery } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useChooseLanguage, useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";

type ProfileFields = z.infer<typeof updateProfile.input>;

/** Each language by its own name. */
const LANGUAGE_NAMES = [
  { value: "en", label: "English" },
  { value: "zh", label: "简体中文" },
];

export function ProfileForm({ user: { firstName, lastName } }: { user: CurrentUser }) {
  const t = useT();
  // The site's language may differ from the account's, as after a link with `?lang=zh`.
  const language = useLanguage();
  const form = useForm<ProfileFields>({
    resolver: zodResolver(updateProfile.input),
    // The account may change elsewhere, as in another tab; keeps unsaved input.
    values: { firstName, lastName, language },
    resetOptions: { keepDirtyValues: true },
    reValidateMode: "onSubmit",
  });
  const save = useSaveProfile(form);
  const { errors } = form.formState;
  const submit = form.handleSubmit((fields) => save.mutate(fields));
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("auth.firstName")} error={formMessage(errors.firstName?.message, t)} required>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label={t("auth.lastName")} error={formMessage(errors.lastName?.message, t)} required>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </div>
      <Field label={t("settings.profile.language")}>
        <Select options={LANGUAGE_NAMES} {...form.register("language")} />
      </Field>
      <FormAlert title={t("settings.profile.failed.title")} text={errors.root?.message} />
      <Button type="submit" loading={save.isPending} className="sm:self-start">
        {t(save.isPending ? "settings.profile.submitting" : "settings.profile.submit")}
      </Button>
    </Form>
  );
}

/** The site switches language at once, emails from now on. */
function useSaveProfile(form: UseFormReturn<ProfileFields>) {
  const t = useT();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return useMutation(
    trpc.account.updateProfile.mutationOptions({
      onSuccess: async (user) => {
        queryClient.setQueryData(userQuery.queryKey, user);
        showToast({ title: t("settings.profile.done.title") });
        if (user.language !== language) await chooseLanguage(user.language);
      },
      onError: (error) => {
        showApiError(form, apiErrorOf(error), language, t);
      },
    }),
  );
}
