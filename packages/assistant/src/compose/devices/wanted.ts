import { some } from "../../frame/conversation/merge";
import type { Frame } from "../../frame/frame";
import type { WantedDevices } from "../../tools/find-devices";

/** The slots of a frame that say which devices are meant. */
export function wantedIn({
  devices,
  appliances: named,
  rooms,
  everyDevice,
  exceptDevice,
  read,
  subject,
  metric,
}: Frame): WantedDevices {
  const isNamed = [devices, named].some((slot) => slot && slot.length > 0);
  // "How much charge is left" is asked of a battery, where no car is spoken of.
  const implied =
    subject === "ev" || subject === "battery" ? subject : metric === "battery_level" ? "battery" : undefined;
  const appliances = !isNamed && implied ? [implied] : named;
  return {
    names: some(devices),
    appliances: some(appliances),
    applianceWords: appliances?.length === 1 ? read.appliances?.words : undefined,
    rooms: some(rooms),
    everyDevice,
    exceptDevice: exceptDevice || undefined,
  };
}
