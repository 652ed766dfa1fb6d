import { ACCOUNT_NUMBER_MAX_LENGTH } from "@wattleaf/shared/domain/meters";
import { UTILITY_PROVIDERS } from "@wattleaf/shared/domain/providers";
import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../lib/i18n";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { firstFocus } from "../../ui/use-return-focus";
import type { UtilityFields } from "./utility-fields";
import { utilityFieldText, type UtilityRequest } from "./utility-form";

interface FormStepProps {
  form: UseFormReturn<UtilityFields, unknown, UtilityRequest>;
  /** Why the last attempt failed, in the reader's language. */
  problem: string | null;
  onSubmit: (request: UtilityRequest) => void;
  onBack: () => void;
}

export function FormStep({ form, problem, onSubmit, onBack }: FormStepProps) {
  const t = useT();
  const { errors } = form.formState;
  const textOf = (field: keyof UtilityFields) => utilityFieldText(field, errors[field], t);
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)} className="flex flex-col gap-5">
      {problem && (
        <Alert variant="danger" live title={t("utility.failed.title")}>
          {problem}
        </Alert>
      )}
      <Field label={t("utility.form.provider")} error={textOf("utilityProvider")} required>
        <Select
          {...firstFocus}
          placeholder={t("utility.form.choose")}
          options={UTILITY_PROVIDERS.map((provider) => ({ value: provider, label: t(`utility.provider.${provider}`) }))}
          {...form.register("utilityProvider")}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
        <Field label={t("utility.form.account")} error={textOf("accountNumber")} required>
          <Input autoComplete="off" maxLength={ACCOUNT_NUMBER_MAX_LENGTH} {...form.register("accountNumber")} />
        </Field>
        <Field label={t("utility.form.zip")} error={textOf("zipCode")} required>
          <Input autoComplete="postal-code" inputMode="numeric" maxLength={10} {...form.register("zipCode")} />
        </Field>
      </div>
      <Field label={t("utility.form.address")} hint={t("utility.form.addressHint")} error={textOf("serviceAddress")}>
        <Input autoComplete="street-address" {...form.register("serviceAddress")} />
      </Field>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" className="grow">
          {t("utility.form.submit")}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t("utility.form.back")}
        </Button>
      </div>
    </Form>
  );
}
