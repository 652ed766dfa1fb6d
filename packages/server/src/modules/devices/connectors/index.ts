import type { DEVICE_CONNECTORS } from "../../../db/schema/devices";
import type { DeviceConnector } from "./device-connector";
import { simulatedConnector } from "./simulated";

export type ConnectorName = (typeof DEVICE_CONNECTORS)[number];

export const CONNECTORS: Record<ConnectorName, DeviceConnector> = { simulated: simulatedConnector };
