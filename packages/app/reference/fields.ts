import type { z } from "zod";
import type { ReferenceField, ReferenceLimit } from "./reference";

type Schema = z.core.JSONSchema.BaseSchema;

/** Our bodies are not nested more deeply than this; a recursive schema would never end. */
const MAX_DEPTH = 6;

/** The fields of a body from its JSON Schema. A body that is a list becomes one field named `[]`. */
export function fieldsOf(root: Schema): ReferenceField[] {
  const body = resolve(root, root);
  if (body.type !== "array") return propertiesOf(body, root, 0);
  return [describe("[]", body, true, root, 0)];
}

function propertiesOf(schema: Schema, root: Schema, depth: number): ReferenceField[] {
  if (depth > MAX_DEPTH) return [];
  const variants = variantsOf(schema, root).filter(({ type }) => type !== "null");
  const names = new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return Array.from(names, (name) => {
    const holders = variants.filter(({ properties }) => properties?.[name] !== undefined);
    const required =
      holders.length === variants.length && holders.every((holder) => holder.required?.includes(name) ?? false);
    return describe(name, oneOf(holders.map(({ properties }) => properties?.[name] as Schema)), required, root, depth);
  });
}

function describe(name: string, schema: Schema, required: boolean, root: Schema, depth: number): ReferenceField {
  const variants = variantsOf(schema, root);
  const inner = variants.map((variant) => itemsOf(variant, root)).filter((found) => found !== null);
  return {
    name,
    type: unique(variants.map((variant) => typeOf(variant, root))).join(" or "),
    required,
    description: schema.description ?? variants.find(({ description }) => description)?.description ?? "",
    limits: [...new Map(variants.flatMap(limitsOf).map((limit) => [JSON.stringify(limit), limit])).values()],
    fields: inner.length === 0 ? [] : propertiesOf(oneOf(inner), root, depth + 1),
  };
}

/** The object to expand: the value itself, or the items of a list or a map. */
function itemsOf(schema: Schema, root: Schema): Schema | null {
  if (schema.type === "array" && isSchema(schema.items)) return firstObject(schema.items, root);
  if (schema.type === "object" && !schema.properties && isSchema(schema.additionalProperties)) {
    return firstObject(schema.additionalProperties, root);
  }
  return schema.properties ? schema : null;
}

const firstObject = (schema: Schema, root: Schema) => {
  const found = variantsOf(schema, root)
    .map((variant) => itemsOf(variant, root))
    .filter((item) => item !== null);
  return found.length === 0 ? null : oneOf(found);
};

function typeOf(schema: Schema, root: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.type === "array") return `array of ${itemType(schema.items, root)}`;
  if (schema.type === "object" && !schema.properties && isSchema(schema.additionalProperties)) {
    return `map of name to ${itemType(schema.additionalProperties, root)}`;
  }
  return schema.format === "date-time" ? "date-time" : String(schema.type ?? "any");
}

function itemType(items: Schema["items"] | Schema["additionalProperties"], root: Schema): string {
  if (!isSchema(items)) return "any";
  const types = unique(variantsOf(items, root).map((variant) => typeOf(variant, root)));
  return types.length > 1 ? `(${types.join(" or ")})` : (types[0] ?? "any");
}

function limitsOf(schema: Schema): ReferenceLimit[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const above = bound(exclusiveMinimum);
  const below = bound(exclusiveMaximum);
  return [
    range(bound(minimum), bound(maximum), ""),
    above !== undefined && { text: "more than {n}", values: { n: count(above) } },
    below !== undefined && { text: "less than {n}", values: { n: count(below) } },
    range(schema.minLength, schema.maxLength, " characters"),
    range(schema.minItems, schema.maxItems, " items"),
    isWorthTelling(schema.default) && { text: "default {n}", values: { n: JSON.stringify(schema.default) } },
  ].filter((limit) => limit !== false);
}

function range(least: number | undefined, most: number | undefined, unit: string): ReferenceLimit | false {
  if (least !== undefined && most !== undefined) {
    if (least === most) return { text: `exactly {n}${unit}`, values: { n: count(least) } };
    return { text: `{least} to {most}${unit}`, values: { least: count(least), most: count(most) } };
  }
  if (unit && least === 1) return { text: "not empty", values: {} };
  if (least !== undefined) return { text: `at least {n}${unit}`, values: { n: count(least) } };
  return most !== undefined && { text: `at most {n}${unit}`, values: { n: count(most) } };
}

/** zod bounds every integer by the range that a double represents exactly; that is not our limit. */
const bound = (value: number | boolean | undefined) =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** Defaults that mean "nothing" are not worth listing. */
const isWorthTelling = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

const count = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 6 });

/** The alternatives of a schema, with references resolved; a plain schema is its own only alternative. */
function variantsOf(schema: Schema, root: Schema): Schema[] {
  const { $ref: _, anyOf, oneOf: exclusive, allOf, ...rest } = resolve(schema, root);
  const alternatives = anyOf ?? exclusive;
  if (alternatives) return alternatives.filter(isSchema).flatMap((alternative) => variantsOf(alternative, root));
  // zod writes a nullable plain value as a list of types.
  const types: unknown = rest.type;
  if (Array.isArray(types)) return types.map((type) => ({ ...rest, type }) as Schema);
  if (!allOf) return [rest];
  const parts = [rest, ...allOf.filter(isSchema).map((part) => resolve(part, root))];
  return [
    {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required }) => required ?? []),
    } as Schema,
  ];
}

function resolve(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace(/^#\/\$defs\//, "");
  const target = schema.$ref === "#" ? root : root.$defs?.[name];
  if (!target) throw new Error(`The schema refers to ${schema.$ref}, which it does not define`);
  return { ...target, ...(schema.description ? { description: schema.description } : {}) };
}

const oneOf = (schemas: readonly Schema[]): Schema => {
  const [first, ...others] = schemas;
  if (first && others.length === 0) return first;
  return { anyOf: [...schemas] };
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const unique = (texts: readonly string[]) => [...new Set(texts)];
