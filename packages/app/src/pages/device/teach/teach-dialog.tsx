import { useQuery } from "@tanstack/react-query";
import type { Meter } from "@wattleaf/shared/contracts/meters";
import { useState } from "react";
import { addDays } from "../../../components/energy/period";
import { LoadError } from "../../../components/load-error";
import { useT } from "../../../lib/i18n";
import { trpc } from "../../../lib/trpc";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Skeleton } from "../../../ui/skeleton";
import { DayCurve } from "./day-curve";
import { LabelForm } from "./label-form";
import { Labels } from "./labels";

interface TeachDialogProps {
  meter: Meter;
  /** The meter's newest local day. */
  newest: string;
  onClose: () => void;
}

/** Says of a run in a day's curve what it was; what that changes is shown before it counts. */
export function TeachDialog({ meter, newest, onClose }: TeachDialogProps) {
  const t = useT();
  // The newest day may still go on; the one before it is whole.
  const [date, setDate] = useState(addDays(newest, -1));
  const day = useQuery(trpc.meters.loadDay.queryOptions({ meter_id: meter.id, date }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("devicePage.teach.title")}
      description={t("devicePage.teach.text")}
      closeLabel={t("action.close")}
      size="lg"
      closesOnBackdrop={false}
    >
      <Field label={t("devicePage.teach.day")} className="sm:max-w-xs">
        <Input
          type="date"
          value={date}
          max={newest}
          onChange={({ target }) => target.value !== "" && setDate(target.value)}
        />
      </Field>
      {day.isLoadingError ? (
        <LoadError title={t("devicePage.failed")} query={day} />
      ) : !day.data ? (
        <Skeleton className="h-64" />
      ) : day.data.starts.length === 0 ? (
        <p className="py-8 text-center text-muted">{t("devicePage.teach.noReadings")}</p>
      ) : (
        <>
          <DayCurve day={day.data} date={date} timeZone={meter.timeZone} />
          <LabelForm key={date} meter={meter} day={day.data} date={date} />
        </>
      )}
      <Labels meter={meter} />
    </Dialog>
  );
}
