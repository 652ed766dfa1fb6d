export { deleteOldDeliveries, startWebhooks } from "./deliver";
export { importFailedMessage, meterConnectedMessage, redeemedMessage } from "./tell";
