import type { SeededRandom } from "./random";

/** In every secret that is sent, so that one search finds it wherever it must not be. */
export const SECRET_MARK = "Fuzz-secret";

/** What an operation's input looks like, as much of JSON Schema as the contracts use. */
export interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** A known id for the field of that name; undefined where there is none. */
export type KnownId = (field: string) => string | undefined;

const SECRET_FIELD = /password|token|secret|^key$|^code$/i;

/** A value that looks as the schema says; rules that a schema does not tell may still reject it. */
export function plausible(schema: Schema, random: SeededRandom, knownId: KnownId, field = ""): unknown {
  const nested = (of: Schema, name = field) => plausible(of, random, knownId, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return nested(random.pick(schema.anyOf));
  switch (schema.type) {
    case "object":
      return plausibleObject(schema, random, nested);
    case "array":
      return Array.from({ length: lengthOf(schema, random) }, () => nested(schema.items ?? {}));
    case "integer":
      return Math.trunc(plausibleNumber(schema, random));
    case "number":
      return plausibleNumber(schema, random);
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    case "string":
      return plausibleString(schema, random, knownId, field);
    default:
      return random.pick<unknown>([1, "text", null, {}, []]);
  }
}

function plausibleObject(schema: Schema, random: SeededRandom, nested: (of: Schema, name: string) => unknown): object {
  const result: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (schema.required?.includes(name) || random.chance(0.4)) result[name] = nested(property, name);
  if (typeof schema.additionalProperties === "object" && random.chance(0.7))
    result[random.pick(["one", "two"])] = nested(schema.additionalProperties, "one");
  return result;
}

/** Short, so that what is tested is the checks and not the computations. */
const lengthOf = ({ minItems = 0, maxItems = Infinity }: Schema, random: SeededRandom) =>
  Math.min(maxItems, minItems + random.int(0, 3));

function plausibleNumber({ minimum = 0, exclusiveMinimum, maximum = 1_000 }: Schema, random: SeededRandom): number {
  const low = exclusiveMinimum ?? minimum;
  const high = Math.max(low, Math.min(maximum, low + 1_000));
  return random.pick([low, high, random.int(Math.ceil(low), Math.floor(high)), low + random.next() * (high - low)]);
}

function plausibleString(schema: Schema, random: SeededRandom, knownId: KnownId, field: string): string {
  if (SECRET_FIELD.test(field)) return `${SECRET_MARK}-${random.int(1, 1e9)}`;
  const known = random.chance(0.8) ? knownId(field) : undefined;
  if (known !== undefined) return known;
  if (schema.format === "email") return `fuzz-${random.int(1, 1e6)}@example.com`;
  if (schema.format === "date-time") return random.pick(MOMENTS);
  if (schema.format === "date") return random.pick(DATES);
  if (schema.format === "uri")
    return random.pick(["https://example.com/hook", "http://127.0.0.1:1/", "https://[::1]/"]);
  if (/zone/i.test(field)) return random.pick(["America/New_York", "UTC", "Asia/Shanghai"]);
  if (field === "duration" || schema.pattern?.includes("P(?="))
    return random.pick(["PT1H", "PT15M", "P1D", "P9999Y", "PT0S"]);
  if (/currency/i.test(field)) return "USD";
  if (/phone/i.test(field)) return "+1 408 555 0100";
  const { minLength = 0, maxLength = 40 } = schema;
  return random
    .pick(WORDS)
    .repeat(Math.ceil(minLength / 3) || 1)
    .slice(0, Math.max(minLength, maxLength));
}

const WORDS = ["lamp", "base load", "heat pump", "电费", "abc123", "2026-03"] as const;

const MOMENTS = [
  "2026-03-01T00:00:00-08:00",
  "2026-03-08T02:30:00-08:00",
  "1970-01-01T00:00:00Z",
  "2200-12-31T23:59:59Z",
  "2024-02-29T23:59:60Z",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999999999Z",
  "2026-01-01T00:00:00+14:00",
] as const;

const DATES = [
  "2026-03-01",
  "2024-02-29",
  "2025-02-29",
  "1970-01-01",
  "2200-12-31",
  "0000-01-01",
  "9999-12-31",
] as const;

const ODD_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\r\nSet-Cookie: a=b",
  "\u001b[31m",
  "\ud800",
  "\udfff\ud83d",
  "\u202eevil\u2066",
  "\ufeff\u200b\u200d",
  "👩‍👩‍👧‍👦".repeat(40),
  "e" + "\u0301".repeat(500),
  "İıſßﬃ",
  "x".repeat(300),
  "x".repeat(70_000),
  "9".repeat(1_000),
  "NaN",
  "Infinity",
  "-0",
  "1e999",
  "0x10",
  "1,5",
  "true",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "../../etc/passwd",
  "..%2f..%2f",
  "%",
  "%00",
  "%ff",
  "' OR 1=1 --",
  "%_",
  '"*" NEAR(',
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "(a+)+$",
  "file:///etc/passwd",
  "data:text/html,x",
  "2026-02-30T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "-000001-01-01T00:00:00Z",
  "P1Y2M3DT4H5M6.789S",
  "PT99999999999999999999S",
  "A".repeat(999) + "=",
] as const;

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  -1e-300,
  5e-324,
  1e21,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  8.64e15 + 1,
  253_402_300_800_000,
] as const;

/** A value that no field expects. */
export function odd(random: SeededRandom): unknown {
  switch (random.int(0, 9)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return random.pick(ODD_TEXTS);
    case 4:
    case 5:
      return random.pick(ODD_NUMBERS);
    case 6:
      return random.pick<unknown>([null, true, false, [], {}, [[]], [null], { length: 1e9 }]);
    case 7:
      return nested(random.pick([3, 50, 2_000]), random.chance(0.5));
    case 8:
      return Array.from({ length: random.pick([1, 30, 1_000]) }, () => random.pick<unknown>([0, "", null, {}]));
    default:
      return oddText(random);
  }
}

const nested = (depth: number, inArrays: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = inArrays ? [value] : { a: value };
  return value;
};

/** Up to 40 code units of any kind, unpaired surrogates included. */
export const oddText = (random: SeededRandom): string =>
  String.fromCharCode(
    ...Array.from({ length: random.int(0, 40) }, () => random.int(0, random.pick([0x1f, 0xff, 0xffff]))),
  );
