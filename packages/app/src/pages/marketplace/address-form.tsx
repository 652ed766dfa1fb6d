import { zodResolver } from "@hookform/resolvers/zod";
import { type PostalAddress, postalAddressSchema } from "@wattleaf/shared/contracts/marketplace";
import { ADDRESS_LENGTHS, needsRegion, SHIPPING_COUNTRIES } from "@wattleaf/shared/domain/postal-address";
import { useForm, useWatch } from "react-hook-form";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";
import { useLanguage } from "../../stores/language";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";

interface AddressFormProps {
  /** The button that submits it stands elsewhere and names it. */
  id: string;
  onSubmit: (address: PostalAddress) => void;
}

/** Where a product goes. It stays filled in until the purchase succeeds. */
export function AddressForm({ id, onSubmit }: AddressFormProps) {
  const t = useT();
  const language = useLanguage();
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(postalAddressSchema),
    defaultValues: {
      name: [user?.firstName, user?.lastName].filter(Boolean).join(" "),
      line1: "",
      line2: "",
      city: "",
      region: "",
      postalCode: "",
      country: language === "zh" ? ("CN" as const) : ("US" as const),
    },
  });
  const { errors } = form.formState;
  const country = useWatch({ control: form.control, name: "country" });
  const names = new Intl.DisplayNames(language, { type: "region" });
  const field = (name: keyof typeof ADDRESS_LENGTHS, autoComplete: string, required = true) => (
    <Field
      label={t(`store.address.${name}`)}
      error={errors[name] && name !== "line2" && t(`store.address.invalid.${name}`)}
      required={required}
    >
      <Input autoComplete={autoComplete} maxLength={ADDRESS_LENGTHS[name]} {...form.register(name)} />
    </Field>
  );
  return (
    <Form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      aria-label={t("store.address.title")}
      className="flex flex-col gap-4"
    >
      <div>
        <h3 className="font-semibold">{t("store.address.title")}</h3>
        <p className="text-sm text-muted">{t("store.address.private")}</p>
      </div>
      {field("name", "shipping name")}
      <Field label={t("store.address.country")} required>
        <Select
          autoComplete="shipping country"
          options={SHIPPING_COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
          {...form.register("country")}
        />
      </Field>
      {field("line1", "shipping address-line1")}
      {field("line2", "shipping address-line2", false)}
      {field("city", "shipping address-level2")}
      <div className="grid gap-4 sm:grid-cols-2">
        {field("region", "shipping address-level1", needsRegion(country))}
        {field("postalCode", "shipping postal-code")}
      </div>
    </Form>
  );
}
