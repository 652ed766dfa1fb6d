export { connectDevice, controlDevice, disconnectDevices, listDevices, removeDevice, shownDevices } from "./service";
