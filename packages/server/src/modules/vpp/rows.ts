import type { ObjectType, WriteOperation } from "@wattleaf/shared/contracts/openadr/objects";
import type { vppDevices, vppEvents, vppParticipants, vppPlants, vppSettlements } from "../../db/schema/vpp";

export type PlantRow = typeof vppPlants.$inferSelect;
export type ParticipantRow = typeof vppParticipants.$inferSelect;
export type DeviceRow = typeof vppDevices.$inferSelect;
export type EventRow = typeof vppEvents.$inferSelect;
export type SettlementRow = typeof vppSettlements.$inferSelect;

/** What subscribers are told of a write, stored together with it. */
export interface Change {
  plantId: string;
  objectType: ObjectType;
  operation: WriteOperation;
  object: object;
}
