export { connectDevice, controlDevice, listDevices, removeDevice } from "./service";
