import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { expect, test } from "vitest";
import { z } from "zod";
import { clientDeclarations } from "./declarations";
import { typeOfSchema } from "./schema-type";

const input = (schema: z.ZodType) => typeOfSchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));

test.each<[z.ZodType, string]>([
  [z.string().max(5), "string"],
  [z.int().min(0), "number"],
  [z.enum(["on", "off"]), '"on" | "off"'],
  [z.literal(7), "7"],
  [z.string().nullable(), "string | null"],
  [z.array(z.number()), "number[]"],
  [z.array(z.number().nullable()), "Array<number | null>"],
  [z.array(z.array(z.string())), "string[][]"],
  [z.tuple([z.string(), z.number()]), "[string, number]"],
  [z.record(z.string(), z.number()), "Record<string, number>"],
  [z.unknown(), "unknown"],
  [z.union([z.boolean(), z.array(z.string())]), "boolean | string[]"],
  [z.object({ a: z.string(), b: z.number().default(1) }), '{ "a": string; "b"?: number | undefined; }'],
  [z.object({ a: z.string().describe("Ends */ early") }), '{ /** Ends *\\/ early */ "a": string; }'],
  [z.looseObject({ a: z.string() }), '{ "a": string; [field: string]: unknown; }'],
])("case %#: %o is %s", (schema, type) => expect(input(schema)).toBe(type));

test("every operation has its input, its output and its call", () => {
  const declarations = clientDeclarations();
  for (const { id, method } of OPERATIONS) {
    const [domain, name] = id.split(".");
    const types = `WattleafInputs["${domain}"]["${name}"], WattleafOutputs["${domain}"]["${name}"]`;
    expect(declarations).toContain(`${name}: ${method === "GET" ? "Query" : "Mutation"}<${types}>;`);
  }
});
