import { HUB_SOURCES, type HubSource } from "@wattleaf/shared/domain/devices";
import { type FormEvent, useState } from "react";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { useLanguage } from "../../stores/language";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { PasswordInput } from "../../ui/password-input";
import { Select } from "../../ui/select";
import { firstFocus } from "../../ui/use-return-focus";
import { useConnectHub, useTestHub } from "./use-hubs";

interface ConnectHubDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks where a hub is and what opens it, and tries that before it is saved. */
export function ConnectHubDialog({ open, onClose }: ConnectHubDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("settings.hubs.form.title")}
      description={t("settings.hubs.form.text")}
      closeLabel={t("action.close")}
      size="sm"
    >
      <ConnectHubForm onConnected={onClose} />
    </Dialog>
  );
}

function ConnectHubForm({ onConnected }: { onConnected: () => void }) {
  const t = useT();
  const language = useLanguage();
  const test = useTestHub();
  const connection = useConnectHub();
  const [type, setType] = useState<HubSource>("home_assistant");
  const [address, setAddress] = useState("");
  const [username, setUsername] = useState("");
  const [secret, setSecret] = useState("");
  const isBroker = type === "mqtt";
  const form = { type, address, secret, ...(isBroker ? { username } : {}) };
  const isPending = test.isPending || connection.isPending;

  /** What was found out about other input says nothing any more. */
  const change = <T,>(set: (value: T) => void, value: T) => {
    set(value);
    test.reset();
    connection.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    test.reset();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    connection.mutate(
      { ...form, timeZone },
      {
        onSuccess: ({ deviceCount }) => {
          showToast({ title: t("settings.hubs.connected", { count: deviceCount }) });
          onConnected();
        },
      },
    );
  };
  const tryIt = () => {
    connection.reset();
    if (!isPending) test.mutate(form);
  };
  const error = connection.error ?? test.error;
  const apiError = error && apiErrorOf(error);
  const text = apiError && apiErrorText(apiError, language, t);
  const faultOf = (field: string) => (apiError?.issues.some(({ path }) => path === field) ? text : undefined);
  const isFieldError = Boolean(faultOf("address") ?? faultOf("secret"));

  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("settings.hubs.form.type")}>
        <Select
          {...firstFocus}
          value={type}
          onChange={({ target }) => change(setType, target.value as HubSource)}
          options={HUB_SOURCES.toReversed().map((each) => ({ value: each, label: t(`settings.hubs.type.${each}`) }))}
        />
      </Field>
      <Field
        label={t("settings.hubs.form.address")}
        hint={t(`settings.hubs.form.addressHint.${type}`)}
        error={faultOf("address")}
        required
      >
        <Input
          value={address}
          onChange={({ target }) => change(setAddress, target.value)}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {isBroker && (
        <Field label={t("settings.hubs.form.username")}>
          <Input
            value={username}
            onChange={({ target }) => change(setUsername, target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <Field
        label={t(isBroker ? "settings.hubs.form.password" : "settings.hubs.form.token")}
        hint={isBroker ? undefined : t("settings.hubs.form.tokenHint")}
        error={faultOf("secret")}
        required={!isBroker}
      >
        <PasswordInput
          value={secret}
          onChange={({ target }) => change(setSecret, target.value)}
          autoComplete="off"
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
        />
      </Field>
      {text && !isFieldError && (
        <Alert variant="danger" live title={t("settings.hubs.form.failed")}>
          {text}
        </Alert>
      )}
      {test.data && (
        <Alert variant="success" live>
          {t("settings.hubs.form.works", { count: test.data.deviceCount })}
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" loading={test.isPending} onClick={tryIt}>
          {t("settings.hubs.form.test")}
        </Button>
        <Button type="submit" loading={connection.isPending}>
          {t("settings.hubs.form.submit")}
        </Button>
      </div>
    </Form>
  );
}
