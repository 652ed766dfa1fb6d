import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, toolCommand } from "../../../scripts/lib/command";
import { ROOT } from "../../../scripts/lib/root";
import { ALLOWED, FORBIDDEN, PACKAGES, TARGETS, WAY_BACK } from "./import-rules.plants";

interface CruiseReport {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const CONFIG_PATH = join(ROOT, ".dependency-cruiser.cjs");
const config = createRequire(import.meta.url)(CONFIG_PATH) as { forbidden: { name: string }[] };

/** A repository in miniature: the same folders, each file with one import. */
let folder: string;
let violations: CruiseReport["summary"]["violations"];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-imports-"));
  for (const path of TARGETS) write(path, "export const it = 1;\nexport type It = number;\n");
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "exports.it = 1;\n");
  }
  for (const name of ["shared", "server", "engine", "content"]) {
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@wattleaf/${name}`, exports: { "./*": "./src/*.ts" } }),
    );
    mkdirSync(join(folder, "node_modules/@wattleaf"), { recursive: true });
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@wattleaf", name));
  }
  write("tsconfig.base.json", JSON.stringify({ compilerOptions: { module: "esnext", moduleResolution: "bundler" } }));
  for (const { from, source } of [...FORBIDDEN, ...ALLOWED, WAY_BACK]) write(from, `${source}\n`);

  const folders = ["packages", "examples", "scripts", "tests"];
  const argv = toolCommand("depcruise", "--config", CONFIG_PATH, "--output-type", "json", ...folders);
  // With the JSON reporter, violations do not change the exit code.
  const report = JSON.parse(await runCommand("depcruise", argv, { cwd: folder })) as CruiseReport;
  violations = report.summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("import rules", () => {
  test.each(FORBIDDEN)("$rule finds $from: $source", ({ rule, from }) => {
    expect(violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });

  test.each(ALLOWED)("$from may import: $source", ({ from }) => {
    expect(violations.filter((violation) => violation.from === from)).toEqual([]);
  });

  test("every rule has a planted violation", () => {
    expect([...new Set(FORBIDDEN.map(({ rule }) => rule))].toSorted()).toEqual(
      config.forbidden.map(({ name }) => name).toSorted(),
    );
  });
});

function write(path: string, text: string): void {
  const absolute = join(folder, path);
  mkdirSync(dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}
