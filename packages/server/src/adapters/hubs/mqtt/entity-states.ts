import type { EntityState } from "../hub-connection";
import type { MqttEntity } from "./discovery";
import type { ValueName, Values } from "./fields";

/** Where a message goes: to a value of an entity, or to one of its availabilities. */
type Binding = { entity: MqttEntity } & ({ value: ValueName } | { availability: number });

interface Told {
  values: Values;
  toldMs: number;
  /** By the entity's availability sources; absent until it has said something. */
  isOnline: Map<number, boolean>;
  newestOnline: boolean | null;
}

/** What the broker's topics say of entities. */
export class EntityStates {
  readonly #bindings = new Map<string, Binding[]>();
  readonly #told = new Map<string, Told>();

  /** @returns the topics that have to be subscribed to */
  add(entity: MqttEntity): string[] {
    const sources = Object.entries(entity.protocol.sources).map(
      ([value, { topic }]) => [topic, { entity, value: value as ValueName }] as const,
    );
    const availability = entity.availability.sources.map(
      ({ topic }, index) => [topic, { entity, availability: index }] as const,
    );
    const added: string[] = [];
    for (const [topic, binding] of [...sources, ...availability]) {
      const known = this.#bindings.get(topic);
      if (known) known.push(binding);
      else {
        this.#bindings.set(topic, [binding]);
        added.push(topic);
      }
    }
    if (!this.#told.has(entity.id))
      this.#told.set(entity.id, { values: {}, toldMs: 0, isOnline: new Map(), newestOnline: null });
    return added;
  }

  /** @param keepsTold whether what it has told is kept, for an entity that is announced again */
  remove(entity: MqttEntity, keepsTold: boolean): string[] {
    const gone: string[] = [];
    for (const [topic, bindings] of this.#bindings) {
      const left = bindings.filter((binding) => binding.entity !== entity);
      if (left.length === bindings.length) continue;
      if (left.length > 0) this.#bindings.set(topic, left);
      else {
        this.#bindings.delete(topic);
        gone.push(topic);
      }
    }
    if (!keepsTold) this.#told.delete(entity.id);
    return gone;
  }

  /** @returns the entities that the message told something of */
  take(topic: string, payload: string, nowMs: number): string[] {
    const changed = new Set<string>();
    for (const binding of this.#bindings.get(topic) ?? []) {
      const told = this.#told.get(binding.entity.id);
      if (told && this.#takes(binding, told, payload, nowMs)) changed.add(binding.entity.id);
    }
    return [...changed];
  }

  /** Notes what an entity that reports no state was told. */
  assume(entityId: string, values: Values, nowMs: number): void {
    const told = this.#told.get(entityId);
    if (told) Object.assign(told, { values: { ...told.values, ...values }, toldMs: nowMs });
  }

  valuesOf = (entityId: string): Values => this.#told.get(entityId)?.values ?? {};

  stateOf(entity: MqttEntity, nowMs: number): EntityState {
    const told = this.#told.get(entity.id);
    const isFresh = entity.expireAfterMs === null || (told !== undefined && nowMs - told.toldMs < entity.expireAfterMs);
    return {
      on: null,
      setting: null,
      temperatureCelsius: null,
      measured: null,
      ...entity.protocol.stateFrom(told?.values ?? {}),
      available: isFresh && told !== undefined && isAvailable(entity, told),
    };
  }

  #takes(binding: Binding, told: Told, payload: string, nowMs: number): boolean {
    if ("availability" in binding) {
      const source = binding.entity.availability.sources[binding.availability];
      const said = source?.read(payload);
      const isOnline = said === source?.online ? true : said === source?.offline ? false : null;
      if (isOnline === null) return false;
      told.isOnline.set(binding.availability, isOnline);
      told.newestOnline = isOnline;
      return true;
    }
    const text = binding.entity.protocol.sources[binding.value]?.read(payload) ?? null;
    // The message is about something else of the device.
    if (text === null) return false;
    told.values[binding.value] = text;
    told.toldMs = nowMs;
    return true;
  }
}

/** By the rules of Home Assistant: what has said nothing yet is not available, and without any topic everything is. */
function isAvailable({ availability: { mode, sources } }: MqttEntity, { isOnline, newestOnline }: Told): boolean {
  if (sources.length === 0) return true;
  if (mode === "latest") return newestOnline === true;
  const each = sources.map((_, index) => isOnline.get(index) === true);
  return mode === "all" ? each.every(Boolean) : each.some(Boolean);
}
