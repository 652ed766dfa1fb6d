import { describe, expect, test } from "vitest";
import { clientAddress, trustedProxies } from "./client-address";

const isTrusted = trustedProxies(["10.0.0.0/8", "::1"]);

describe("the caller's address", () => {
  test.each([
    ["a header that anyone may send changes nothing", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["a trusted proxy's word counts", "10.1.2.3", "198.51.100.1", "198.51.100.1"],
    [
      "what stands left of the first untrusted hop is hearsay",
      "10.1.2.3",
      "1.1.1.1, 198.51.100.1, 10.9.9.9",
      "198.51.100.1",
    ],
    ["an IPv4 peer on an IPv6 socket is IPv4", "::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["without a header the proxy itself is the caller", "10.1.2.3", null, "10.1.2.3"],
    ["nonsense is not trusted", "10.1.2.3", "unknown", "unknown"],
  ])("%s", (_what, peer, header, expected) => {
    expect(clientAddress(peer, header, isTrusted)).toBe(expected);
  });
});
