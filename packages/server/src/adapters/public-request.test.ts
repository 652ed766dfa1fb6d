import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callbackProblem } from "./callback-problem";
import { getPublic } from "./public-get";
import { postToPublic } from "./public-post";

let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  response.end("<p>Hello</p>");
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());
const port = () => (server.address() as AddressInfo).port;

test.each([
  ["http://hooks.utility.example/", "callback_https"],
  ["ftp://hooks.utility.example/", "callback_https"],
  ["hooks", "callback_https"],
  ["https://user:pw@hooks.utility.example/", "callback_credentials"],
  ["https://[::127.0.0.1]/", "callback_private"],
  ["https://[::ffff:127.0.0.1]/", "callback_private"],
  ["https://[64:ff9b::7f00:1]/", "callback_private"],
  ["https://[2002:7f00:1::]/", "callback_private"],
  ["https://2130706433/", "callback_private"],
  ["https://0177.0.0.1/", "callback_private"],
  ["https://127.1/", "callback_private"],
  ["https://0/", "callback_private"],
  ["https://%6cocalhost/", "callback_private"],
  ["https://localhost./", "callback_private"],
  ["https://router/hook", "callback_no_domain"],
  ["https://router./hook", "callback_no_domain"],
  ["https://intranet/", "callback_no_domain"],
  ["https://hooks.utility.example/", undefined],
  ["https://hooks.utility.example./", undefined],
])("%s is judged %s", (url, name) => expect(callbackProblem(url, false)?.name).toBe(name));

test("a name without a domain is told apart, with an example", async () => {
  await expect(postToPublic("https://router./", { body: "{}", allowLoopback: false })).rejects.toThrow(
    "Use the full name, such as router.utility.example.",
  );
});

test("nothing is sent to this machine, however its address is written", async () => {
  for (const host of ["127.0.0.1", "[::127.0.0.1]", "[::ffff:127.0.0.1]", "2130706433", "localhost"]) {
    const url = `https://${host}:${port()}/`;
    await expect(postToPublic(url, { body: "{}", allowLoopback: false })).rejects.toThrow("can't be called");
    await expect(getPublic(url, false)).rejects.toThrow("can't be called");
  }
  expect(calls).toBe(0);
});

test("in development it is, to its loopback addresses alone", async () => {
  expect(await postToPublic(`http://127.0.0.1:${port()}/`, { body: "{}", allowLoopback: true })).toBe(200);
  expect(await getPublic(`http://localhost:${port()}/`, true)).toMatchObject({ status: 200, body: "<p>Hello</p>" });
  await expect(getPublic(`https://[::127.0.0.1]:${port()}/`, true)).rejects.toThrow("can't be called");
});
