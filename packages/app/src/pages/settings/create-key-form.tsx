import {
  API_KEY_NAME_MAX_LENGTH,
  type ApiKeyScope,
  DEFAULT_API_KEY_SCOPES,
  MAX_API_KEYS,
} from "@wattleaf/shared/domain/api-keys";
import { visibleText } from "@wattleaf/shared/domain/visible-text";
import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useLanguage } from "../../stores/language";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { firstFocus } from "../../ui/use-return-focus";
import { ScopeChoice } from "./scope-choice";
import type { useCreateKey } from "./use-api-keys";

const LIFETIMES_DAYS = [30, 90, 365] as const;
const YEAR_DAYS = 365;
const FOREVER = "never";

export function CreateKeyForm({ creation }: { creation: ReturnType<typeof useCreateKey> }) {
  const t = useT();
  const language = useLanguage();
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [lifetime, setLifetime] = useState(FOREVER);
  const [nameError, setNameError] = useState<string>();
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(DEFAULT_API_KEY_SCOPES);
  const [scopeMissing, setScopeMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(name.trim());
    setNameError(fault);
    setScopeMissing(scopes.length === 0);
    if (fault) return nameInput.current?.focus();
    if (creation.isPending || scopes.length === 0) return;
    const expiresInDays = lifetime === FOREVER ? null : Number(lifetime);
    creation.mutate({ name: name.trim(), expiresInDays, scopes: [...scopes] });
  };
  const faultOf = (text: string) => {
    if (!visibleText(text)) return t("settings.create.nameMissing");
    return text.length > API_KEY_NAME_MAX_LENGTH
      ? t("settings.create.nameLong", { max: API_KEY_NAME_MAX_LENGTH })
      : undefined;
  };
  const apiError = creation.error && apiErrorOf(creation.error);

  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("settings.create.name")} hint={t("settings.create.nameHint")} error={nameError} required>
        <Input
          ref={nameInput}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          {...firstFocus}
        />
      </Field>
      <Field label={t("settings.create.expiry")}>
        <Select
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value)}
          options={[
            { value: FOREVER, label: t("settings.create.never") },
            ...LIFETIMES_DAYS.map((days) => ({
              value: String(days),
              label: days === YEAR_DAYS ? t("settings.create.inYear") : t("settings.create.inDays", { days }),
            })),
          ]}
        />
      </Field>
      <ScopeChoice scopes={scopes} onChange={setScopes} missing={scopeMissing} />
      {apiError && (
        <Alert variant="danger" live title={t("settings.create.failed")}>
          {apiError.code === "conflict"
            ? t("settings.keys.full", { max: MAX_API_KEYS })
            : apiErrorText(apiError, language, t)}
        </Alert>
      )}
      <Button type="submit" loading={creation.isPending} className="sm:self-end">
        {t(creation.isPending ? "settings.create.submitting" : "settings.create.submit")}
      </Button>
    </Form>
  );
}
