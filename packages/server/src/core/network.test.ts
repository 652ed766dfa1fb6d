import { expect, test } from "vitest";
import { callerOf, networkOf } from "./network";

test.each([
  ["203.0.113.77", "203.0.113.x", "203.0.113.77"],
  ["2001:db8:4f00:12:1:2:3:4", "2001:db8:4f00::x", "2001:db8:4f00:12::/64"],
  ["2001:db8::1", "2001:db8:0::x", "2001:db8:0:0::/64"],
  ["::1", "0:0:0::x", "0:0:0:0::/64"],
])("%s is shown as %s, and its tries count for %s", (address, network, caller) => {
  expect(networkOf(address)).toBe(network);
  expect(callerOf(address)).toBe(caller);
});
