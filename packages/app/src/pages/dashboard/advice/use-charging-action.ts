import { skipToken, useQuery } from "@tanstack/react-query";
import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import type { RunReason } from "@wattleaf/shared/contracts/devices/schedules";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import { timeOf } from "../../../components/devices/local-moment";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useDevices } from "../../../components/devices/use-devices";
import { useT } from "../../../lib/i18n";
import { trpc, trpcClient } from "../../../lib/trpc";
import type { ReadyMeter } from "../energy/use-energy";
import type { AdviceAction } from "./advice-action";

/** A day's driving at a home charger's usual power; the Devices page changes it. */
const CHARGE_HOURS = 4;
/** When a car that charges at once begins. */
const HOME_AT = "18:00";

/**
 * Schedules the charger for the cheapest hours of each day; undefined until they are known, null without a charger, or with
 * one that has a schedule.
 */
export function useChargingAction(
  candidate: AdviceCandidate,
  { timeZone }: ReadyMeter,
): AdviceAction | null | undefined {
  const t = useT();
  const nameOf = useDeviceName();
  const isAsked = candidate.kind === "shift_car";
  const { data, isPending } = useDevices();
  const schedules = useQuery({ ...trpc.devices.schedules.queryOptions({}), enabled: isAsked });
  const charger = data?.devices.find(({ type, available }) => type === "ev_charger" && available);
  const run = { command: "on" as const, minutes: CHARGE_HOURS * 60, time_zone: timeZone };
  const preview = useQuery({
    queryKey: ["cheapest charging", charger?.id, timeZone],
    queryFn:
      isAsked && charger
        ? () => trpcClient.devices.previewSchedule.mutate({ device_id: charger.id, time: HOME_AT, ...run })
        : skipToken,
  });
  const cheapest = preview.data?.schedule.reason && cheapestStart(preview.data.schedule.reason);
  const isScheduled = schedules.data?.schedules.some(({ deviceId }) => deviceId === charger?.id) ?? true;
  if (!isAsked) return null;
  if (isPending || schedules.isPending || (charger && preview.isPending)) return undefined;
  if (!charger || !cheapest || isScheduled) return null;
  const time = timeOf(Date.parse(cheapest), timeZone);
  const values = { device: nameOf(charger), time, hours: CHARGE_HOURS };
  return {
    label: t("dashboard.advice.shift_car.do"),
    text: t("dashboard.advice.shift_car.confirm", values),
    steps: [],
    link: null,
    run: async () => {
      const input = { device_id: charger.id, time, weekdays: [...WEEKDAYS], ...run };
      const { actionId } = await trpcClient.devices.addSchedule.mutate(input);
      return () => trpcClient.devices.undo.mutate({ action_id: actionId });
    },
    done: t("dashboard.advice.shift_car.done", values),
  };
}

const cheapestStart = ({ isCheapest, startsAt, alternative }: RunReason): string | null => {
  if (isCheapest) return startsAt;
  return alternative.kind === "cheapest" ? alternative.startsAt : null;
};
