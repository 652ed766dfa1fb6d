import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, HOUR_SECONDS, SECOND_MS } from "../../../packages/shared/src/domain/time";
import { ROOT } from "../../../scripts/lib/root";

const SAID_IN = "packages/shared/src/domain/time.ts";
const SOURCES = [
  "packages/*/src/**/*.{ts,tsx}",
  "packages/*/*.ts",
  "scripts/**/*.ts",
  "tests/**/*.ts",
  "tooling/**/*.ts",
];

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PRODUCT = /(?<![\w.])\d[\d_]*(?: \* \d[\d_]*)*(?![\w.])/g;
/** A constant that is an hour or a day in seconds, or has the name of a duration. */
const DEFINITION =
  /\bconst (?:\w+ = (?:3_?600|86_?400)|(?:MS_PER_(?:SECOND|MINUTE|HOUR|DAY)|(?:SECOND|MINUTE|HOUR|DAY)_MS|SECONDS_PER_(?:HOUR|DAY)|(?:HOUR|DAY)_SECONDS) = [^;]+);/g;

/** Whether adjacent factors of a product make an hour or a day, also as part of a longer time. */
function holdsHourOrDay(product: string): boolean {
  const factors = product.split(" * ").map((factor) => Number(factor.replaceAll("_", "")));
  return factors.some((_, first) =>
    factors.slice(first).some((__, length) => {
      const part = factors.slice(first, first + length + 1);
      const value = part.reduce((whole, factor) => whole * factor, 1);
      return value === HOUR_MS || value === DAY_MS || (value === HOUR_SECONDS && part.every((factor) => factor === 60));
    }),
  );
}

function secondDefinitions(source: string): string[] {
  const code = source.replace(COMMENT, "");
  return [...(code.match(DEFINITION) ?? []), ...(code.match(PRODUCT) ?? []).filter(holdsHourOrDay)];
}

test("hours and days are defined once, in shared", () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }).filter(
    (file) => file !== SAID_IN,
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    secondDefinitions(readFileSync(join(ROOT, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  `const KEPT_MS = 400 * ${24 * HOUR_MS};`,
  `const WINDOW = 7 * 24 * 60 * ${60 * SECOND_MS};`,
  ["const LIFETIME_MS = 60", "60", "1_000;"].join(" * "),
  ["x = 365 * 24", "60", "60;"].join(" * "),
  ["const HOUR", "3_600;"].join(" = "),
  ["const DAY_MS", "24 * HOUR_MS;"].join(" = "),
])("a second definition is found: %s", (source) => {
  expect(secondDefinitions(source)).toHaveLength(1);
});

test("other values are ignored", () => {
  expect(
    secondDefinitions(
      "const MAX = 400 * DAY_MS; series({ interval_seconds: 3_600, count: 24 * 60, seconds: 4 * 900 });",
    ),
  ).toEqual([]);
});
