import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rollup } from "rollup";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { build, createServer } from "vite";
import { findTwindCode } from "./find-twind-code";
import { twindRollup, twindVite } from "./plugin";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "twind-plugin-"));
  writeFileSync(join(root, "panel.js"), `import css from "virtual:panel-styles"; globalThis.css = css;`);
  writeFileSync(join(root, "page.js"), `import "virtual:twind.css"; globalThis.look = "flex";`);
  writeFileSync(join(root, "look.ts"), `export const look = "max-h-[16rem] text-brand-strong";`);
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the plugin", () => {
  it("gives Rollup the widget's style sheet as text, without twind's code", async () => {
    const bundle = await rollup({ input: join(root, "panel.js"), plugins: [twindRollup({ root, sources: ["."] })] });
    const { output } = await bundle.generate({ format: "es" });
    const { code } = output[0];
    expect(code).toContain(".max-h-\\\\[16rem\\\\]{max-height:256px}");
    expect(code).toContain(":host{");
    expect(findTwindCode(code)).toEqual([]);
  });

  it("gives Vite a real CSS file, without twind's code in the script", async () => {
    const result = await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [twindVite({ root, sources: ["."] })],
      build: { write: false, cssMinify: false, rolldownOptions: { input: join(root, "page.js") } },
    });
    const files = (Array.isArray(result) ? result : [result]).flatMap((one) => ("output" in one ? one.output : []));
    const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
    expect(style?.type === "asset" && String(style.source)).toContain("max-height:16rem");
    const scripts = files.map((file) => (file.type === "chunk" ? file.code : "")).join("");
    expect(scripts).toContain("look");
    expect(findTwindCode(scripts)).toEqual([]);
  });

  it("refreshes the style sheet in development when a source gains a class", async () => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: "silent",
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [twindVite({ root, sources: ["."] })],
    });
    try {
      const styles = async () => (await server.transformRequest("virtual:twind.css"))?.code ?? "";
      expect(await styles()).not.toContain("line-through");
      // A new file, which the style sheet has not listed as a dependency.
      const source = join(root, "new.ts");
      writeFileSync(source, `export const look = "line-through";`);
      server.watcher.emit("add", source);
      await vi.waitFor(async () => expect(await styles()).toContain("line-through"));
    } finally {
      await server.close();
    }
  });
});
