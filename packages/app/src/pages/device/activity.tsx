import { useQuery } from "@tanstack/react-query";
import type { DeviceAction } from "@wattleaf/shared/contracts/devices/schedules";
import { Undo2 } from "lucide-react";
import { useDeviceName } from "../../components/devices/use-device-name";
import { useDevices } from "../../components/devices/use-devices";
import { useSettingText } from "../../components/devices/use-setting-text";
import { useUndo } from "../../components/devices/use-undo";
import { formatInstant } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useMayChange } from "../../lib/may-change";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Why } from "./schedules/why";

/** More are of no interest on a page. */
const SHOWN = 8;

/** What the devices were told lately, by whom and why; the last of each can be undone. */
export function Activity() {
  const t = useT();
  const { data } = useQuery(trpc.devices.actions.queryOptions({}));
  if (!data || data.actions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="activity" className="flex flex-col gap-2">
      <h2 id="activity" className="text-lg font-semibold">
        {t("devicePage.activity")}
      </h2>
      <ul className="divide-y divide-line">
        {data.actions.slice(0, SHOWN).map((action) => (
          <ActionRow key={action.id} action={action} />
        ))}
      </ul>
    </Card>
  );
}

function ActionRow({ action }: { action: DeviceAction }) {
  const t = useT();
  const language = useLanguage();
  const mayChange = useMayChange();
  const { undo } = useUndo();
  const nameOf = useDeviceName();
  const settingText = useSettingText();
  const device = useDevices().data?.devices.find(({ id }) => id === action.deviceId);
  if (!device) return null;
  const { kind, value, by, at, reason, isUndone, canUndo } = action;
  const target = value === null || !device.range ? "" : settingText(value, device.range.unit);
  const what = t(`devicePage.did.${kind}`, { device: nameOf(device), value: target });
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-medium [overflow-wrap:anywhere]">{what}</p>
          <p className="text-sm text-muted">
            {t("devicePage.did.line", { at: formatInstant(at, language), actor: t(`devicePage.actor.${by}`) })}
          </p>
        </div>
        {isUndone && <Badge>{t("devicePage.did.undone")}</Badge>}
        {mayChange && canUndo && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            aria-label={`${t("devices.undo")}: ${what}`}
            onClick={() => void undo(action.id)}
          >
            {t("devices.undo")}
          </Button>
        )}
      </div>
      {by === "schedule" && kind === "on" && reason && <Why reason={reason} origin={null} device={device} />}
    </li>
  );
}
