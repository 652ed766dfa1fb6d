import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceSchedule } from "@wattleaf/shared/contracts/devices/schedules";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useDevices } from "../../../components/devices/use-devices";
import { refreshDevices, useUndo } from "../../../components/devices/use-undo";
import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { showToast } from "../../../lib/show-toast";
import { trpcClient } from "../../../lib/trpc";
import { useLanguage } from "../../../stores/language";
import { Badge } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { IconButton } from "../../../ui/icon-button";
import { ScheduleDialog } from "./schedule-dialog";
import { useScheduleWords } from "./use-schedule-words";
import { useSchedules } from "./use-schedules";
import { Why } from "./why";

/** What the devices are going to do, and why then. */
export function PlannedRuns() {
  const t = useT();
  const devices = useDevices().data?.devices ?? [];
  const { data } = useSchedules();
  const [changing, setChanging] = useState<DeviceSchedule | null>(null);
  const deviceOf = ({ deviceId }: DeviceSchedule) => devices.find(({ id }) => id === deviceId);
  const changed = changing && deviceOf(changing);
  if (!data || devices.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="planned" className="flex flex-col gap-2">
      <h2 id="planned" className="text-lg font-semibold">
        {t("devicePage.planned")}
      </h2>
      {data.schedules.length === 0 ? (
        <p className="text-sm text-muted">{t("devicePage.planned.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.schedules.map((schedule) => {
            const device = deviceOf(schedule);
            return (
              device && (
                <PlannedRun
                  key={schedule.id}
                  schedule={schedule}
                  device={device}
                  onChange={() => setChanging(schedule)}
                />
              )
            );
          })}
        </ul>
      )}
      {changing && changed && <ScheduleDialog device={changed} schedule={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}

interface PlannedRunProps {
  schedule: DeviceSchedule;
  device: Device;
  onChange: () => void;
}

function PlannedRun({ schedule, device, onChange }: PlannedRunProps) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const name = useDeviceName()(device);
  const { showUndoable } = useUndo();
  const words = useScheduleWords();
  const { id, isRunning, origin, reason } = schedule;
  const what = words.says(schedule, device);
  const remove = async () => {
    try {
      const { actionId } = await trpcClient.devices.removeSchedule.mutate({ schedule_id: id });
      const note = isRunning ? t("devicePage.removed.running", { device: name }) : undefined;
      showUndoable(t("devicePage.removed"), actionId, note);
    } catch (error) {
      const description = apiErrorText(apiErrorOf(error), language, t);
      showToast({ title: t("devicePage.removeFailed"), description, variant: "destructive" });
    }
    await refreshDevices();
  };
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-sm font-medium [overflow-wrap:anywhere]">{what}</p>
        {mayChange && (
          <div className="-my-1 flex shrink-0">
            {!isRunning && (
              <IconButton size="sm" label={t("devicePage.edit.of", { what })} onClick={onChange}>
                <Pencil aria-hidden="true" className="size-4" />
              </IconButton>
            )}
            <IconButton size="sm" label={t("devicePage.delete.of", { what })} onClick={() => void remove()}>
              <Trash2 aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
        )}
      </div>
      {isRunning ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge variant="brand">{t("devicePage.running", { what: words.ends(schedule, device) })}</Badge>
        </p>
      ) : (
        <p className="text-sm text-muted">{t("devicePage.nextRun", { what: words.nextAt(schedule) })}</p>
      )}
      {reason ? (
        <Why reason={reason} origin={origin} device={device} />
      ) : (
        <p className="text-sm text-muted">{t(`devicePage.by.${origin}`)}</p>
      )}
    </li>
  );
}
