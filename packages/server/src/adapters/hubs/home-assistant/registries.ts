import type { Connection } from "home-assistant-js-websocket";
import { z } from "zod";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { TemperatureUnit } from "../temperature";
import { within } from "../within";
import type { Registered } from "./entities";

/** An older or reduced server may leave a question without an answer. */
const PATIENCE_MS = 5 * SECOND_MS;

const entityEntries = z.array(
  z.object({
    entity_id: z.string(),
    device_id: z.string().nullish(),
    entity_category: z.string().nullish(),
    hidden_by: z.string().nullish(),
  }),
);
const deviceEntries = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), name_by_user: z.string().nullish() }),
);
const configuration = z.object({ unit_system: z.object({ temperature: z.string() }) });

export interface Registries {
  /** Empty when the server does not tell. */
  entities: ReadonlyMap<string, Registered>;
  temperatureUnit: TemperatureUnit;
}

/** What belongs together, and in which unit temperatures are. */
export async function readRegistries(connection: Connection): Promise<Registries> {
  const [entities, devices, config] = await Promise.all([
    asked(connection, "config/entity_registry/list", entityEntries),
    asked(connection, "config/device_registry/list", deviceEntries),
    asked(connection, "get_config", configuration),
  ]);
  const names = new Map((devices ?? []).map(({ id, name, name_by_user: own }) => [id, own ?? name ?? null]));
  return {
    entities: new Map(
      (entities ?? []).map(({ entity_id: id, device_id: device, entity_category: category, hidden_by: hiddenBy }) => [
        id,
        {
          device: device ? { id: device, name: names.get(device) ?? null } : null,
          isHidden: Boolean(category ?? hiddenBy),
        },
      ]),
    ),
    temperatureUnit: config?.unit_system.temperature.includes("F") ? "F" : "C",
  };
}

/** Null when the server does not know the question, does not answer, or answers otherwise. */
async function asked<T>(connection: Connection, type: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const answer = await within(PATIENCE_MS, connection.sendMessagePromise<unknown>({ type }));
    return schema.safeParse(answer).data ?? null;
  } catch {
    return null;
  }
}
