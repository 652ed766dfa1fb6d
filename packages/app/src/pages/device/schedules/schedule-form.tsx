import type { Device } from "@wattleaf/shared/contracts/devices";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import type { DeviceCommand } from "@wattleaf/shared/domain/devices";
import { parseTime } from "@wattleaf/shared/i18n/format/clock";
import { formatTime } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { firstFocus } from "../../../ui/use-return-focus";
import { REPEATS, type Repeat, type ScheduleErrors, type ScheduleValues } from "./form-values";
import { useScheduleWords } from "./use-schedule-words";

const DURATIONS_MINUTES = [15, 30, 60, 90, 120, 180, 240, 360, 480];
const UNITS = { celsius: "°C", watts: "W", percent: "%" } as const;

interface ScheduleFormProps {
  device: Device;
  values: ScheduleValues;
  errors: ScheduleErrors;
  onChange: (change: Partial<ScheduleValues>) => void;
}

/** What should happen, when, and how often. */
export function ScheduleForm({ device, values, errors, onChange }: ScheduleFormProps) {
  const t = useT();
  const language = useLanguage();
  const words = useScheduleWords();
  const bounds = device.range;
  const { commands } = device;
  // A duration that the assistant planned may be any.
  const durations = [...new Set([...DURATIONS_MINUTES, ...(values.minutes ? [Number(values.minutes)] : [])])];
  return (
    <>
      <Field label={t("devicePage.form.what")}>
        <Select
          {...firstFocus}
          value={values.command}
          onChange={(event) => onChange({ command: event.target.value as DeviceCommand })}
          options={commands.map((each) => ({ value: each, label: t(`devicePage.form.command.${each}`) }))}
        />
      </Field>
      {values.command === "set" && bounds && (
        <Field
          label={t("devicePage.form.value", { unit: UNITS[bounds.unit] })}
          error={errors.value && t("devicePage.form.value.error", { ...bounds, unit: UNITS[bounds.unit] })}
        >
          <Input
            type="number"
            inputMode="decimal"
            value={values.value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("devicePage.form.time")} error={errors.time && t("devicePage.form.time.error")}>
          <Input type="time" value={values.time} onChange={(event) => onChange({ time: event.target.value })} />
        </Field>
        <Field label={t("devicePage.form.repeat")}>
          <Select
            value={values.repeat}
            onChange={(event) => onChange({ repeat: event.target.value as Repeat })}
            options={REPEATS.map((each) => ({ value: each, label: t(`devicePage.form.repeat.${each}`) }))}
          />
        </Field>
      </div>
      {values.repeat === "once" && (
        <Field
          label={t("devicePage.form.date")}
          hint={values.time && t("devicePage.form.date.hint", { time: formatTime(parseTime(values.time), language) })}
        >
          <Input type="date" value={values.date} onChange={(event) => onChange({ date: event.target.value })} />
        </Field>
      )}
      {values.repeat === "days" && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 text-sm font-medium">{t("devicePage.form.days")}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                label={t(`devicePage.day.${day}`)}
                checked={values.days.includes(day)}
                onChange={({ target }) =>
                  onChange({
                    days: WEEKDAYS.filter((one) => (one === day ? target.checked : values.days.includes(one))),
                  })
                }
              />
            ))}
          </div>
          {errors.days && (
            <p role="alert" className="text-sm font-medium text-danger">
              {t("devicePage.form.days.error")}
            </p>
          )}
        </fieldset>
      )}
      {values.command === "on" && (
        <Field label={t("devicePage.form.minutes")}>
          <Select
            value={values.minutes}
            onChange={(event) => onChange({ minutes: event.target.value })}
            options={[
              { value: "", label: t("devicePage.form.minutes.none") },
              ...durations
                .toSorted((a, b) => a - b)
                .map((minutes) => ({ value: String(minutes), label: words.duration(minutes) })),
            ]}
          />
        </Field>
      )}
    </>
  );
}
