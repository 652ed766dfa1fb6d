import type { DeviceConnector } from "./device-connector";
import { simulatedConnector } from "./simulated";

export const CONNECTORS: Record<"simulated", DeviceConnector> = { simulated: simulatedConnector };
