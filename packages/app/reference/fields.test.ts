import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./fields";

const inputFields = (schema: z.ZodType) => fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
const nothing = { description: "", limits: [], fields: [] };

describe("the fields of a body", () => {
  it("have their type, their limits, their description and whether they are required", () => {
    const fields = inputFields(
      z.object({
        sample_rate: z.number().positive().describe("Samples a second"),
        time_horizon: z.int().min(1).max(48).default(24),
        name: z.string().max(60).optional(),
      }),
    );
    expect(fields).toEqual([
      {
        ...nothing,
        name: "sample_rate",
        type: "number",
        required: true,
        description: "Samples a second",
        limits: [{ text: "more than {n}", values: { n: "0" } }],
      },
      {
        ...nothing,
        name: "time_horizon",
        type: "integer",
        required: false,
        limits: [
          { text: "{least} to {most}", values: { least: "1", most: "48" } },
          { text: "default {n}", values: { n: "24" } },
        ],
      },
      {
        ...nothing,
        name: "name",
        type: "string",
        required: false,
        limits: [{ text: "at most {n} characters", values: { n: "60" } }],
      },
    ]);
  });

  it("list the values of a choice, and whether a value may be null", () => {
    const fields = inputFields(z.object({ status: z.enum(["online", "offline"]), since: z.int().nullable() }));
    expect(fields.map(({ type }) => type)).toEqual(['"online" or "offline"', "integer or null"]);
    expect(fields[1]?.limits).toEqual([]);
  });

  it("include nested lists, maps and objects", () => {
    const period = z.object({ rate: z.number().describe("$/kWh") });
    const fields = inputFields(
      z.object({
        kwh: z.array(z.number().nullable()).min(1),
        periods: z.array(period),
        byName: z.record(z.string(), period),
      }),
    );
    expect(fields).toMatchObject([
      { name: "kwh", type: "array of (number or null)", limits: [{ text: "not empty", values: {} }], fields: [] },
      { name: "periods", type: "array of object", fields: [{ name: "rate", description: "$/kWh", required: true }] },
      { name: "byName", type: "map of name to object", fields: [{ name: "rate" }] },
    ]);
  });

  it("of two kinds of object are all listed, and required only where both require them", () => {
    const kinds = z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("battery"), capacity_kwh: z.number() }),
      z.object({ kind: z.literal("ev"), deadline: z.string() }),
    ]);
    expect(inputFields(z.object({ device: kinds }))[0]).toMatchObject({
      type: "object",
      fields: [
        { name: "kind", type: '"battery" or "ev"', required: true },
        { name: "capacity_kwh", required: false },
        { name: "deadline", required: false },
      ],
    });
  });

  it("of a schema that is used twice are listed in both places", () => {
    const series = z.object({ kwh: z.array(z.number()) }).meta({ id: "Series", description: "A series" });
    expect(inputFields(z.object({ load: series, solar: series }))).toMatchObject([
      { name: "load", description: "A series", fields: [{ name: "kwh" }] },
      { name: "solar", description: "A series", fields: [{ name: "kwh" }] },
    ]);
  });

  it("of a recursive schema are finite", () => {
    const node: z.ZodType = z.object({
      name: z.string(),
      get children() {
        return z.array(node);
      },
    });
    expect(inputFields(node)).toMatchObject([{ name: "name" }, { name: "children", fields: [{ name: "name" }, {}] }]);
  });

  it("of a body that is a list are under []", () => {
    expect(inputFields(z.array(z.object({ id: z.string() })))).toMatchObject([
      { name: "[]", type: "array of object", fields: [{ name: "id" }] },
    ]);
  });
});
