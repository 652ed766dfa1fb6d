import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleFolder, ensureBuilt } from "../../scripts/lib/build";
import { ended } from "../support/ended";
import { NIGHTLY } from "../support/nightly";
import { type ServerProcess, startServerProcess } from "../support/server-process";

/* The packages as a developer gets them: packed, installed in an empty project, checked and run. */

const FIRST_ANSWER_MS = 60_000;
/** Both packages, where neither is built yet. */
const BUILD_MS = 180_000;
const TSC = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

let server: ServerProcess;
let tarball: string;
beforeAll(async () => {
  await Promise.all([ensureBuilt("client"), ensureBuilt("widget")]);
  server = await startServerProcess({ variables: { SEED_DEMO: "on" } });
  tarball = `${server.url}/packages/wattleaf-client.tgz`;
}, BUILD_MS);
afterAll(() => server.stop());

const projects: string[] = [];
afterAll(() => projects.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Outside the repository, so that nothing of it is found by accident. */
function emptyProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-project-"));
  projects.push(folder);
  const manifest = JSON.stringify({ name: "project", private: true, type: "module" });
  for (const [name, text] of Object.entries({ "package.json": manifest, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const run = (cwd: string, ...argv: string[]) =>
  ended(Bun.spawn(argv, { cwd, env: { ...process.env, WATTLEAF_URL: server.url }, stdout: "pipe", stderr: "pipe" }));

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    types: [],
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  },
});

const PROGRAM = `
import { apiErrorOf, createWattleafClient, type WattleafOutputs } from "@wattleaf/client";

declare const console: { log(text: string): void };
declare const process: { env: Record<string, string | undefined> };

const wattleaf = createWattleafClient({
  url: process.env.WATTLEAF_URL ?? "",
  apiKey: "wl_demo_sample_household",
});

const plan: WattleafOutputs["optimization"]["schedule"] = await wattleaf.optimization.schedule.mutate({
  facility_id: "sample-home",
  time_horizon: 24,
  strict: true,
});
const saved: number = plan.savings.amount;
console.log("saves " + saved.toFixed(2) + " " + plan.currency);

const misspelled = await wattleaf.optimization.schedule.mutate({
  facility_id: "sample-home",
  time_horizon: 24,
  // @ts-expect-error There is no such field.
  timeHorizon: 24,
});
console.log("notice " + misspelled.notices.map(({ values }) => values.suggestion).join());

// @ts-expect-error What computes is a mutation.
wattleaf.optimization.schedule.query;
// @ts-expect-error A number is no text.
plan.currency satisfies number;

await wattleaf.vpp.status.query({ plant_id: "no-such-plant" }).catch((error: unknown) => {
  console.log("error " + apiErrorOf(error)?.code);
});
`;
const SAID = /^saves \d+\.\d\d USD\nnotice time_horizon\nerror not_found\n$/;

describe("the typed client in an empty project", () => {
  test("installed with npm, it compiles strictly, and its first answer comes within a minute", async () => {
    const startedAtMs = Date.now();
    const project = emptyProject({ "main.ts": PROGRAM, "tsconfig.json": TSCONFIG });
    const installed = await run(project, "npm", "install", "--no-audit", "--no-fund", tarball);
    expect(installed).toMatchObject({ code: 0, said: expect.stringContaining("added 1 package") });
    expect(await run(project, "node", TSC)).toEqual({ said: "", complained: "", code: 0 });
    expect(await run(project, "node", "main.js")).toMatchObject({ said: expect.stringMatching(SAID), code: 0 });
    expect(Date.now() - startedAtMs).toBeLessThan(FIRST_ANSWER_MS);
  });

  test("installed with Bun, it runs without a build", async () => {
    const startedAtMs = Date.now();
    const project = emptyProject({ "main.ts": PROGRAM });
    expect(await run(project, process.execPath, "add", tarball)).toMatchObject({ code: 0 });
    expect(await run(project, process.execPath, "main.ts")).toMatchObject({
      said: expect.stringMatching(SAID),
      code: 0,
    });
    expect(Date.now() - startedAtMs).toBeLessThan(FIRST_ANSWER_MS);
  });

  test("has no dependency and imports nothing, as browsers need it", () => {
    const manifest = JSON.parse(readFileSync(join(bundleFolder("client"), "../package.json"), "utf8")) as object;
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("private");
    const code = readFileSync(join(bundleFolder("client"), "index.js"), "utf8");
    expect(new Bun.Transpiler({ loader: "js" }).scanImports(code)).toEqual([]);
    expect(code).not.toMatch(/\b(process|Buffer|__dirname)\b/);
  });
});

const LOADER = `
import { loadWattleaf, type WattleafWidget, type WidgetEvents } from "@wattleaf/widget";

declare const console: { log(text: string): void };

/** For a page; a server only imports it. */
export async function start(src: string): Promise<() => void> {
  const widget: WattleafWidget = await loadWattleaf({ src, key: "wl_pk_example", getToken: async () => "token" });
  widget.open({ message: "Why is my bill higher?" });
  return widget.on("reward", ({ coins }: WidgetEvents["reward"]) => console.log(String(coins)));
}
// @ts-expect-error The key is needed.
void (() => loadWattleaf({ src: "https://wattleaf.example/widget.js" }));
console.log("imported");
`;

describe("the widget's package in an empty project", () => {
  const withDom = TSCONFIG.replace('"ES2023"', '"ES2023","DOM"');

  test("installed with npm, it compiles strictly, and a server can import it", async () => {
    const project = emptyProject({ "main.ts": LOADER, "tsconfig.json": withDom });
    const widget = `${server.url}/packages/wattleaf-widget.tgz`;
    const installed = await run(project, "npm", "install", "--no-audit", "--no-fund", widget);
    expect(installed).toMatchObject({ code: 0, said: expect.stringContaining("added 1 package") });
    expect(await run(project, "node", TSC)).toEqual({ said: "", complained: "", code: 0 });
    expect(await run(project, "node", "main.js")).toMatchObject({ said: "imported\n", code: 0 });
  });

  test("installed with Bun, it runs without a build", async () => {
    const project = emptyProject({ "main.ts": LOADER });
    expect(await run(project, process.execPath, "add", `${server.url}/packages/wattleaf-widget.tgz`)).toMatchObject({
      code: 0,
    });
    expect(await run(project, process.execPath, "main.ts")).toMatchObject({ said: "imported\n", code: 0 });
  });

  test.runIf(NIGHTLY)("its React component compiles strictly with React's own types", async () => {
    const page = `
      import { WattleafWidget } from "@wattleaf/widget/react";
      export const page = <WattleafWidget widgetKey="wl_pk_example" src="/widget.js" onUnread={({ count }) => void count.toFixed()} />;
      // @ts-expect-error There is no such event.
      export const wrong = <WattleafWidget widgetKey="wl_pk_example" src="/widget.js" onClosed={() => {}} />;
    `;
    const tsconfig = withDom.replace('"strict"', '"jsx":"react-jsx","strict"');
    const project = emptyProject({ "page.tsx": page, "tsconfig.json": tsconfig });
    const packages = [`${server.url}/packages/wattleaf-widget.tgz`, "react@19", "@types/react@19"];
    expect(await run(project, "npm", "install", "--no-audit", "--no-fund", ...packages)).toMatchObject({ code: 0 });
    expect(await run(project, "node", TSC)).toEqual({ said: "", complained: "", code: 0 });
  });
});
