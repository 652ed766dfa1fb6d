import { useQuery } from "@tanstack/react-query";
import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { localTariffName } from "@wattleaf/shared/i18n/bill-line";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useDevices } from "../../../components/devices/use-devices";
import { useT } from "../../../lib/i18n";
import { useMayChange } from "../../../lib/may-change";
import { trpc, trpcClient } from "../../../lib/trpc";
import { useFormatTemperature } from "../../../lib/units";
import { useLanguage } from "../../../stores/language";
import type { ReadyMeter } from "../energy/use-energy";
import type { AdviceAction } from "./advice-action";
import { useChargingAction } from "./use-charging-action";
import { useRunAction } from "./use-run-action";
import { useStandbyAction } from "./use-standby-action";

/** A set-point moves by this much, as the saving assumes. */
const STEP_CELSIUS = 1;

/**
 * What the page can do about a candidate itself; undefined until that is known. Null where it can do nothing: advice to a
 * person, a home without the device, and a session that may change nothing. The assistant then takes over.
 */
export function useAdviceAction(candidate: AdviceCandidate, meter: ReadyMeter): AdviceAction | null | undefined {
  const mayChange = useMayChange();
  const tariff = useTariffAction(candidate, meter);
  const setPoint = useSetPointAction(candidate);
  const plant = usePlantAction(candidate);
  const charging = useChargingAction(candidate, meter);
  const machineRun = useRunAction(candidate, meter);
  const standby = useStandbyAction(candidate, meter);
  if (!mayChange) return null;
  // Each but the candidate's own is null.
  const actions = [tariff, setPoint, plant, charging, machineRun, standby];
  return actions.find(Boolean) ?? (actions.includes(undefined) ? undefined : null);
}

function useTariffAction(candidate: AdviceCandidate, meter: ReadyMeter): AdviceAction | null | undefined {
  const t = useT();
  const language = useLanguage();
  const tariffId = candidate.kind === "tariff" ? candidate.tariff_id : "";
  const { data, isPending } = useQuery({
    ...trpc.tariffs.get.queryOptions({ tariff_id: tariffId }),
    enabled: candidate.kind === "tariff",
  });
  if (candidate.kind !== "tariff") return null;
  if (!data) return isPending ? undefined : null;
  const name = localTariffName(candidate.tariff_name, language);
  const change = (id: string | null) => trpcClient.meters.setTariff.mutate({ meter_id: meter.id, tariff_id: id });
  return {
    label: t("dashboard.advice.tariff.do"),
    text: t("dashboard.advice.tariff.confirm", { name }),
    steps: ([1, 2, 3] as const).map((step) =>
      t(`dashboard.advice.tariff.step${step}`, { name, utility: data.utility }),
    ),
    link: { label: t("dashboard.advice.tariff.link", { utility: data.utility }), url: data.source.url },
    run: async () => {
      await change(tariffId);
      return () => change(meter.tariffId);
    },
    done: t("dashboard.advice.tariff.done", { name }),
  };
}

function useSetPointAction(candidate: AdviceCandidate): AdviceAction | null | undefined {
  const t = useT();
  const nameOf = useDeviceName();
  const temperature = useFormatTemperature();
  const { data, isPending } = useDevices();
  const thermostat = data?.devices.find(isThermostat);
  if (candidate.kind !== "set_point") return null;
  if (!thermostat) return isPending ? undefined : null;
  const { id, setting, range } = thermostat;
  const target = setting + (candidate.load === "heating" ? -STEP_CELSIUS : STEP_CELSIUS);
  if (target < range.min || target > range.max) return null;
  const values = { device: nameOf(thermostat), from: temperature(setting), to: temperature(target) };
  const set = (value: number) => trpcClient.devices.control.mutate({ device_id: id, command: "set", value });
  return {
    label: t(`dashboard.advice.set_point.${candidate.load}.action`),
    text: t("dashboard.advice.set_point.confirm", values),
    steps: [],
    link: null,
    run: async () => {
      await set(target);
      return () => set(setting);
    },
    done: t("dashboard.advice.set_point.done", values),
  };
}

type Thermostat = Device & { setting: number; range: NonNullable<Device["range"]> };

const isThermostat = (device: Device): device is Thermostat =>
  device.type === "thermostat" &&
  device.available &&
  device.commands.includes("set") &&
  device.setting !== null &&
  device.range?.unit === "celsius";

function usePlantAction(candidate: AdviceCandidate): AdviceAction | null | undefined {
  const t = useT();
  const { data, isPending } = useQuery({
    ...trpc.vpp.homePlants.queryOptions({}),
    enabled: candidate.kind === "plant",
  });
  // The offer is computed with the sample plant's events.
  const plant = data?.plants.find(({ sample, enrollment }) => sample && enrollment === null);
  if (candidate.kind !== "plant") return null;
  if (!plant || plant.offer.devices.length === 0) return isPending ? undefined : null;
  const input = { plant_id: plant.id };
  const names = plant.offer.devices.map(({ name }) => name).join(t("dashboard.advice.plant.comma"));
  return {
    label: t("dashboard.advice.plant.action"),
    text: t("dashboard.advice.plant.confirm", { devices: names }),
    steps: [],
    link: null,
    run: async () => {
      await trpcClient.vpp.join.mutate(input);
      return () => trpcClient.vpp.leave.mutate(input);
    },
    done: t("dashboard.advice.plant.done"),
  };
}
