import type { Operation } from "../../../packages/shared/src/contracts/operation";
import type { SeededRandom } from "./random";

/** The inputs that name what these operations return as `id`. */
const NAMED_BY: Readonly<Record<string, string>> = {
  "vpp.createPlant": "plant_id",
  "vpp.addParticipant": "participant_id",
  "vpp.enrollDevice": "device_id",
  "vpp.createEvent": "event_id",
  "openadr.createProgram": "programID",
  "openadr.createVen": "venID",
  "openadr.createSubscription": "subscriptionID",
  "openadr.createEvent": "eventID",
  "openadr.createReport": "reportID",
  "meters.list": "meter_id",
  "devices.list": "device_id",
  "devices.connect": "device_id",
  "marketplace.items": "itemId",
};

/** Old ones are likely to be gone. */
const KEPT = 20;

/** Ids from earlier answers, so that calls reach what exists. */
export class KnownIds {
  readonly #ids = new Map<string, string[]>();

  learn({ id }: Operation, answer: unknown): void {
    for (const part of [answer].flat().slice(0, 5)) {
      if (typeof part !== "object" || part === null) continue;
      for (const [name, value] of Object.entries(part)) {
        if (Array.isArray(value)) this.learn({ id } as Operation, value);
        if (typeof value !== "string" || value === "") continue;
        if (/(?:_id|I[Dd])$/.test(name)) this.#add(name, value);
        if (name === "id") this.#add(NAMED_BY[id] ?? name, value);
      }
    }
  }

  pick(field: string, random: SeededRandom): string | undefined {
    const ids = this.#ids.get(field);
    return ids && random.pick(ids);
  }

  #add(name: string, value: string): void {
    const ids = this.#ids.get(name) ?? [];
    this.#ids.set(name, [...ids.filter((one) => one !== value), value].slice(-KEPT));
  }
}
