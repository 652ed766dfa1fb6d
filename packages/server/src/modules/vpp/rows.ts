import type { ObjectType, WriteOperation } from "@wattleaf/shared/contracts/openadr/objects";
import type {
  vppDevices,
  vppEvents,
  vppParticipants,
  vppPlants,
  vppReports,
  vppSettlements,
  vppSubscriptions,
} from "../../db/schema/vpp";

export type PlantRow = typeof vppPlants.$inferSelect;
export type ParticipantRow = typeof vppParticipants.$inferSelect;
export type DeviceRow = typeof vppDevices.$inferSelect;
export type EventRow = typeof vppEvents.$inferSelect;
export type SettlementRow = typeof vppSettlements.$inferSelect;
export type ReportRow = typeof vppReports.$inferSelect;
export type SubscriptionRow = typeof vppSubscriptions.$inferSelect;

/** What subscribers are told of a write, stored together with it. */
export interface Change {
  plantId: string;
  objectType: ObjectType;
  operation: WriteOperation;
  object: object;
}
