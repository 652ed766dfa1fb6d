import {
  DEVICE_NAME_MAX_LENGTH,
  MAX_DEVICES,
  SIMULATED_DEVICE_TYPES,
  type SimulatedDeviceType,
} from "@wattleaf/shared/domain/devices";
import { visibleText } from "@wattleaf/shared/domain/visible-text";
import { type FormEvent, useRef, useState } from "react";
import { useT } from "../../lib/i18n";
import { apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useLanguage } from "../../stores/language";
import { showToast } from "../../lib/show-toast";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Input } from "../../ui/input";
import { Select } from "../../ui/select";
import { firstFocus } from "../../ui/use-return-focus";
import { useConnectDevice } from "./use-devices";

interface AddDeviceDialogProps {
  open: boolean;
  /** Chosen at first. */
  type?: SimulatedDeviceType;
  onClose: () => void;
}

export function AddDeviceDialog({ open, type = SIMULATED_DEVICE_TYPES[0], onClose }: AddDeviceDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("devices.add.title")}
      description={t("devices.note")}
      closeLabel={t("action.close")}
      size="sm"
    >
      <AddDeviceForm firstType={type} onAdded={onClose} />
    </Dialog>
  );
}

function AddDeviceForm({ firstType, onAdded }: { firstType: SimulatedDeviceType; onAdded: () => void }) {
  const t = useT();
  const language = useLanguage();
  const connection = useConnectDevice();
  const nameInput = useRef<HTMLInputElement>(null);
  const [type, setType] = useState(firstType);
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !visibleText(name);
    setMissing(isMissing);
    if (isMissing) return nameInput.current?.focus();
    if (connection.isPending) return;
    connection.mutate(
      { type, name },
      {
        onSuccess: (device) => {
          showToast({ title: t("devices.added", { name: device.name }) });
          onAdded();
        },
      },
    );
  };
  const apiError = connection.error && apiErrorOf(connection.error);

  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={t("devices.add.type")}>
        <Select
          {...firstFocus}
          value={type}
          onChange={(event) => setType(event.target.value as SimulatedDeviceType)}
          options={SIMULATED_DEVICE_TYPES.map((each) => ({ value: each, label: t(`devices.type.${each}`) }))}
        />
      </Field>
      <Field
        label={t("devices.add.name")}
        hint={t("devices.add.nameHint")}
        error={missing && t("devices.add.nameMissing")}
        required
      >
        <Input
          ref={nameInput}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={DEVICE_NAME_MAX_LENGTH}
          autoComplete="off"
        />
      </Field>
      {apiError && (
        <Alert variant="danger" live title={t("devices.add.failed")}>
          {apiError.code === "conflict"
            ? t("devices.add.full", { max: MAX_DEVICES })
            : apiErrorText(apiError, language, t)}
        </Alert>
      )}
      <Button type="submit" loading={connection.isPending} className="sm:self-end">
        {t("devices.add.submit")}
      </Button>
    </Form>
  );
}
