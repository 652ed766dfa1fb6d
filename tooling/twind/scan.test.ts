import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listSources, scanClassTokens, scanSource } from "./scan";

const scan = (source: string) => [...scanSource("page.tsx", source)];

describe("scanSource", () => {
  it("finds classes in attributes, variant tables, conditions and template strings", () => {
    const tokens = scan(`
      const sizes = { sm: "h-9 px-3", md: "h-11" };
      export const A = () => <p className="flex md:hidden" title={\`grid \${open ? "gap-2" : 'gap-4'} mt-1\`} />;
    `);
    expect(tokens).toEqual(
      expect.arrayContaining(["h-9", "px-3", "h-11", "flex", "md:hidden", "grid", "gap-2", "gap-4", "mt-1"]),
    );
  });

  it("keeps arbitrary values whole", () => {
    expect(scan(`"max-h-[16rem] w-[calc(100%-2rem)] -mt-2 bg-ink/[0.06] data-[state=open]:flex"`)).toEqual([
      "max-h-[16rem]",
      "w-[calc(100%-2rem)]",
      "-mt-2",
      "bg-ink/[0.06]",
      "data-[state=open]:flex",
    ]);
  });

  it("accepts a property that is not a utility", () => {
    expect(scan(`"[overflow-wrap:anywhere] [animation-delay:150ms]"`)).toEqual([
      "[overflow-wrap:anywhere]",
      "[animation-delay:150ms]",
    ]);
  });

  it("handles an apostrophe in the text of a page", () => {
    expect(
      scan(`export const A = () => <p className="flex">It doesn't matter <b className="font-bold">here</b></p>;`),
    ).toEqual(["flex", "font-bold"]);
  });

  it("ignores imports, comments and twind's groups", () => {
    expect(scan(`import "grid"; // "flex"\nexport const a = "hover:(underline) ~(block)";`)).toEqual([]);
  });
});

describe("scanClassTokens", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "twind-scan-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("reads only shipped sources, and rereads a file after it has changed", () => {
    const file = join(folder, "a.tsx");
    writeFileSync(file, `export const a = "flex";`);
    writeFileSync(join(folder, "a.test.ts"), `export const b = "grid";`);
    writeFileSync(join(folder, "notes.md"), `"hidden"`);
    expect(listSources([folder])).toEqual([file]);
    expect(scanClassTokens([folder])).toEqual(["flex"]);
    writeFileSync(file, `export const a = "inline-flex gap-2";`);
    expect(scanClassTokens([folder])).toEqual(["gap-2", "inline-flex"]);
  });
});
