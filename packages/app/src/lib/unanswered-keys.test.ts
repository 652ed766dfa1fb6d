import { expect, test } from "vitest";
import { unansweredKeys } from "./unanswered-keys";

test("a call has the same key until it is answered, and each other call its own", () => {
  const keys = unansweredKeys();
  const first = keys.keyOf("buy a tree");
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(keys.keyOf("buy a tree")).toBe(first);
  expect(keys.keyOf("buy a cap")).not.toBe(first);
  keys.answered("buy a tree");
  expect(keys.keyOf("buy a tree")).not.toBe(first);
});

test("a call that was never answered is forgotten after ten minutes", () => {
  let nowMs = 0;
  const keys = unansweredKeys(() => nowMs);
  const first = keys.keyOf("buy a tree");
  nowMs = 10 * 60_000 - 1;
  expect(keys.keyOf("buy a tree")).toBe(first);
  nowMs += 1;
  expect(keys.keyOf("buy a tree")).not.toBe(first);
});
