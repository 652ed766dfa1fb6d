import { OPERATIONS } from "../../../packages/shared/src/contracts/operations";
import type { Operation } from "../../../packages/shared/src/contracts/operation";
import { MAX_SAMPLES } from "../../../packages/shared/src/contracts/interval-series";

/** Operations of the public API that take all of their input as a body and have an example. */
export const BODY_OPERATIONS = OPERATIONS.filter(
  ({ access, method, path, example }) =>
    access === "developer" && method !== "GET" && !path.includes("{") && example !== undefined,
);

export interface FaultyBody {
  title: string;
  operation: Operation;
  /** JSON text, so that it can contain what JSON.stringify never writes. */
  json: () => string;
  /** Fields of which an issue must name one. */
  path: string;
}

type Place = readonly (number | string)[];

/** Invalid values for fields that many operations share, by field name. */
const FAULTS: Readonly<Record<string, readonly (readonly [what: string, json: () => string])[]>> = {
  interval_seconds: [
    ["7 s, which divide no day", () => "7"],
    ["0 s", () => "0"],
    ["a length below zero", () => "-900"],
    ["a length of 1e-300", () => "1e-300"],
    ["a length of text", () => '"900"'],
  ],
  time_zone: [
    ["a zone on Mars", () => '"Mars/Olympus"'],
    ["a zone with a path in it", () => '"../../etc/localtime"'],
    ["an empty zone", () => '""'],
  ],
  start: [
    ["yesterday", () => '"yesterday"'],
    ["no offset", () => '"2026-03-01T00:00:00"'],
    ["30 February", () => '"2026-02-30T00:00:00Z"'],
    ["the year 99,999", () => '"99999-01-01T00:00:00Z"'],
    ["a number", () => "1767225600"],
  ],
  kwh: [
    ["nothing", () => "[]"],
    ["text", () => '["5"]'],
    ["infinity", () => "[1e999]"],
    ["absurd energies", () => "[1e300]"],
    [`${MAX_SAMPLES + 1} intervals`, () => `[${"0,".repeat(MAX_SAMPLES)}0]`],
  ],
  sample_rate: [
    ["0 Hz", () => "0"],
    ["a rate below zero", () => "-1"],
    ["a rate of 1e-300 Hz", () => "1e-300"],
    ["a rate of infinity", () => "1e999"],
  ],
  data: [
    ["text", () => '["5"]'],
    ["infinity", () => "[1e999]"],
    [`${MAX_SAMPLES + 1} samples`, () => `[${"0,".repeat(MAX_SAMPLES)}0]`],
  ],
  time_horizon: [
    ["no time at all", () => "0"],
    ["a time below zero", () => "-24"],
    ["a million years", () => "8760000000"],
  ],
};

/** Every example with one shared field made invalid, wherever it is. `validate` accepts any data. */
export const FAULTY_BODIES: readonly FaultyBody[] = BODY_OPERATIONS.filter(
  ({ id }) => id !== "validation.validate",
).flatMap((operation) =>
  placesIn(operation.example).flatMap((place) => {
    const name = String(place.at(-1));
    return (FAULTS[name] ?? []).map(([what, json]) => ({
      title: `${operation.id}: ${place.join(".")} of ${what}`,
      operation,
      json: () => withValue(operation.example, place, json()),
      path: name,
    }));
  }),
);

/** Values that are invalid for any field, to be put in each field of each example. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  [],
  {},
  "",
  "\u0000",
  -1,
  0.1,
  1e308,
  true,
  "9".repeat(1_000),
  "0000-00-00T00:00:00Z",
  Array.from({ length: 1_000 }, () => ({})),
];

/** The operation's example with each of its fields in turn replaced by each hostile value. */
export function hostileBodies({ example }: Operation): string[] {
  return placesIn(example)
    .filter((place) => place.length <= 2)
    .flatMap((place) => HOSTILE_VALUES.map((value) => withValue(example, place, JSON.stringify(value))));
}

/** Paths of the named fields in a value; in an array, only of its first element. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value)) return placesIn(value[0], [...at, 0]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [[...at, name], ...placesIn(field, [...at, name])]);
}

function withValue(value: unknown, place: Place, json: string): string {
  const marker = "\u0001here\u0001";
  const copy = structuredClone(value) as Record<string, unknown>;
  let parent = copy;
  for (const step of place.slice(0, -1)) parent = parent[step] as Record<string, unknown>;
  parent[String(place.at(-1))] = marker;
  return JSON.stringify(copy).replace(JSON.stringify(marker), () => json);
}
