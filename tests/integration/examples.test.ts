import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../../scripts/lib/build";
import { register } from "../../packages/shared/src/contracts/auth";
import { DEMO_API_KEY } from "../../packages/shared/src/domain/api-keys";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { ended } from "../support/ended";
import { HubHome } from "../support/hub-home";
import { NIGHTLY } from "../support/nightly";
import { freePort, type ServerProcess, startServerProcess } from "../support/server-process";

/* The examples as their READMEs start them, with Node. Those of REST are in documentation-samples.test.ts. */

const EXAMPLES = fileURLToPath(new URL("../../examples", import.meta.url));

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await createTestApi({}, { HUB_PRIVATE_ADDRESSES: "on" }, { processes: 1 });
  url = api.listen();
});
afterAll(() => api.close());

const children: Bun.Subprocess[] = [];
afterAll(() => children.forEach((child) => child.kill()));

interface Command {
  cwd: string;
  variables?: Record<string, string>;
}

function start({ cwd, variables = {} }: Command, ...argv: string[]) {
  const env = { ...process.env, WATTLEAF_URL: url, WATTLEAF_API_KEY: DEMO_API_KEY, ...variables };
  const child = Bun.spawn(argv, { cwd, env, stdout: "pipe", stderr: "pipe" });
  children.push(child);
  return child;
}

const run = (command: Command, ...argv: string[]) => ended(start(command, ...argv));

/** Starts a program that keeps running, and waits for a line. */
async function startUntil(command: Command, line: RegExp, ...argv: string[]) {
  const child = start(command, ...argv);
  let said = "";
  const reader = child.stdout.getReader();
  const decoder = new TextDecoder();
  const lineSaid = async (expected: RegExp): Promise<string> => {
    for (let found = expected.exec(said); ; found = expected.exec(said)) {
      if (found) return found[0];
      const { done, value } = await reader.read();
      if (done) throw new Error(`It ended without ${String(expected)}: ${await new Response(child.stderr).text()}`);
      said += decoder.decode(value, { stream: true });
    }
  };
  await lineSaid(line);
  return { child, lineSaid };
}

const inExample = (name: string, variables: Record<string, string> = {}): Command => ({
  cwd: join(EXAMPLES, name),
  variables,
});

/** The example's folder, at night a copy with its packages from npm. */
async function folderOf(name: string): Promise<string> {
  const cwd = join(EXAMPLES, name);
  if (!NIGHTLY) return cwd;
  const copy = mkdtempSync(join(tmpdir(), `wattleaf-${name}-`));
  cpSync(cwd, copy, { recursive: true });
  expect(await run({ cwd: copy }, "npm", "install", "--no-audit", "--no-fund")).toMatchObject({ code: 0 });
  return copy;
}

describe("green-button-import", () => {
  test("says what the file holds, with the demo key", async () => {
    const { said, complained, code } = await run(inExample("green-button-import"), "node", "import.mjs");
    expect({ complained, code }).toEqual({ complained: "", code: 0 });
    expect(said).toMatch(/^electricity, delivered: \d+\.\d kWh \(times of America\/Los_Angeles\)/);
    // The car was charged on two nights, on the second for the same energy in a colder house.
    expect(said).toMatch(/Highest day: 2026-03-0[36] with \d\d\.\d kWh/);
    expect(said).toMatch(/Under the tariff smud-tod-5-8pm: \d+\.\d\d USD/);
  });

  test("keeps the readings in the account, once", async () => {
    const owner = new BrowserSession(api);
    await owner.postJson(register.path, newRegistration());
    const variables = { WATTLEAF_API_KEY: await owner.newApiKey(["api", "data:read", "data:write"]) };
    const keep = () => run(inExample("green-button-import", variables), "node", "import.mjs", "--keep");
    const first = await keep();
    expect(first).toMatchObject({ complained: "", code: 0 });
    const [, kept] = /Kept: (\d+) readings/.exec(first.said) ?? [];
    expect(kept).toBe("168");
    const [, total] = /delivered: ([\d.]+) kWh/.exec(first.said) ?? [];
    expect(first.said).toContain(`Your account says ${total} kWh`);
    expect((await keep()).said).toContain("Kept: 168 readings");
  });

  test("explains a file that is none", async () => {
    const { complained, code } = await run(inExample("green-button-import"), "node", "import.mjs", "README.md");
    expect([code, complained]).toEqual([1, expect.stringMatching(/^4\d\d \w+: /)]);
  });
});

test("mqtt-device is found through its broker, switched, and gone when it leaves", async () => {
  const cwd = await folderOf("mqtt-device");
  const broker = await startUntil({ cwd, variables: { PORT: "0" } }, /mqtt:\/\/\S+/, "npm", "run", "broker");
  const address = await broker.lineSaid(/mqtt:\/\/\S+/);
  const variables = { MQTT_URL: address, MEASURE_EVERY_MS: "200" };
  // Not by `npm start`, whose shell keeps the signal of its end.
  const device = await startUntil({ cwd, variables }, /is connected/, "node", "device.mjs");

  const home = await HubHome.open(api);
  expect(await home.connect({ type: "mqtt", address })).toMatchObject({ status: "connected", ignoredMessages: 0 });
  const found = await home.device("Water heater");
  expect(found).toMatchObject({ on: true, powerWatts: 1_200, available: true, commands: ["on", "off"] });
  expect(await (await home.control("Water heater", "off")).json()).toMatchObject({ on: false });
  await device.lineSaid(/Water heater is OFF/);
  expect(await home.device("Water heater")).toMatchObject({ on: false, powerWatts: 0 });

  await home.heard(
    (_, { available }) => !available,
    async () => void device.child.kill("SIGTERM"),
  );
  expect(await device.child.exited).toBe(0);
});

test("hostile-page is served under each policy that it prints", async () => {
  const variables = { WIDGET_KEY: DEMO_WIDGET_KEY, WATTLEAF_ORIGIN: url, PORT: String(await freePort()) };
  const page = await startUntil(inExample("hostile-page", variables), /host allow-list: /, "node", "serve.mjs");
  const address = (await page.lineSaid(/Trusted Types: \S+/)).replace("Trusted Types: ", "");
  const served = await fetch(address);
  expect(served.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
  expect(await served.text()).toContain(`data-key="${DEMO_WIDGET_KEY}"`);
});

test("partner-page is served with its strict policy and the script of the server that it is given", async () => {
  const port = String(await freePort());
  const variables = { WIDGET_KEY: DEMO_WIDGET_KEY, WATTLEAF_ORIGIN: url, PORT: port };
  await startUntil(inExample("partner-page", variables), /Partner page on/, "node", "serve.mjs");
  const page = await fetch(`http://localhost:${port}/`);
  expect(page.headers.get("content-security-policy")).toContain(`script-src ${url}`);
  expect(await page.text()).toContain(`src="${url}/widget.js" data-key="${DEMO_WIDGET_KEY}"`);
  expect((await fetch(`http://localhost:${port}/../serve.mjs`)).status).toBe(404);
});

describe.runIf(NIGHTLY)("typed-client", () => {
  let server: ServerProcess;
  const project = mkdtempSync(join(tmpdir(), "wattleaf-typed-client-"));
  beforeAll(async () => {
    await ensureBuilt("client");
    server = await startServerProcess({ variables: { SEED_DEMO: "on" } });
    for (const file of ["package.json", "tsconfig.json", "index.ts"])
      copyFileSync(join(EXAMPLES, "typed-client", file), join(project, file));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(project, { recursive: true, force: true });
  });

  // npm fetches a compiler, as it does for a developer.
  const INSTALL_TIMEOUT_MS = 120_000;
  test("installs the server's own package, compiles and runs", { timeout: INSTALL_TIMEOUT_MS }, async () => {
    const command = { cwd: project, variables: { WATTLEAF_URL: server.url } };
    const tarball = `${server.url}/packages/wattleaf-client.tgz`;
    const installed = await run(command, "npm", "install", "--no-audit", "--no-fund", tarball);
    expect(installed).toMatchObject({ code: 0 });
    const { said, complained, code } = await run(command, "npm", "start");
    expect({ complained, code }).toEqual({ complained: "", code: 0 });
    expect(said).toMatch(/A day's plan saves [\d.]+ USD\n[^]*green coins\n[^]*\[1\][^]*invalid_input/);
  });
});
