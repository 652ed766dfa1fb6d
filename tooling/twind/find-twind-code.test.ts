import { join } from "node:path";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { findTwindCode } from "./find-twind-code";

/** The minified browser bundle of a module with this source. */
async function bundle(source: string): Promise<string> {
  const entry = join(import.meta.dirname, "planted.js");
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "planted",
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const builds = Array.isArray(result) ? result : [result];
  const files = builds.flatMap((one) => ("output" in one ? one.output : []));
  return files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
}

describe("findTwindCode", () => {
  it.each([
    ["the runtime", `import { twind, cssom } from "@twind/core"; globalThis.planted = twind({}, cssom());`],
    ["the class parser alone", `import { cx } from "@twind/core"; globalThis.planted = cx;`],
    ["the preset", `import preset from "@twind/preset-tailwind"; globalThis.planted = preset();`],
    ["the prefixer", `import preset from "@twind/preset-autoprefix"; globalThis.planted = preset();`],
  ])("finds %s in a bundle", async (_, source) => {
    expect(findTwindCode(await bundle(source))).not.toEqual([]);
  });

  it("finds an import left to the browser", () => {
    expect(findTwindCode(`import{twind}from"@twind/core";`)).toEqual(["an import of a @twind package"]);
  });

  it("accepts a bundle that only names classes", async () => {
    expect(findTwindCode(await bundle(`document.body.className = "flex first-child:mt-0 md:hidden";`))).toEqual([]);
  });
});
