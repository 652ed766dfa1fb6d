import { useMutation } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { LABEL_APPLIANCES } from "@wattleaf/shared/domain/nilm";
import { type FormEvent, useState } from "react";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { formatTime } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { refreshMeters } from "../../../lib/meters";
import { showToast } from "../../../lib/show-toast";
import { trpc } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { Form } from "../../../ui/form";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { localMoment } from "../../../components/devices/local-moment";
import { useFormatKwh } from "../use-energy-text";
import { instantOf } from "./instant-of";
import { LabelPreview } from "./label-preview";
import type { LoadDay } from "./load-day";
import { useApplianceName } from "./use-appliance-name";

/** Chosen instead of a run that was found. */
const SPAN = "span";
type Appliance = (typeof LABEL_APPLIANCES)[number];

interface LabelFormProps {
  meter: Meter;
  day: LoadDay;
  date: string;
}

/** Picks a run or a span, and what it was; then shows what changes. */
export function LabelForm({ meter, day, date }: LabelFormProps) {
  const t = useT();
  const language = useLanguage();
  const formatKwh = useFormatKwh();
  const nameOf = useApplianceName();
  const { timeZone } = meter;
  const [picked, setPicked] = useState(day.cycles.length > 0 ? "0" : SPAN);
  const [span, setSpan] = useState({ from: "19:00", to: "20:30" });
  const [appliance, setAppliance] = useState<Appliance>("dishwasher");
  const [isBackwards, setIsBackwards] = useState(false);
  const preview = useMutation(trpc.meters.previewLabel.mutationOptions());
  const adding = useMutation(
    trpc.meters.addLabel.mutationOptions({
      onSuccess: () => {
        showToast({ title: t("devicePage.teach.saved", { name: nameOf(appliance) }) });
        preview.reset();
        void refreshMeters();
      },
    }),
  );
  const cycle = picked === SPAN ? undefined : day.cycles[Number(picked)];
  const label = {
    meter_id: meter.id,
    appliance,
    start: cycle?.start ?? instantOf(date, span.from, timeZone),
    end: cycle?.end ?? instantOf(date, span.to, timeZone),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = label.end <= label.start;
    setIsBackwards(isWrong);
    if (!isWrong && !preview.isPending) preview.mutate(label);
  };
  const clock = (instant: string) => formatTime(localMoment(instant, timeZone).minute, language);
  const error = (adding.error ?? preview.error) && apiErrorOf(adding.error ?? preview.error);
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {day.cycles.length === 0 && <p className="text-sm text-muted">{t("devicePage.teach.noRuns")}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("devicePage.teach.runs")}>
          <Select
            value={picked}
            onChange={({ target }) => {
              setPicked(target.value);
              preview.reset();
            }}
            options={[
              ...day.cycles.map(({ start, end, kwh, name }, at) => ({
                value: String(at),
                label: t("devicePage.teach.run", {
                  from: clock(start),
                  to: clock(end),
                  energy: formatKwh(kwh),
                  name: name === "other" ? t("devicePage.teach.unnamed") : t(`load.${name}`),
                }),
              })),
              { value: SPAN, label: t("devicePage.teach.span") },
            ]}
          />
        </Field>
        <Field label={t("devicePage.teach.appliance")}>
          <Select
            value={appliance}
            onChange={({ target }) => {
              setAppliance(target.value as Appliance);
              preview.reset();
            }}
            options={LABEL_APPLIANCES.map((each) => ({ value: each, label: nameOf(each) }))}
          />
        </Field>
      </div>
      {picked === SPAN && (
        <div className="grid grid-cols-2 gap-4">
          <Field label={t("devicePage.teach.from")}>
            <Input type="time" value={span.from} onChange={({ target }) => setSpan({ ...span, from: target.value })} />
          </Field>
          <Field label={t("devicePage.teach.to")} error={isBackwards && t("devicePage.teach.span.error")}>
            <Input type="time" value={span.to} onChange={({ target }) => setSpan({ ...span, to: target.value })} />
          </Field>
        </div>
      )}
      {preview.data ? (
        <LabelPreview
          preview={preview.data}
          intervalSeconds={day.intervalSeconds}
          isSaving={adding.isPending}
          onConfirm={() => adding.mutate(label)}
          onDiscard={() => preview.reset()}
        />
      ) : (
        <Button type="submit" variant="secondary" loading={preview.isPending} className="sm:self-start">
          {t("devicePage.teach.preview")}
        </Button>
      )}
      {error && (
        <Alert variant="danger" live title={t("devicePage.teach.failed")}>
          {apiErrorText(error, language, t)}
        </Alert>
      )}
    </Form>
  );
}
