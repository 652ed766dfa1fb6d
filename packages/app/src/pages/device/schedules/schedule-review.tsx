import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceSchedule } from "@wattleaf/shared/contracts/devices/schedules";
import { useT } from "../../../lib/i18n";
import { Button } from "../../../ui/button";
import { useFormatCost } from "../use-energy-text";
import { useScheduleWords } from "./use-schedule-words";
import { Why } from "./why";

interface ScheduleReviewProps {
  device: Device;
  schedule: Omit<DeviceSchedule, "id">;
  isSaving: boolean;
  /** Another time is being looked at. */
  isBusy: boolean;
  onUse: (startsAt: string) => void;
  onBack: () => void;
  onConfirm: () => void;
}

/** In words: what will happen, when first, what it costs, and what is cheaper. */
export function ScheduleReview({ device, schedule, isSaving, isBusy, onUse, onBack, onConfirm }: ScheduleReviewProps) {
  const t = useT();
  const words = useScheduleWords();
  const { reason, timeZone, nextAt, minutes, command, origin, weekdays } = schedule;
  const formatCost = useFormatCost(reason?.currency ?? null);
  const cheaper = reason && !reason.isCheapest ? reason.alternative : null;
  return (
    <div className="flex flex-col gap-4">
      <div aria-live="polite" className="flex flex-col gap-1">
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{words.says(schedule, device)}</p>
        {weekdays.length > 0 && <p>{t("devicePage.first", words.dayAndTime(nextAt, timeZone))}</p>}
        <p className="text-sm text-muted">{t("devicePage.zone", { zone: timeZone.replaceAll("_", " ") })}</p>
      </div>
      {reason ? (
        <Why reason={reason} origin={origin} device={device} isOpen />
      ) : (
        command === "on" && minutes !== null && <p className="text-sm text-muted">{t("devicePage.cost.unknown")}</p>
      )}
      {cheaper && (
        <Button variant="secondary" loading={isBusy} onClick={() => onUse(cheaper.startsAt)} className="self-start">
          {t("devicePage.useCheapest", {
            time: words.dayAndTime(cheaper.startsAt, timeZone).time,
            amount: formatCost(reason ? reason.cost - cheaper.cost : 0),
          })}
        </Button>
      )}
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          {t("devicePage.form.back")}
        </Button>
        <Button loading={isSaving} onClick={onConfirm}>
          {t("devicePage.form.confirm")}
        </Button>
      </div>
    </div>
  );
}
