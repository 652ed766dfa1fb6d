import type { PricedSpan } from "@wattleaf/engine/demand-response/settlement/settle-event";
import type { DeviceRow, EventRow, ParticipantRow, PlantRow } from "./rows";

/** A plant's objects as OpenADR tells of them. */
export interface OpenAdrObjects {
  program(plant: PlantRow): object;
  ven(participant: ParticipantRow, plant: PlantRow, devices: readonly DeviceRow[]): object;
  /** The prices of an event whose price changes; undefined where one holds throughout. */
  prices(event: EventRow): PricedSpan[] | undefined;
  resource(device: DeviceRow): object;
  event(event: EventRow, plant: PlantRow): object;
}

declare module "../../core/platform" {
  interface Platform {
    /**
     * What subscribers are told of a write, stored together with it. A port: openadr reads and writes plants through this
     * module, so this module cannot import it.
     */
    openAdr: OpenAdrObjects;
  }
}
