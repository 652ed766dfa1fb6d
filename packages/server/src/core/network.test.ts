import { expect, test } from "vitest";
import { callerNetworks, networkOf } from "./network";

test.each([
  ["203.0.113.77", "203.0.113.x", [["203.0.113.77", 1]]],
  [
    "2001:db8:4f00:12:1:2:3:4",
    "2001:db8:4f00::x",
    [
      ["2001:db8:4f00:12::/64", 1],
      ["2001:db8:4f00:0::/56", 2],
      ["2001:db8:4f00::/48", 8],
    ],
  ],
  [
    "2001:0DB8:0:ab12::1",
    "2001:db8:0::x",
    [
      ["2001:db8:0:ab12::/64", 1],
      ["2001:db8:0:ab00::/56", 2],
      ["2001:db8:0::/48", 8],
    ],
  ],
  [
    "::1",
    "0:0:0::x",
    [
      ["0:0:0:0::/64", 1],
      ["0:0:0:0::/56", 2],
      ["0:0:0::/48", 8],
    ],
  ],
])("%s is shown as %s, and its tries count for %j", (address, network, callers) => {
  expect(networkOf(address)).toBe(network);
  expect(callerNetworks(address).map(({ name, weight }) => [name, weight])).toEqual(callers);
});
