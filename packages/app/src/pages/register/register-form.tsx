import { zodResolver } from "@hookform/resolvers/zod";
import { INVITE_CODE_LENGTH } from "@wattleaf/shared/domain/account";
import { WELCOME_COINS, WELCOME_COINS_INVITED } from "@wattleaf/shared/domain/rewards";
import { useEffect, useEffectEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type RegisterFields, registerForm } from "../../components/auth/form-schemas";
import { IdentifierField } from "../../components/auth/identifier-field";
import { showApiError } from "../../components/auth/show-api-error";
import { FormAlert } from "../../components/form-alert";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PasswordInput } from "../../ui/password-input";
import { useRegister } from "./use-register";

const empty: RegisterFields = {
  method: "email",
  email: "",
  phone: "",
  firstName: "",
  lastName: "",
  password: "",
  confirmPassword: "",
  invitedBy: "",
};

export function RegisterForm({ onSubmit }: { onSubmit: () => void }) {
  const t = useT();
  const language = useLanguage();
  const form = useForm<RegisterFields>({
    resolver: zodResolver(registerForm),
    defaultValues: empty,
    reValidateMode: "onSubmit",
  });
  const method = useWatch({ control: form.control, name: "method" });
  const register = useRegister((apiError) => {
    showApiError(form, apiError, language, t);
  });
  const { errors } = form.formState;
  useInvitation((code) => form.setValue("invitedBy", code));

  const submit = form.handleSubmit((fields) => {
    onSubmit();
    register.mutate({
      email: fields.method === "email" ? fields.email : null,
      phone: fields.method === "phone" ? fields.phone : null,
      firstName: fields.firstName,
      lastName: fields.lastName,
      password: fields.password,
      invitedBy: fields.invitedBy || null,
      language,
    });
  });
  const passwordLabels = { showLabel: t("auth.showPassword"), hideLabel: t("auth.hidePassword") };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <IdentifierField
        method={method}
        onMethodChange={(next) => form.setValue("method", next)}
        label={t("auth.registerMethod")}
        inputs={{ email: form.register("email"), phone: form.register("phone") }}
        errors={{ email: errors.email?.message, phone: errors.phone?.message }}
        emailAutoComplete="email"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("auth.firstName")} error={formMessage(errors.firstName?.message, t)} required>
          <Input autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label={t("auth.lastName")} error={formMessage(errors.lastName?.message, t)} required>
          <Input autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </div>
      <Field
        label={t("auth.password")}
        hint={t("auth.passwordHint")}
        error={formMessage(errors.password?.message, t)}
        required
      >
        <PasswordInput autoComplete="new-password" {...passwordLabels} {...form.register("password")} />
      </Field>
      <Field label={t("auth.confirmPassword")} error={formMessage(errors.confirmPassword?.message, t)} required>
        <PasswordInput autoComplete="new-password" {...passwordLabels} {...form.register("confirmPassword")} />
      </Field>
      <Field
        label={t("auth.inviteCode")}
        hint={t("auth.inviteCodeHint", { invited: WELCOME_COINS_INVITED, plain: WELCOME_COINS })}
        error={formMessage(errors.invitedBy?.message, t)}
      >
        <Input
          maxLength={INVITE_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="uppercase"
          {...form.register("invitedBy", { setValueAs: (value: string) => value.toUpperCase() })}
          onInput={(event) => {
            event.currentTarget.value = event.currentTarget.value.toUpperCase();
          }}
        />
      </Field>
      <FormAlert title={t("auth.register.failed.title")} text={errors.root?.message} />
      <Button type="submit" loading={register.isPending}>
        {t(register.isPending ? "auth.register.submitting" : "auth.register.submit")}
      </Button>
    </Form>
  );
}

/** Hands over the code of an invitation's link, `/register?invite=…`; the server checks it. */
function useInvitation(onCode: (code: string) => void): void {
  const hand = useEffectEvent(onCode);
  useEffect(() => {
    const code = new URLSearchParams(location.search).get("invite");
    if (code) hand(code.toUpperCase());
  }, []);
}
