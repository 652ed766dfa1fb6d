import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue";

const served = (line: FairQueue<string>) => Array.from({ length: line.length }, () => line.next());

test("callers take turns, each one's own in order", () => {
  const line = new FairQueue<string>();
  for (const one of ["a1", "a2", "a3"]) line.join("a", one);
  line.join("b", "b1");
  line.join("c", "c1");
  expect(served(line)).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  expect(line.next()).toBeUndefined();
});

test("who leaves is not served, and their place is free", () => {
  const line = new FairQueue<string>();
  line.join("a", "a1");
  line.join("b", "b1");
  line.leave("a", "a1");
  line.leave("a", "never joined");
  expect([line.length, line.lengthOf("a")]).toEqual([1, 0]);
  expect(served(line)).toEqual(["b1"]);
});
