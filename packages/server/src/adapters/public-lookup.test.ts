import type { LookupAddress } from "node:dns";
import { type AddressInfo, createServer, isIP } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publicLookup, type Resolver } from "./public-lookup";
import { requestPublic } from "./public-request";

/* A public name is the customer's, and so is what it resolves to. */

const NAME = "hooks.utility.example";
const PUBLIC = "93.184.215.14";
const PUBLIC_IPV6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c";

const resolvesTo =
  (...addresses: readonly string[]): Resolver =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

/** What a connection would be made to. */
const lookUp = (resolve: Resolver, { all = true, allowLoopback = false } = {}) =>
  new Promise<string | LookupAddress[]>((done, failed) =>
    publicLookup(allowLoopback, resolve)(NAME, { all }, (error, address) => (error ? failed(error) : done(address))),
  );

const PRIVATE = [
  ["this host", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["private", "10.0.0.4"],
  ["private", "172.31.255.254"],
  ["private", "192.168.1.1"],
  ["shared by carriers", "100.64.0.1"],
  ["shared by carriers", "100.127.255.254"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.8.8.8"],
  ["link-local, such as a cloud's metadata", "169.254.169.254"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["unique local", "fd00::1"],
  ["mapped loopback", "::ffff:127.0.0.1"],
  ["mapped private", "::ffff:10.0.0.4"],
  ["mapped private, in hexadecimal", "::ffff:a00:4"],
  ["mapped link-local", "::ffff:169.254.169.254"],
  ["IPv4-compatible loopback", "::7f00:1"],
  ["NAT64 of a private address", "64:ff9b::a00:4"],
  ["6to4 of a private address", "2002:a00:4::1"],
] as const;

test.each(PRIVATE)(
  "%s: a name that resolves to %s is rejected, alone and beside public addresses",
  async (_, found) => {
    for (const addresses of [[found], [PUBLIC, found], [found, PUBLIC], [PUBLIC_IPV6, PUBLIC, found]]) {
      await expect(lookUp(resolvesTo(...addresses))).rejects.toThrow("private address");
      await expect(lookUp(resolvesTo(...addresses), { all: false })).rejects.toThrow("private address");
    }
  },
);

test("a name with public addresses alone gets them, all or the first, as asked", async () => {
  expect(await lookUp(resolvesTo(PUBLIC_IPV6, PUBLIC))).toEqual([
    { address: PUBLIC_IPV6, family: 6 },
    { address: PUBLIC, family: 4 },
  ]);
  expect(await lookUp(resolvesTo(PUBLIC, PUBLIC_IPV6), { all: false })).toBe(PUBLIC);
});

test("a name without an address, or one that is not found, is an error", async () => {
  await expect(lookUp(resolvesTo())).rejects.toThrow();
  await expect(lookUp((_name, _options, callback) => callback(new Error("ENOTFOUND"), []))).rejects.toThrow(
    "ENOTFOUND",
  );
});

test("in development a name may be this machine's, and no other private address", async () => {
  const development = { allowLoopback: true };
  expect(await lookUp(resolvesTo("127.0.0.1", "::1"), development)).toHaveLength(2);
  for (const other of ["0.0.0.0", "10.0.0.4", "169.254.169.254", "::ffff:127.0.0.1", "fe80::1"]) {
    await expect(lookUp(resolvesTo("127.0.0.1", other), development)).rejects.toThrow("private address");
  }
});

let connections = 0;
const machine = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
beforeAll(() => new Promise<void>((done) => machine.listen(0, "127.0.0.1", done)));
afterAll(() => void machine.close());
beforeEach(() => (connections = 0));

/** Why the request to the name failed: what listens on this machine never answers it. */
const failureOf = (allowLoopback: boolean, resolve: Resolver) =>
  new Promise<Error>((done) => {
    const url = `https://${NAME}:${(machine.address() as AddressInfo).port}/`;
    requestPublic(url, allowLoopback, { method: "POST" }, resolve).on("error", done).end("{}");
  });

test("a request to a name that resolves to this machine connects to nothing", async () => {
  expect((await failureOf(false, resolvesTo("127.0.0.1"))).message).toContain("private address");
  expect((await failureOf(false, resolvesTo(PUBLIC, "::ffff:127.0.0.1"))).message).toContain("private address");
  expect(connections).toBe(0);
});

test("a request connects to the addresses that were checked: the name is not resolved once more", async () => {
  const asked: string[] = [];
  await failureOf(true, (name, options, callback) => {
    asked.push(name);
    resolvesTo(asked.length > 1 ? "10.0.0.4" : "127.0.0.1")(name, options, callback);
  });
  expect(asked).toEqual([NAME]);
  expect(connections).toBe(1);
});
