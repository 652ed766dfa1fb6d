import type { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;

/** A JSON Schema, as zod writes one, as a TypeScript type with its descriptions as comments. */
export function typeOfSchema(schema: Schema | boolean | undefined): string {
  if (typeof schema !== "object") return schema === false ? "never" : "unknown";
  if (schema.$ref) throw new Error(`A type can't refer to ${schema.$ref} yet`);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union((alternatives as Schema[]).map(typeOfSchema));
  if (schema.allOf) return (schema.allOf as Schema[]).map((part) => `(${typeOfSchema(part)})`).join(" & ");
  const types: unknown = schema.type;
  if (Array.isArray(types)) return union(types.map((type) => typeOfSchema({ ...schema, type } as Schema)));
  if (types === "integer" || types === "number") return "number";
  if (types === "string" || types === "boolean" || types === "null") return types;
  if (types === "array") return arrayType(schema);
  if (types === "object") return objectType(schema);
  return "unknown";
}

function arrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${(prefixItems as Schema[]).map(typeOfSchema).join(", ")}]`;
  const item = typeOfSchema(items as Schema | undefined);
  return /^[\w"{]/.test(item) && !item.includes(" | ") ? `${item}[]` : `Array<${item}>`;
}

function objectType({ properties, required = [], additionalProperties, propertyNames }: Schema): string {
  const rest = typeof additionalProperties === "object" ? typeOfSchema(additionalProperties as Schema) : null;
  if (!properties) {
    const key = (propertyNames as Schema | undefined)?.enum ? typeOfSchema(propertyNames as Schema) : "string";
    return `Record<${key}, ${rest ?? "unknown"}>`;
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const { description } = Object(field) as Schema;
    const optional = required.includes(name) ? "" : "?";
    return `${comment(description)}${JSON.stringify(name)}${optional}: ${typeOfSchema(field as Schema)}${optional && " | undefined"};`;
  });
  // Every other field may be anything, which is all that TypeScript can say beside the known ones.
  const others = rest === null ? [] : ["[field: string]: unknown;"];
  return `{ ${[...fields, ...others].join(" ")} }`;
}

const union = (types: readonly string[]): string => {
  const distinct = [...new Set(types)];
  return distinct.includes("unknown") ? "unknown" : distinct.join(" | ") || "never";
};

export const comment = (text: string | undefined): string => (text ? `/** ${text.replaceAll("*/", "*\\/")} */ ` : "");
