import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { namesUnknownFields, openObjects } from "@wattleaf/shared/contracts/public-request";
import { urdbItemSchema } from "@wattleaf/shared/contracts/urdb";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { closestName } from "./closest-name";
import { MAX_UNKNOWN_FIELDS, unknownFieldsOf } from "./unknown-fields";

const device = z.object({ kind: z.string(), power_kw: z.number().optional() });
const schema = z
  .object({
    facility_id: z.string(),
    time_horizon: z.int().default(24),
    devices: z.array(device).optional(),
    best: device.nullable().default(null),
    by_name: z.record(z.string(), device).optional(),
    either: z.union([z.object({ kwh: z.number() }), z.object({ kw: z.number() })]).optional(),
    trimmed: z.preprocess((value) => value, device).optional(),
    series: z.array(z.number().nullable()).optional(),
    free: z.unknown().optional(),
  })
  .refine(() => true);

const found = (value: object, open = false) =>
  unknownFieldsOf(schema, { facility_id: "home", ...value }, { open }).map(({ path }) => path);

describe("unknown fields", () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ horizon: 4 }, ["horizon"]],
    [{ devices: [{ kind: "ev", power: 7 }] }, ["devices.0.power"]],
    [{ best: { kind: "ev", power: 7 } }, ["best.power"]],
    [{ by_name: { car: { kind: "ev", power: 7 } } }, ["by_name.car.power"]],
    [{ either: { kw: 1, kwh_total: 2 } }, ["either.kwh_total"]],
    [{ trimmed: { kind: "ev", power: 7 } }, ["trimmed.power"]],
    [{ series: [1, null], free: { anything: { at: "all" } } }, []],
    // Not inherited ones either.
    [JSON.parse('{ "__proto__": 1, "constructor": 2 }') as object, ["__proto__", "constructor"]],
  ])("of %o are %o", (value, paths) => expect(found(value)).toEqual(paths));

  test("the same mistake in each row of a list is named once", () => {
    const devices = Array.from({ length: 5 }, () => ({ kind: "ev", power: 7, volts: 230 }));
    expect(found({ devices })).toEqual(["devices.0.power", "devices.0.volts"]);
  });

  test("only the first are named, and a long name is cut", () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`${"x".repeat(200)}${i}`, 1]));
    const paths = found(many);
    expect(paths.length).toBeLessThanOrEqual(MAX_UNKNOWN_FIELDS);
    expect(Math.max(...paths.map((path) => path.length))).toBeLessThanOrEqual(100);
  });

  test("of a tariff count when asked for; URDB's own descriptions never do", () => {
    const tariff = {
      name: "Flat",
      uri: "https://openei.org/x",
      energyratestructure: [[{ rate: 0.2, sel: 0.1 }]],
      fix: 1,
    };
    expect(unknownFieldsOf(urdbItemSchema, tariff, { open: false })).toEqual([]);
    expect(unknownFieldsOf(urdbItemSchema, tariff, { open: true }).map(({ path }) => path)).toEqual([
      "energyratestructure.0.0.sel",
      "fix",
    ]);
  });
});

test.each([
  ["timeHorizon", "time_horizon"],
  ["time_horizn", "time_horizon"],
  ["tiem_horizon", "time_horizon"],
  ["horizon", "time_horizon"],
  ["facility", "facility_id"],
  ["id", null],
  ["colour", null],
])("%s probably means %s", (written, meant) => {
  expect(closestName(written, ["facility_id", "time_horizon", "start"])).toBe(meant);
});

/** Kinds of schemas that the search looks through, and those whose values have no fields. */
const KNOWN_KINDS = new Set(
  "object array tuple record union pipe transform optional nullable default prefault catch nonoptional readonly lazy never string number int boolean enum literal null unknown any date undefined".split(
    " ",
  ),
);

/** Without its rules, which have kinds of their own. */
const partsOf = (inside: object): unknown[] =>
  Object.entries(inside).flatMap(([name, part]) => (name === "checks" ? [] : [part]));

function kindsIn(inside: unknown, kinds: Set<string>, seen: Set<unknown>): Set<string> {
  if (typeof inside !== "object" || inside === null || seen.has(inside)) return kinds;
  seen.add(inside);
  const { def } = (inside as { _zod?: { def: { type: string } } })._zod ?? {};
  if (def) kinds.add(def.type);
  for (const part of partsOf(def ?? inside)) kindsIn(part, kinds, seen);
  return kinds;
}

describe("the contracts of operations that name unknown fields", () => {
  const inputs = OPERATIONS.filter(namesUnknownFields).map(({ id, input }) => ({ id, input }));

  test.each(inputs)("$id has no kind of schema that the search can't look through", ({ input }) => {
    expect([...kindsIn(input, new Set(), new Set())].filter((kind) => !KNOWN_KINDS.has(kind))).toEqual([]);
  });

  test.each(inputs)("$id has no loose object that a strict request can't check", ({ input }) => {
    const loose = [...looseIn(input, new Set())].filter((schemaFound) => !openObjects.get(schemaFound));
    expect(loose.map((schemaFound) => Object.keys(schemaFound.shape))).toEqual([]);
  });
});

function looseIn(inside: unknown, seen: Set<unknown>, loose = new Set<z.ZodObject>()): Set<z.ZodObject> {
  if (typeof inside !== "object" || inside === null || seen.has(inside)) return loose;
  seen.add(inside);
  const { def } = (inside as { _zod?: { def: z.core.$ZodObjectDef } })._zod ?? {};
  if (def?.type === "object" && (def.catchall as z.ZodType | undefined)?.type === "unknown")
    loose.add(inside as z.ZodObject);
  for (const part of partsOf(def ?? inside)) looseIn(part, seen, loose);
  return loose;
}
