import { expect, test } from "vitest";
import { withHalves } from "./half-degrees";
import type { SlotSpan } from "./slot-span";

const span = (value: string): SlotSpan => ({ slot: "value", value, words: "", from: 0, to: 1, sure: 1 });

test.each([
  ["21C", "度半", "21.5C"],
  ["20C", " and a half", "20.5C"],
  ["70F", " degrees and a half please", "70.5F"],
  ["21C", "度，半小时后", "21C"],
  ["21C", "半小时后", "21C"],
  ["30%", " and a half", "30%"],
])("%s before '%s' is %s", (value, behind, halved) =>
  expect(withHalves([span(value)], () => behind)[0]?.value).toBe(halved),
);
