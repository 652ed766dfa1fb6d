import type { Device } from "@wattleaf/shared/contracts/devices";
import { isSimulatedType } from "@wattleaf/shared/domain/devices";
import { useT } from "../../lib/i18n";
import { useSession } from "../../lib/session";

/** A device's name as the user entered it; the sample household's device names are translated. */
export function useDeviceName(): (device: Pick<Device, "name" | "type">) => string {
  const t = useT();
  const isSample = useSession().user?.isSample ?? false;
  return ({ name, type }) => (isSample && isSimulatedType(type) ? t(`devices.sample.${type}`) : name);
}
