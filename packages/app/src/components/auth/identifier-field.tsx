import type { UseFormRegisterReturn } from "react-hook-form";
import { formMessage } from "../../lib/form-messages";
import { useT } from "../../lib/i18n";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { Tabs } from "../../ui/tabs";
import type { IdentifierMethod } from "./form-schemas";

interface IdentifierFieldProps {
  method: IdentifierMethod;
  onMethodChange: (method: IdentifierMethod) => void;
  label: string;
  /** The result of `form.register` for the two fields. */
  inputs: Record<IdentifierMethod, UseFormRegisterReturn>;
  /** Validation messages, from the schema or the server. */
  errors: Record<IdentifierMethod, string | undefined>;
  emailAutoComplete: "username" | "email";
}

/** Email or phone, one at a time, each keeping its input. */
export function IdentifierField(props: IdentifierFieldProps) {
  const { method, onMethodChange, label, inputs, errors, emailAutoComplete } = props;
  const t = useT();
  const email = (
    <Field label={t("auth.emailLabel")} error={formMessage(errors.email, t)} required>
      <Input
        type="email"
        inputMode="email"
        autoComplete={emailAutoComplete}
        placeholder={t("auth.emailPlaceholder")}
        {...inputs.email}
      />
    </Field>
  );
  const phone = (
    <Field label={t("auth.phoneLabel")} error={formMessage(errors.phone, t)} required>
      <Input type="tel" autoComplete="tel" placeholder={t("auth.phonePlaceholder")} {...inputs.phone} />
    </Field>
  );
  return (
    <Tabs
      variant="pill"
      label={label}
      value={method}
      onValueChange={(value) => onMethodChange(value === "phone" ? "phone" : "email")}
      items={[
        { value: "email", label: t("auth.email"), content: email },
        { value: "phone", label: t("auth.phone"), content: phone },
      ]}
    />
  );
}
