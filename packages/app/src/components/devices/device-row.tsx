import type { Device } from "@wattleaf/shared/contracts/devices";
import type { DeviceType } from "@wattleaf/shared/domain/devices";
import {
  BatteryCharging,
  Blinds,
  Car,
  DoorOpen,
  Fan,
  Gauge,
  Lightbulb,
  type LucideIcon,
  Plug,
  ShowerHead,
  Thermometer,
  Trash2,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatPercent, formatPower } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useFormatTemperature } from "../../lib/units";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { IconButton } from "../../ui/icon-button";
import { Slider } from "../../ui/slider";
import { Switch } from "../../ui/switch";
import { useDeviceName } from "./use-device-name";
import { useSettingText } from "./use-setting-text";
import { useControlDevice } from "./use-devices";

const icons: Record<DeviceType, LucideIcon> = {
  thermostat: Thermometer,
  ev_charger: Car,
  battery: BatteryCharging,
  water_heater: ShowerHead,
  smart_plug: Plug,
  light: Lightbulb,
  fan: Fan,
  cover: Blinds,
  power_meter: Gauge,
  binary_sensor: DoorOpen,
};

interface DeviceRowProps {
  device: Device;
  /** Null where the device is read-only: then no setting can be changed either. */
  onRemove: (() => void) | null;
  /** What the page adds below it. */
  details?: ReactNode;
}

/** A device with its current state, its switch and its target. */
export function DeviceRow({ device, onRemove, details }: DeviceRowProps) {
  const t = useT();
  const control = useControlDevice();
  const { id, type, on, simulated, commands, available } = device;
  const name = useDeviceName()(device);
  const Icon = icons[type];
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-strong"
        >
          <Icon className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            {simulated && <Badge variant="amber">{t("devices.simulated")}</Badge>}
          </p>
          <p className="text-sm text-muted">{t(`devices.type.${type}`)}</p>
        </div>
        {commands.length > 0 && (
          <Switch
            className="mt-2"
            label={<span className="sr-only">{t("devices.switch", { name })}</span>}
            checked={on}
            disabled={!onRemove || !available}
            onChange={(event) => control.mutate({ device_id: id, command: event.target.checked ? "on" : "off" })}
          />
        )}
        {onRemove && (
          <IconButton label={t("devices.remove", { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <p className="text-sm tabular-nums sm:pl-14">{useDoings(device)}</p>
      <Setting
        device={device}
        name={name}
        disabled={!onRemove || !available}
        onSet={(value) => control.mutate({ device_id: id, command: "set", value })}
      />
      {details && <div className="sm:pl-14">{details}</div>}
    </li>
  );
}

/** Its power and its charge, in one line. */
function useDoings({ available, powerWatts, stateOfCharge, temperatureCelsius }: Device): string {
  const t = useT();
  const language = useLanguage();
  const temperature = useFormatTemperature();
  if (!available) return t("devices.unavailable");
  const { value, unit } = formatPower(Math.abs(powerWatts ?? 0), language);
  const doings = [
    powerWatts !== null && t(powerWatts < 0 ? "devices.feeds" : "devices.draws", { power: `${value} ${unit}` }),
    stateOfCharge !== null &&
      t("devices.charged", { percent: formatPercent(Math.round(stateOfCharge * 100) / 100, language) }),
    temperatureCelsius !== null && temperature(temperatureCelsius),
  ];
  return doings.filter(Boolean).join(" · ");
}

interface SettingProps {
  device: Device;
  /** As the user sees it. */
  name: string;
  disabled: boolean;
  onSet: (value: number) => void;
}

function Setting({ device, name, disabled, onSet }: SettingProps) {
  const t = useT();
  const settingText = useSettingText();
  const { type, setting, range } = device;
  if (!range || setting === null || type === "smart_plug" || type === "power_meter" || type === "binary_sensor")
    return null;
  const { unit, min, max, step } = range;
  const label = t(`devices.setting.${type}`);
  return (
    <Slider
      label={label}
      accessibleLabel={t("devices.setting.named", { name, setting: label })}
      value={setting}
      min={min}
      max={max}
      step={step}
      formatValue={(value) => settingText(value, unit)}
      disabled={disabled}
      onCommit={onSet}
      className="sm:pl-14"
    />
  );
}
