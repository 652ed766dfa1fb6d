import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceSchedule, RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { formatPower } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useConnectedMeter } from "../../../lib/meters";
import { useLanguage } from "../../../stores/language";
import { useFormatCost } from "../use-energy-text";
import { useScheduleWords } from "./use-schedule-words";

interface WhyProps {
  reason: RunReason;
  /** Who chose the time; null where that was said already. */
  origin: DeviceSchedule["origin"] | null;
  device: Device;
  isOpen?: boolean;
}

/** Less than a cent is no difference. */
const SMALLEST_MONEY = 0.005;

/** Why a run is at its time, and what another time would have cost. */
export function Why({ reason, origin, device, isOpen = false }: WhyProps) {
  const t = useT();
  const language = useLanguage();
  const formatCost = useFormatCost(reason.currency);
  const { dayAndTime } = useScheduleWords();
  const name = useDeviceName()(device);
  const timeZone = useConnectedMeter()?.timeZone ?? "UTC";
  const { alternative, isCheapest, cost, text, watts, sample } = reason;
  const other = { ...dayAndTime(alternative.startsAt, timeZone), other: formatCost(alternative.cost) };
  const power = formatPower(watts, language);
  const isSame = Math.abs(alternative.cost - cost) < SMALLEST_MONEY;
  const sentences = [
    origin && t(`devicePage.by.${origin}`),
    text?.[language].replace(device.name, name),
    isCheapest
      ? t("devicePage.cost.cheapest", { cost: formatCost(cost) })
      : t("devicePage.cost.user", { cost: formatCost(cost), ...other }),
    isCheapest &&
      (isSame
        ? t("devicePage.cost.same")
        : t(alternative.kind === "at_once" ? "devicePage.cost.atOnce" : "devicePage.cost.earlier", other)),
    t("devicePage.cost.basis", { power: `${power.value} ${power.unit}` }),
    sample && t("devicePage.cost.sample"),
  ];
  return (
    <details open={isOpen} className="text-sm text-muted">
      <summary className="cursor-pointer font-medium text-ink">{t("devicePage.why")}</summary>
      <p className="pt-1">{sentences.filter(Boolean).join(language === "zh" ? "" : " ")}</p>
    </details>
  );
}
