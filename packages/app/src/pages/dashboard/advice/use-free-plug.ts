import { useQuery } from "@tanstack/react-query";
import type { Device } from "@wattleaf/shared/contracts/devices";
import { useDevices } from "../../../components/devices/use-devices";
import { trpc } from "../../../lib/trpc";

/** A smart plug that can be switched and has no schedule of its own; null without one, undefined until that is known. */
export function useFreePlug(isAsked: boolean): Device | null | undefined {
  const { data, isPending } = useDevices();
  const schedules = useQuery({ ...trpc.devices.schedules.queryOptions({}), enabled: isAsked });
  if (!isAsked) return null;
  if (!schedules.data || !data) return isPending || schedules.isPending ? undefined : null;
  const scheduled = new Set(schedules.data.schedules.map(({ deviceId }) => deviceId));
  return (
    data.devices.find(
      ({ id, type, available, commands }) =>
        type === "smart_plug" && available && commands.includes("on") && !scheduled.has(id),
    ) ?? null
  );
}
