import { useMutation } from "@tanstack/react-query";
import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceSchedule } from "@wattleaf/shared/contracts/devices/schedules";
import { type FormEvent, useState } from "react";
import { readersZone, timeOf } from "../../../components/devices/local-moment";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { refreshDevices, useUndo } from "../../../components/devices/use-undo";
import { localDateOf } from "../../../components/energy/period";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useConnectedMeter } from "../../../lib/meters";
import { trpc, trpcClient } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Form } from "../../../ui/form";
import { errorsOf, type ScheduleErrors, type ScheduleValues, toInput, valuesOf } from "./form-values";
import { ScheduleForm } from "./schedule-form";
import { ScheduleReview } from "./schedule-review";

interface ScheduleDialogProps {
  device: Device;
  /** The schedule to change; null for a new one. */
  schedule: DeviceSchedule | null;
  onClose: () => void;
}

/** Plans a device: a form, then in words what will happen and when, and only then it counts. */
export function ScheduleDialog({ device, schedule, onClose }: ScheduleDialogProps) {
  const t = useT();
  const language = useLanguage();
  const name = useDeviceName()(device);
  const meter = useConnectedMeter();
  const { showUndoable } = useUndo();
  const timeZone = schedule?.timeZone ?? meter?.timeZone ?? readersZone();
  const [values, setValues] = useState(() => valuesOf(device, schedule));
  const [errors, setErrors] = useState<ScheduleErrors>({});
  const preview = useMutation(trpc.devices.previewSchedule.mutationOptions());
  const saving = useMutation({
    mutationFn: (input: ReturnType<typeof toInput>) =>
      schedule
        ? trpcClient.devices.changeSchedule.mutate({ schedule_id: schedule.id, ...input })
        : trpcClient.devices.addSchedule.mutate({ device_id: device.id, ...input }),
    onSuccess: ({ actionId }) => {
      showUndoable(t("devicePage.saved"), actionId);
      void refreshDevices();
      onClose();
    },
  });
  const review = (next: ScheduleValues) => {
    const found = errorsOf(next, device);
    setErrors(found);
    if (Object.keys(found).length === 0) preview.mutate({ device_id: device.id, ...toInput(next, timeZone) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!preview.isPending) review(values);
  };
  const takeStart = (startsAt: string) => {
    const ms = Date.parse(startsAt);
    const date = localDateOf(ms, timeZone);
    const next = { ...values, time: timeOf(ms, timeZone), ...(values.repeat === "once" ? { date } : {}) };
    setValues(next);
    review(next);
  };
  const error = (saving.error ?? preview.error) && apiErrorOf(saving.error ?? preview.error);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(schedule ? "devicePage.form.change" : "devicePage.form.title", { device: name })}
      closeLabel={t("action.close")}
      closesOnBackdrop={false}
    >
      {preview.data ? (
        <ScheduleReview
          device={device}
          schedule={preview.data.schedule}
          isSaving={saving.isPending}
          isBusy={preview.isPending}
          onUse={takeStart}
          onBack={() => {
            saving.reset();
            preview.reset();
          }}
          onConfirm={() => saving.mutate(toInput(values, timeZone))}
        />
      ) : (
        <Form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <ScheduleForm
            device={device}
            values={values}
            errors={errors}
            onChange={(change) => setValues({ ...values, ...change })}
          />
          <Button type="submit" loading={preview.isPending} className="sm:self-end">
            {t("devicePage.form.review")}
          </Button>
        </Form>
      )}
      {error && (
        <Alert variant="danger" live title={t("devicePage.form.failed")}>
          {apiErrorText(error, language, t)}
        </Alert>
      )}
    </Dialog>
  );
}
