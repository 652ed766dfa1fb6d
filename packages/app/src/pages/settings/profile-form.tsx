import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { updateProfile } from "@wattleaf/shared/contracts/account";
import type { CurrentUser } from "@wattleaf/shared/contracts/auth";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { queryClient } from "../../lib/query-client";
import { refusalOf, refusalText } from "../../lib/refusal";
import { userQuery } from "../../lib/session";
import { trpc } from "../../lib/trpc";
import { useChooseLanguage, useLanguage } from "../../stores/language";
import { showToast } from "../../stores/toasts";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";

type ProfileFields = z.infer<typeof updateProfile.input>;

/** Each language in its own words. */
const LANGUAGE_NAMES = [
  { value: "en", label: "English" },
  { value: "zh", label: "简体中文" },
];

export function ProfileForm({ user: { firstName, lastName, language } }: { user: CurrentUser }) {
  const t = useT();
  const form = useForm<ProfileFields>({
    resolver: zodResolver(updateProfile.input),
    defaultValues: { firstName, lastName, language },
  });
  const save = useSaveProfile();
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
      <Button type="submit" loading={save.isPending} className="sm:self-start">
        {t(save.isPending ? "settings.profile.submitting" : "settings.profile.submit")}
      </Button>
    </Form>
  );
}

/** The site speaks the new language at once, letters from now on. */
function useSaveProfile() {
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
        const description = refusalText(refusalOf(error), language, t);
        showToast({ title: t("settings.profile.failed.title"), description, variant: "destructive" });
      },
    }),
  );
}
