import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const BINARIES = "node_modules/onnxruntime-node/bin";

/** ONNX Runtime sends usage data to its maker from version 1.29 or 1.30 on. Bills must not leave a trace there. */
test.skipIf(!existsSync(BINARIES))("the picture recognizer's library has no telemetry", () => {
  const libraries = readdirSync(BINARIES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /libonnxruntime\.(?:so|\d|dylib)|onnxruntime\.dll/.test(name),
  );
  expect(libraries.length).toBeGreaterThan(0);
  for (const name of libraries) {
    const library = readFileSync(join(BINARIES, name));
    expect(library.includes("events.data.microsoft.com"), name).toBe(false);
  }
});
