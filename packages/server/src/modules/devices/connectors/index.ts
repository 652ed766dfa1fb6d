import type { DEVICE_SOURCES } from "@wattleaf/shared/domain/devices";
import type { Platform } from "../../../core/platform";
import type { DeviceConnector } from "./device-connector";
import { hubConnector } from "./hub";
import { simulatedConnector } from "./simulated";

/** How a device is reached. */
export const connectorFor = (platform: Platform, source: (typeof DEVICE_SOURCES)[number]): DeviceConnector =>
  source === "simulated" ? simulatedConnector : hubConnector(platform.liveHubs);
