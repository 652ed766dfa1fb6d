import { openObjects } from "@wattleaf/shared/contracts/public-request";
import { z } from "zod";
import { closestName } from "./closest-name";
import { isObject } from "./json";

/** A field that a request has and its contract does not. */
export interface UnknownField {
  /** `devices.0.powr` */
  path: string;
  /** The field that was probably meant; null where none is close. */
  suggestion: string | null;
}

/** A caller who sends a thousand of them learns enough from the first. */
export const MAX_UNKNOWN_FIELDS = 20;
const MAX_NAME_LENGTH = 100;

type Schema = z.core.$ZodTypes;

interface Search {
  /** Also looks into objects whose operation reports their unknown fields itself. */
  open: boolean;
  found: UnknownField[];
  /** Places without the positions in lists: the same mistake in each row of a list is one. */
  seen: Set<string>;
}

/**
 * The fields of a valid request that its schema drops, the first {@link MAX_UNKNOWN_FIELDS} of them, each with its
 * place. Of many objects in a list that share an unknown field, the first is named.
 * @param open whether unknown fields of loose objects count too
 */
export function unknownFieldsOf(schema: z.ZodType, value: unknown, { open }: { open: boolean }): UnknownField[] {
  const search: Search = { open, found: [], seen: new Set() };
  visit(schema as unknown as Schema, value, { path: "", place: "" }, search);
  return search.found;
}

/** `path` with, `place` without positions in lists. */
interface Where {
  path: string;
  place: string;
}

const below = ({ path, place }: Where, name: string, placeName = name): Where => ({
  path: path ? `${path}.${name}` : name,
  place: place ? `${place}.${placeName}` : placeName,
});

function visit(schema: Schema, value: unknown, where: Where, search: Search): void {
  if (typeof value !== "object" || value === null || search.found.length >= MAX_UNKNOWN_FIELDS) return;
  const { def } = schema._zod;
  switch (def.type) {
    case "object":
      if (isObject(value)) visitObject(schema, def, value as Record<string, unknown>, where, search);
      return;
    case "array":
      // A series has up to a million numbers.
      if (!Array.isArray(value) || !holdsObjects(def.element as Schema)) return;
      value.forEach((item, i) => visit(def.element as Schema, item, below(where, String(i), "*"), search));
      return;
    case "tuple":
      if (!Array.isArray(value)) return;
      def.items.forEach((item, i) => visit(item as Schema, value[i], below(where, String(i)), search));
      return;
    case "record":
      for (const [name, item] of Object.entries(value))
        visit(def.valueType as Schema, item, below(where, name, "*"), search);
      return;
    case "union": {
      const taken = def.options.find((option) => z.safeParse(option, value).success);
      if (taken) visit(taken as Schema, value, where, search);
      return;
    }
    case "pipe": {
      const input = def.in as Schema;
      visit(input._zod.def.type === "transform" ? (def.out as Schema) : input, value, where, search);
      return;
    }
    default: {
      const inner = innerOf(schema);
      if (inner) visit(inner, value, where, search);
    }
  }
}

function visitObject(
  schema: Schema,
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  where: Where,
  search: Search,
): void {
  // Also of a copy with a description of its own.
  const openObject = openObjects.get(schema);
  const alsoKnown = openObject?.alsoKnown ?? [];
  const isClosed = catchall === undefined || (search.open && openObject !== undefined);
  const names = [...Object.keys(shape), ...alsoKnown];
  for (const [name, item] of Object.entries(value)) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field) visit(field as Schema, item, below(where, name), search);
    else if (isClosed && !alsoKnown.includes(name)) report(name, names, where, search);
  }
}

function report(name: string, names: readonly string[], where: Where, { found, seen }: Search): void {
  const { path, place } = below(where, name.slice(0, MAX_NAME_LENGTH));
  if (seen.has(place) || found.length >= MAX_UNKNOWN_FIELDS) return;
  seen.add(place);
  found.push({ path, suggestion: closestName(name, names) });
}

/** What a wrapper such as `optional` is around; null of anything else. */
function innerOf(schema: Schema): Schema | null {
  const { def } = schema._zod;
  if (def.type === "lazy") return def.getter() as Schema;
  return "innerType" in def ? (def.innerType as Schema) : null;
}

const holders = new WeakMap<Schema, boolean>();

/** Whether values of the schema can have fields. */
function holdsObjects(schema: Schema): boolean {
  const known = holders.get(schema);
  if (known !== undefined) return known;
  holders.set(schema, true);
  const { def } = schema._zod;
  let holds: boolean;
  if (def.type === "union") holds = def.options.some((option) => holdsObjects(option as Schema));
  else if (def.type === "array") holds = holdsObjects(def.element as Schema);
  else if (def.type === "pipe") holds = holdsObjects(def.in as Schema) || holdsObjects(def.out as Schema);
  else {
    const inner = innerOf(schema);
    holds = inner ? holdsObjects(inner) : ["object", "record", "tuple"].includes(def.type);
  }
  holders.set(schema, holds);
  return holds;
}
