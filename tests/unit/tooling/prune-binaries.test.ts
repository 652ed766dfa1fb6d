import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pruneBinaries } from "../../../scripts/lib/prune-binaries";

test("only the build for this system stays, and nothing happens without the package", () => {
  const root = mkdtempSync(join(tmpdir(), "prune-"));
  const buildOf = (system: string) => join(root, "node_modules/onnxruntime-node/bin/napi-v6", system, "build.node");
  const systems = ["linux/x64", "linux/arm64", "darwin/arm64", "win32/x64"];
  try {
    pruneBinaries(root, { platform: "linux", arch: "x64" });
    for (const path of systems.map(buildOf)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, "");
    }
    pruneBinaries(root, { platform: "linux", arch: "x64" });
    expect(systems.filter((system) => existsSync(buildOf(system)))).toEqual(["linux/x64"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
