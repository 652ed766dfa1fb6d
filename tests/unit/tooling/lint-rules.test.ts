import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CommandError, runCommand, toolCommand } from "../../../scripts/lib/command";
import { ROOT } from "../../../scripts/lib/root";

/** Code that the house rules reject, and the rule that must find it. */
const PLANTS = [
  { rule: "no-explicit-any", path: "packages/shared/src/a.ts", source: "export const f = (a: any) => a;" },
  { rule: "no-non-null-assertion", path: "packages/shared/src/b.ts", source: "export const f = (a?: number) => a!;" },
  { rule: "no-default-export", path: "packages/shared/src/c.ts", source: "export default 1;" },
  { rule: "no-console", path: "packages/server/src/a.ts", source: `console.log("hello");` },
  { rule: "no-restricted-properties", path: "packages/engine/src/a.ts", source: "export const t = Date.now();" },
  { rule: "no-restricted-globals", path: "packages/assistant/src/b.ts", source: `export const t = fetch("/");` },
  {
    rule: "no-restricted-properties",
    path: "packages/assistant/src/compose/figures/a.ts",
    source: "export const t = Date.now();",
  },
  { rule: "alt-text", path: "packages/app/src/a.tsx", source: `export const A = () => <img src="/a.png" />;` },
  {
    rule: "no-danger",
    path: "packages/app/src/b.tsx",
    source: `export const B = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;`,
  },
  { rule: "no-document-cookie", path: "packages/widget/src/a.ts", source: `document.cookie = "a=1";` },
  {
    rule: "no-restricted-globals",
    path: "packages/widget/src/launcher/a.ts",
    source: `localStorage.setItem("a", "1");`,
  },
  {
    rule: "no-focused-tests",
    path: "tests/unit/a.test.ts",
    source: `import { test } from "vitest";\ntest.only("a", () => {});`,
  },
  {
    rule: "consistent-type-imports",
    path: "packages/shared/src/d.ts",
    source: `import { A } from "./e";\nexport const a = (given: A) => given;`,
  },
];

let folder: string;
let findings: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-lint-"));
  for (const { path, source } of PLANTS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${source}\n`);
  }
  // The configuration's paths are relative to its own folder.
  writeFileSync(join(folder, ".oxlintrc.json"), await Bun.file(join(ROOT, ".oxlintrc.json")).text());
  findings = await runCommand("oxlint", toolCommand("oxlint", "--format=unix"), { cwd: folder }).catch(
    (error: unknown) => {
      if (error instanceof CommandError) return error.output;
      throw error;
    },
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(PLANTS)("$rule finds $path", ({ rule, path }) => {
  const ofFile = findings.split("\n").filter((line) => line.startsWith(`${path}:`));
  expect(ofFile.join("\n")).toContain(`(${rule})`);
});
