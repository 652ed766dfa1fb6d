import { expect, test } from "vitest";
import { addressOf, isPrivateHost, isPublicAddress, PrivateAddress } from "./public-address";

test("a name is judged by the addresses that it has", async () => {
  await expect(addressOf("localhost", false)).rejects.toThrow(PrivateAddress);
  expect(await addressOf("localhost", true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test.each(["127.0.0.1", "::127.0.0.1", "::ffff:10.0.0.1"])("%s is judged without a name too", (address) =>
  expect(addressOf(address, false)).rejects.toThrow(PrivateAddress),
);

/** The first and the last address of each block; IANA's registries of special-purpose addresses, and RFC 4291. */
test.each([
  ["this network", "0.0.0.0", "0.255.255.255"],
  ["private", "10.0.0.0", "10.255.255.255"],
  ["shared by carriers", "100.64.0.0", "100.127.255.255"],
  ["loopback", "127.0.0.0", "127.255.255.255"],
  ["link-local", "169.254.0.0", "169.254.255.255"],
  ["private", "172.16.0.0", "172.31.255.255"],
  ["protocol assignments", "192.0.0.0", "192.0.0.255"],
  ["documentation", "192.0.2.0", "192.0.2.255"],
  ["AS112", "192.31.196.0", "192.31.196.255"],
  ["AMT", "192.52.193.0", "192.52.193.255"],
  ["6to4 relays", "192.88.99.0", "192.88.99.255"],
  ["private", "192.168.0.0", "192.168.255.255"],
  ["AS112 by delegation", "192.175.48.0", "192.175.48.255"],
  ["benchmarking", "198.18.0.0", "198.19.255.255"],
  ["documentation", "198.51.100.0", "198.51.100.255"],
  ["documentation", "203.0.113.0", "203.0.113.255"],
  ["multicast", "224.0.0.0", "239.255.255.255"],
  ["reserved", "240.0.0.0", "255.255.255.254"],
  ["broadcast", "255.255.255.255", "255.255.255.255"],
  ["unspecified, loopback, and IPv4-compatible", "::", "::ffff:ffff"],
  ["IPv4-compatible loopback", "::127.0.0.1", "::7f00:1"],
  ["IPv4-mapped", "::ffff:0.0.0.0", "::ffff:255.255.255.255"],
  ["IPv4-translated", "::ffff:0:0:0", "::ffff:0:ffff:ffff"],
  ["NAT64", "64:ff9b::", "64:ff9b::ffff:ffff"],
  ["NAT64 of a network", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  ["discard-only", "100::", "100::ffff:ffff:ffff:ffff"],
  ["dummy", "100:0:0:1::", "100::1:ffff:ffff:ffff:ffff"],
  ["protocol assignments", "2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["Teredo", "2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["benchmarking", "2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff"],
  ["AMT", "2001:3::", "2001:3:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["AS112", "2001:4:112::", "2001:4:112:ffff:ffff:ffff:ffff:ffff"],
  ["ORCHID", "2001:10::", "2001:2f:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["drone identifiers", "2001:30::", "2001:3f:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["documentation", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["6to4", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["AS112 by delegation", "2620:4f:8000::", "2620:4f:8000:ffff:ffff:ffff:ffff:ffff"],
  ["documentation", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["not assigned", "4000::", "5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["segment routing", "5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["unique local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["link-local with a zone", "fe80::1%eth0", "fe80::1%1"],
  ["site-local", "fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["multicast", "ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  ["no address", "127.1", "2130706433"],
  ["no address", "", "0x7f.0.0.1"],
])("%s: neither %s nor %s is public", (_, first, last) => {
  expect(isPublicAddress(first)).toBe(false);
  expect(isPublicAddress(last)).toBe(false);
});

/** Next to the blocks above. */
test.each([
  "1.0.0.0",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.0.1.0",
  "192.167.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2001:200::",
  "2003::",
  "2620:fe::fe",
  "2a00:1450:4001:80b::200e",
])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  "10.0.0.4",
  "::1",
  "::7f00:1",
  "fd00::1",
  "router",
  "router.",
  "intranet",
  "localhost.",
  "app.localhost",
  "hub.local",
  "hub.local.",
  "metadata.google.internal",
  "printer.home.arpa",
])("%s is private", (host) => expect(isPrivateHost(host)).toBe(true));

test.each(["broker.example.com", "broker.example.com.", "local.example.com", "9.9.9.9", "2620:fe::fe"])(
  "%s is not",
  (host) => expect(isPrivateHost(host)).toBe(false),
);
