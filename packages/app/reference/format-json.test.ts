import * as fc from "fast-check";
import { expect, it } from "vitest";
import { formatJson } from "./format-json";

it("keeps short values on one line", () => {
  expect(formatJson({ data: { data: [120, null], r: 1 }, a: {} })).toBe(
    '{ "data": { "data": [120, null], "r": 1 }, "a": {} }',
  );
});

it("wraps a long list of numbers instead of giving each a line", () => {
  const lines = formatJson({ data: Array.from({ length: 60 }, (_, index) => index) }).split("\n");
  expect(lines.length).toBeLessThan(12);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(52);
});

it("changes only whitespace", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
