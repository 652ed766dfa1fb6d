import { expect, test } from "vitest";
import { addressOf, isPrivateHost, PrivateAddress } from "./public-address";

test("a name is judged by the addresses that it has", async () => {
  await expect(addressOf("localhost", false)).rejects.toThrow(PrivateAddress);
  expect(await addressOf("localhost", true)).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test.each(["10.0.0.4", "192.168.1.2", "169.254.169.254", "::1", "fd00::1", "::ffff:127.0.0.1", "router", "hub.local"])(
  "%s is private",
  (host) => expect(isPrivateHost(host)).toBe(true),
);

test.each(["broker.example.com", "9.9.9.9", "2620:fe::fe"])("%s is not", (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
