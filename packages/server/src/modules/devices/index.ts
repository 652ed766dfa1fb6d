export { type OwnHub, registerHubDevices } from "./hub-devices";
export { listHubDevices, noteMeasured } from "./repo";
export { startDueSchedules } from "./schedules/due";
export { addAssistantSchedules, addSchedule } from "./schedules/service";
export { commandDevice, connectDeviceAt, listDevices } from "./service";
