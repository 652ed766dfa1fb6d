export { type OwnHub, registerHubDevices } from "./hub-devices";
export { listHubDevices, noteMeasured } from "./repo";
export { connectDevice, controlDevice, listDevices, removeDevice } from "./service";
