import type { AdviceCandidate } from "@wattleaf/shared/contracts/advice";
import { WEEKDAYS } from "@wattleaf/shared/domain/device-schedules";
import { useDeviceName } from "../../../components/devices/use-device-name";
import { useT } from "../../../lib/i18n";
import { trpcClient } from "../../../lib/trpc";
import type { ReadyMeter } from "../energy/use-energy";
import type { AdviceAction } from "./advice-action";
import { useFreePlug } from "./use-free-plug";

/** When most homes sleep; the Devices page changes it. */
const OFF_AT = "23:00";
const ON_AT = "07:00";

/** Turns a free smart plug off at night, with what is plugged into it; null without one, undefined until that is known. */
export function useStandbyAction(
  candidate: AdviceCandidate,
  { timeZone }: ReadyMeter,
): AdviceAction | null | undefined {
  const t = useT();
  const nameOf = useDeviceName();
  const plug = useFreePlug(candidate.kind === "standby");
  if (candidate.kind !== "standby") return null;
  if (!plug) return plug;
  const values = { device: nameOf(plug), off: OFF_AT, on: ON_AT };
  const add = async (command: "off" | "on", time: string) => {
    const schedule = { device_id: plug.id, command, time, weekdays: [...WEEKDAYS], time_zone: timeZone };
    const { actionId } = await trpcClient.devices.addSchedule.mutate(schedule);
    return () => trpcClient.devices.undo.mutate({ action_id: actionId });
  };
  return {
    label: t("dashboard.advice.standby.do"),
    text: t("dashboard.advice.standby.confirm", values),
    steps: ([1, 2] as const).map((step) => t(`dashboard.advice.standby.step${step}`, values)),
    link: null,
    run: async () => {
      // On first: a plug that is only turned off would stay off, should the second call fail.
      const undoOn = await add("on", ON_AT);
      const undoOff = await add("off", OFF_AT).catch(async (error: unknown) => {
        await undoOn();
        throw error;
      });
      return () => undoOff().then(undoOn);
    },
    done: t("dashboard.advice.standby.done", values),
  };
}
