import { expect, test } from "vitest";
import { FairShares } from "./fair-shares";

test("shares take turns, and within a share its callers", () => {
  const queue = new FairShares<"users" | "visitors", string>();
  for (const one of ["v1a", "v1b", "v1c"]) queue.join("visitors", "v1", one);
  queue.join("visitors", "v2", "v2a");
  queue.join("users", "u1", "u1a");
  expect([queue.length, queue.lengthOf("visitors")]).toEqual([5, 4]);
  expect(Array.from({ length: 6 }, () => queue.next())).toEqual(["v1a", "u1a", "v2a", "v1b", "v1c", undefined]);
});

test("who leaves is not served", () => {
  const queue = new FairShares<"users", string>();
  queue.join("users", "u1", "a");
  queue.join("users", "u2", "b");
  queue.leave("users", "u1", "a");
  expect([queue.next(), queue.next(), queue.length]).toEqual(["b", undefined, 0]);
});
