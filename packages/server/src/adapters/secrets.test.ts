import { expect, test } from "vitest";
import { newId } from "./secrets";

test("an id is no option of an operator's command", () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => id.startsWith("-"))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
