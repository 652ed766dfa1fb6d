import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { z } from "zod";
import type { HubEntity } from "../hub-connection";
import { expanded, isObject } from "./abbreviations";
import { climateOf } from "./entities/climate";
import { coverOf } from "./entities/cover";
import { fanOf } from "./entities/fan";
import { lightOf } from "./entities/light";
import { binarySensorOf, sensorOf } from "./entities/sensor";
import { switchOf } from "./entities/switch";
import { type CommonFields, commonFields, type EntityProtocol } from "./fields";
import type { ReadValue } from "./value-template";

/** homeassistant/<component>/[<node>/]<object>/config */
const DISCOVERY_TOPIC = /^homeassistant\/([\w-]+)\/((?:[\w-]+\/)?[\w-]+)\/config$/;
export const DISCOVERY_FILTERS = ["homeassistant/+/+/config", "homeassistant/+/+/+/config"] as const;
export const isDiscovery = (topic: string): boolean => topic.startsWith("homeassistant/") && topic.endsWith("/config");

/** Where a device says that it is there. */
export interface AvailabilitySource {
  topic: string;
  read: ReadValue;
  online: string;
  offline: string;
}

export interface MqttEntity extends HubEntity {
  protocol: EntityProtocol;
  retain: boolean;
  availability: { mode: "all" | "any" | "latest"; sources: readonly AvailabilitySource[] };
  expireAfterMs: number | null;
}

export interface Discovered {
  entities: MqttEntity[];
  /** What was wrong with those that are left out, one sentence each. */
  faults: string[];
}

/** Kinds that are used; others, such as buttons and cameras, are no fault. */
const KINDS: Readonly<Record<string, (payload: unknown) => EntityProtocol | null>> = {
  switch: switchOf,
  light: lightOf,
  climate: climateOf,
  fan: fanOf,
  cover: coverOf,
  sensor: sensorOf,
  binary_sensor: binarySensorOf,
};

/**
 * The entities of a discovery message: one of its own, or all of a device. An empty payload removes what the topic told
 * before, and so has none.
 */
export function discover(topic: string, payload: string): Discovered {
  const [, component = "", object = ""] = DISCOVERY_TOPIC.exec(topic) ?? [];
  if (payload === "") return { entities: [], faults: [] };
  let content: unknown;
  try {
    content = JSON.parse(payload);
  } catch {
    return { entities: [], faults: ["is not JSON"] };
  }
  if (!isObject(content)) return { entities: [], faults: ["is not an object"] };
  const whole = expanded(content);
  const parts = component === "device" ? componentsOf(whole, object) : [{ component, key: object, payload: whole }];
  const found: Discovered = { entities: [], faults: [] };
  for (const part of parts) {
    try {
      const entity = entityOf(part);
      if (entity) found.entities.push(entity);
    } catch (error) {
      found.faults.push(faultOf(error));
    }
  }
  return found;
}

interface Part {
  component: string;
  /** Names it where it has no id of its own. */
  key: string;
  payload: Record<string, unknown>;
}

/** The components of a device-based message, each with what the device says for all. */
function componentsOf({ components, ...shared }: Record<string, unknown>, object: string): Part[] {
  if (!isObject(components)) return [];
  return Object.entries(components).flatMap(([key, one]) => {
    if (!isObject(one)) return [];
    const payload = expanded({ ...one, ...("~" in one || !("~" in shared) ? {} : { "~": shared["~"] }) });
    const { platform, ...own } = payload;
    // A component that says its platform alone has been removed.
    if (typeof platform !== "string" || Object.keys(own).every((name) => name === "~")) return [];
    return [{ component: platform, key: `${object}/${key}`, payload: { ...shared, ...own } }];
  });
}

function entityOf({ component, key, payload }: Part): MqttEntity | null {
  const protocol = KINDS[component]?.(payload);
  if (!protocol) return null;
  const fields = commonFields.parse(payload);
  const isMeter = protocol.kind === "power" || protocol.kind === "energy";
  // Settings and diagnostics of a device, such as its child lock, are no appliances.
  if (!isMeter && (fields.entity_category || !fields.enabled_by_default)) return null;
  if (protocol.commands.length === 0 && Object.keys(protocol.sources).length === 0) return null;
  const device = deviceOf(fields);
  return {
    id: `${component}.${fields.unique_id ?? key}`,
    kind: protocol.kind,
    name: fields.name ?? device?.name ?? fields.object_id ?? key,
    device,
    commands: protocol.commands,
    range: protocol.range,
    assumed: protocol.assumed,
    countsBackward: protocol.countsBackward ?? false,
    protocol,
    retain: fields.retain,
    availability: { mode: fields.availability_mode, sources: availabilityOf(fields) },
    expireAfterMs: fields.expire_after ? fields.expire_after * SECOND_MS : null,
  };
}

function deviceOf({ device }: CommonFields): HubEntity["device"] {
  if (!device) return null;
  const { identifiers, connections, name } = device;
  const [first = connections?.[0]?.join(":")] = typeof identifiers === "string" ? [identifiers] : (identifiers ?? []);
  return first === undefined ? null : { id: first, name: name ?? null };
}

function availabilityOf(fields: CommonFields): AvailabilitySource[] {
  if (fields.availability)
    return fields.availability.map((one) => ({
      topic: one.topic,
      read: one.value_template,
      online: one.payload_available,
      offline: one.payload_not_available,
    }));
  const { availability_topic: topic, availability_template: read } = fields;
  if (topic === undefined) return [];
  return [{ topic, read, online: fields.payload_available, offline: fields.payload_not_available }];
}

const faultOf = (error: unknown): string =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")
    : "cannot be read";
