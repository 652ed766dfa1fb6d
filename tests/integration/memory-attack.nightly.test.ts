import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sendHalf } from "../support/half-sent";
import { type ServerProcess, startServerProcess } from "../support/server-process";

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 800;
/** Twice the budget of one caller's bodies, which some are in twice while a form is taken apart, and room to breathe. */
const MAX_GROWTH_OF_ONE = 250 * MEGABYTE;
/** What the runtime reads of a connection before the server's code can say no; a body that names its length is never read. */
const FIRST_READ_BYTES = MEGABYTE / 2;
/** The budget of all bodies together, and what the runtime keeps of what is gone. */
const MAX_GROWTH_OF_ALL = 600 * MEGABYTE;
const TIMEOUT_MS = 120_000;
/** Reading the articles' files takes no memory for a second or two, between two parts that do. */
const STEADY_SECONDS = 4;

/** Any address may be the client's: the test is the proxy that says so. */
const VARIABLES = { TRUSTED_PROXIES: "127.0.0.1/32" };

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ variables: VARIABLES, cheapPasswords: true });
  // The articles that it indexes after it begins to answer are no growth by bodies.
  let before = 0;
  let steadySeconds = 0;
  const isSteady = () => {
    const now = rssBytes(server.pid);
    steadySeconds = now - before < MEGABYTE ? steadySeconds + 1 : 0;
    before = now;
    return steadySeconds >= STEADY_SECONDS;
  };
  await vi.waitUntil(isSteady, { interval: 1_000, timeout: TIMEOUT_MS });
}, TIMEOUT_MS);
afterAll(() => server.stop());

const rssBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

/** A call of another caller, while bodies hang. */
const signIn = () =>
  fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.77" },
    body: JSON.stringify({ identifier: "nobody@example.com", password: "wrong password" }),
  });

describe.runIf(process.platform === "linux")("half-sent bodies of one visitor do not fill the memory", () => {
  test.each([
    ["to tRPC", { path: "/trpc/auth.login", bytes: 4 * MEGABYTE }],
    ["to tRPC, as long as they may be", { path: "/trpc/auth.login", bytes: MEGABYTE }],
    ["to tRPC, without a length", { path: "/trpc/auth.login", bytes: 4 * MEGABYTE, chunked: true }],
    ["in a tRPC batch", { path: "/trpc/auth.login,auth.register?batch=1", bytes: MEGABYTE }],
    ["of forms", { path: "/api/upload", bytes: 10 * MEGABYTE, contentType: "multipart/form-data; boundary=x" }],
    ["of JSON", { path: "/api/auth/login", bytes: 250_000 }],
    ["to no route", { path: "/api/nothing", bytes: 4 * MEGABYTE, chunked: true }],
  ])(
    "%s",
    async (_to, body) => {
      const before = rssBytes(server.pid);
      const attack = await sendHalf(server.url, CONNECTIONS, () => body);
      onTestFinished(attack.close);
      await attack.settled();
      const unasked = "chunked" in body ? CONNECTIONS * FIRST_READ_BYTES : 0;
      expect(rssBytes(server.pid) - before).toBeLessThan(MAX_GROWTH_OF_ONE + unasked);
      expect([...attack.statuses.keys()].filter((status) => status.startsWith("5"))).toEqual([]);
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
      expect((await signIn()).status).toBe(401);
    },
    TIMEOUT_MS,
  );
});

test.runIf(process.platform === "linux")(
  "half-sent bodies of many networks are bounded together, and a short message still gets through",
  async () => {
    const before = rssBytes(server.pid);
    const attack = await sendHalf(server.url, 800, (connection) => ({
      path: "/api/upload",
      bytes: 10 * MEGABYTE,
      contentType: "multipart/form-data; boundary=x",
      headers: { "x-forwarded-for": `198.51.${connection >> 8}.${connection & 255}` },
    }));
    onTestFinished(attack.close);
    await attack.settled();
    expect(rssBytes(server.pid) - before).toBeLessThan(MAX_GROWTH_OF_ALL);
    expect(attack.statuses.get("503")).toBeGreaterThan(0);
    expect((await signIn()).status).toBe(401);
  },
  TIMEOUT_MS,
);

test(
  "a body that never ends is ended by the server, with 408",
  async () => {
    const attack = await sendHalf(server.url, 10, () => ({ path: "/api/auth/login", bytes: 2_000 }));
    onTestFinished(attack.close);
    await attack.answered();
    expect(Object.fromEntries(attack.statuses)).toEqual({ "408": 10 });
  },
  TIMEOUT_MS,
);

describe("what has no place", () => {
  test("a body on GET is rejected", async () => {
    const { hostname, port } = new URL(server.url);
    const { promise, resolve } = Promise.withResolvers<string>();
    await Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: (socket) =>
          void socket.write("GET /api/marketplace/items HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\nx"),
        data: (_, data) => resolve(data.toString()),
      },
    });
    const response = await promise;
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toMatch(/connection: close/i);
    expect(response).toContain("A GET request has no body");
  });

  test.each(["/trpc/auth.login", "/api/auth/login"])("more than %s takes is a 413 in its own form", async (path) => {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier: "x".repeat(2 * MEGABYTE) }),
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('"code":"too_large"');
  });
});
