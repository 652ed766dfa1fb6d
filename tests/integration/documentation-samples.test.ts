import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiReference } from "../../packages/app/reference/operations";
import type { ReferenceOperation } from "../../packages/app/reference/reference";
import { samplesOf } from "../../packages/app/src/components/documentation/samples";
import { register } from "../../packages/shared/src/contracts/auth";
import { deleteClient } from "../../packages/shared/src/contracts/openadr";
import { API_RETRIES } from "../../packages/shared/src/domain/api-keys";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { NIGHTLY, sampled } from "../support/nightly";
import { ended } from "../support/ended";

/* Runs every command and program on the documentation page unchanged. */

let api: TestApi;
let url: string;
let apiKey: string;
const classes = mkdtempSync(join(tmpdir(), "wattleaf-java-"));
beforeAll(async () => {
  api = await createTestApi();
  url = api.listen();
  const owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  apiKey = await owner.newApiKey();
});
afterAll(() => {
  api.close();
  rmSync(classes, { recursive: true, force: true });
});

const run = (argv: readonly string[], variables: Record<string, string>) =>
  ended(Bun.spawn([...argv], { env: { ...process.env, ...variables }, stdout: "pipe", stderr: "pipe" }));

const sampleOf = (operation: ReferenceOperation, language: string) =>
  samplesOf(operation, url).find((sample) => sample.language === language)?.code ?? "";

/** The server chooses the id of a client; examples about an account's data have ids of its own objects. */
const runnable = apiReference().filter(({ id, access }) => access.scope === "api" && id !== deleteClient.id);

describe("the curl commands, in the order of the pages", () => {
  test.each(sampled(runnable, 3))("$id", async (operation) => {
    const command = sampleOf(operation, "curl").replace("curl", "curl --silent --show-error --fail-with-body");
    expect(await run(["bash", "-c", command], { WATTLEAF_API_KEY: apiKey })).toEqual({
      said: expect.stringMatching(/^[[{]/),
      complained: "",
      code: 0,
    });
  });
});

/** Those that change nothing: they run whatever the others have left. */
const repeatable = runnable.filter(({ id, demoKey }) => demoKey && !/^openadr|listParticipants/.test(id));

describe.runIf(Bun.which("python3"))("in Python", () => {
  test.each(sampled(repeatable, 3))("$id", async (operation) => {
    const ran = await run(["python3", "-c", sampleOf(operation, "Python")], { WATTLEAF_API_KEY: apiKey });
    expect(ran).toEqual({ said: expect.stringMatching(/^[[{]/), complained: "", code: 0 });
  });
});

describe("in JavaScript", () => {
  test.each(sampled(repeatable, 3))("$id", async (operation) => {
    const ran = await run([process.execPath, "--eval", sampleOf(operation, "JavaScript")], {
      WATTLEAF_API_KEY: apiKey,
    });
    expect(ran).toEqual({ said: expect.stringMatching(/^200 [[{]/), complained: "", code: 0 });
  });
});

const example = (path: string) => fileURLToPath(new URL(`../../examples/${path}`, import.meta.url));

interface Sample {
  language: string;
  /** The tool required; without it, the language is skipped. */
  tool: string;
  /** Starts a virtual machine each time, so its failures are only tested nightly. */
  isSlow?: boolean;
  argv: () => Promise<readonly string[]>;
}

let compiled: Promise<unknown> | undefined;

async function compiledJava() {
  const sources = ["Wattleaf.java", "Example.java"].map((file) => example(`rest-java/${file}`));
  compiled ??= run(["javac", "-Xlint:all", "-Werror", "-d", classes, ...sources], {});
  expect(await compiled).toMatchObject({ code: 0 });
  return ["java", "-cp", classes, "Example"];
}

const samples: readonly Sample[] = [
  {
    language: "JavaScript",
    tool: "node",
    argv: async () => ["node", example("rest-javascript/example.mjs")],
  },
  {
    language: "JavaScript with Bun",
    tool: process.execPath,
    argv: async () => [process.execPath, example("rest-javascript/example.mjs")],
  },
  { language: "Python", tool: "python3", argv: async () => ["python3", "-B", example("rest-python/example.py")] },
  { language: "Java", tool: "javac", isSlow: true, argv: compiledJava },
];

/** The real server behind a proxy that rejects the first calls and counts all of them. */
function crowdedDoor(errors: number, status: number) {
  let calls = 0;
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      calls += 1;
      if (calls <= errors) {
        const body = { code: "rate_limited", message: "Rate Limit Exceeded" };
        return Response.json(body, { status, headers: { "retry-after": "0" } });
      }
      const { pathname, search } = new URL(request.url);
      const body = request.method === "GET" ? null : await request.text();
      return fetch(`${url}${pathname}${search}`, { method: request.method, headers: request.headers, body });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, calls: () => calls, close: () => server.stop(true) };
}

const isPresent = (tool: string) => Bun.which(tool) !== null;

test.for(samples)("the $language sample runs unchanged (needs $tool)", async ({ tool, argv }, { skip }) => {
  skip(!isPresent(tool));
  const outcome = await run(await argv(), { WATTLEAF_URL: url, WATTLEAF_API_KEY: apiKey });
  expect(outcome).toMatchObject({ said: expect.stringMatching(/Sample plant[^]*Error: 404/), code: 0 });
});

describe.each(samples.filter(({ isSlow }) => NIGHTLY || !isSlow))("the $language sample", ({ tool, argv }) => {
  const present = isPresent(tool);

  test.skipIf(!present).each([429, 503])(`retries after %i (needs ${tool})`, async (status) => {
    const door = crowdedDoor(API_RETRIES, status);
    const outcome = await run(await argv(), { WATTLEAF_URL: door.url, WATTLEAF_API_KEY: apiKey });
    door.close();
    expect(outcome).toMatchObject({ said: expect.stringMatching(/\S/), code: 0 });
    expect(door.calls()).toBeGreaterThan(API_RETRIES);
  });

  test.skipIf(!present)(`gives up after ${API_RETRIES} retries (needs ${tool})`, async () => {
    const door = crowdedDoor(Infinity, 429);
    const { code, complained } = await run(await argv(), { WATTLEAF_URL: door.url, WATTLEAF_API_KEY: apiKey });
    door.close();
    expect(code).not.toBe(0);
    expect(complained).toContain("429");
    expect(door.calls()).toBe(1 + API_RETRIES);
  });

  test.skipIf(!present)(`explains why a key is rejected (needs ${tool})`, async () => {
    const outcome = await run(await argv(), { WATTLEAF_URL: url, WATTLEAF_API_KEY: "wl_live_wrong" });
    expect(outcome.code).not.toBe(0);
    expect(outcome.complained).toMatch(/401.*Authentication Error/s);
  });
});
