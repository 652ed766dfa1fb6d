import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Tabs } from "../../ui/tabs";
import type { IdentifierMethod } from "./form-schemas";

interface IdentifierValues extends FieldValues {
  method: IdentifierMethod;
  email: string;
  phone: string;
}

interface IdentifierFieldProps<T extends IdentifierValues> {
  form: UseFormReturn<T>;
  method: IdentifierMethod;
  onMethodChange: (method: IdentifierMethod) => void;
  label: string;
  autoComplete: { email: string; phone: string };
}

/** Email or phone, one at a time, each keeping what was typed. */
export function IdentifierField<T extends IdentifierValues>(props: IdentifierFieldProps<T>) {
  const { form, method, onMethodChange, label, autoComplete } = props;
  const t = useT();
  const errors = form.formState.errors as FieldErrors<IdentifierValues>;
  return (
    <Tabs
      variant="pill"
      label={label}
      value={method}
      onValueChange={(value) => onMethodChange(value === "phone" ? "phone" : "email")}
      items={[
        {
          value: "email",
          label: t("auth.email"),
          content: (
            <Field label={t("auth.emailLabel")} error={formMessage(errors.email?.message, t)} required>
              <Input
                type="email"
                inputMode="email"
                autoComplete={autoComplete.email}
                placeholder={t("auth.emailPlaceholder")}
                {...form.register("email" as Path<T>)}
              />
            </Field>
          ),
        },
        {
          value: "phone",
          label: t("auth.phone"),
          content: (
            <Field label={t("auth.phoneLabel")} error={formMessage(errors.phone?.message, t)} required>
              <Input
                type="tel"
                autoComplete={autoComplete.phone}
                placeholder={t("auth.phonePlaceholder")}
                {...form.register("phone" as Path<T>)}
              />
            </Field>
          ),
        },
      ]}
    />
  );
}
