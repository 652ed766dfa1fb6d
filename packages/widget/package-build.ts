import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import typescript from "typescript";
import { packageOptions } from "./rollup.config";

const root = fileURLToPath(new URL(".", import.meta.url));
const ENTRIES = ["load", "react"] as const;

/**
 * Builds the npm package into `outDir`: the loader, the React component, and their types. The widget itself is not in
 * it: it comes from the Wattleaf server, so that an update reaches every page.
 *
 * @throws when a source does not compile
 */
export async function buildPackage({ outDir }: { outDir: string }): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const options = packageOptions(ENTRIES);
  const build = await rollup(options);
  for (const outputOptions of options.output) {
    const { output } = await build.generate(outputOptions);
    for (const chunk of output) if (chunk.type === "chunk") await writeFile(join(outDir, chunk.fileName), chunk.code);
  }
  await build.close();
  emitTypes(outDir);
  await writeFile(join(outDir, "package.json"), `${JSON.stringify(await packageJson(), null, 2)}\n`);
  await writeFile(join(outDir, "README.md"), await readFile(join(root, "README.md")));
  await pack(outDir);
}

/** The package as npm has it, beside its folder: the server offers it for download. */
async function pack(outDir: string): Promise<void> {
  const argv = [
    process.execPath,
    "pm",
    "pack",
    "--quiet",
    "--filename",
    resolve(dirname(outDir), "wattleaf-widget.tgz"),
  ];
  const packing = Bun.spawn(argv, { cwd: outDir, stdout: "pipe", stderr: "pipe" });
  if ((await packing.exited) !== 0) throw new Error(await new Response(packing.stderr).text());
}

/** One declaration file for each source: what they import from each other has no types of other packages but React's. */
function emitTypes(outDir: string) {
  const program = typescript.createProgram(
    ENTRIES.map((entry) => join(root, "src", `${entry}.ts${entry === "react" ? "x" : ""}`)),
    {
      declaration: true,
      emitDeclarationOnly: true,
      strict: true,
      outDir,
      rootDir: join(root, "src"),
      target: typescript.ScriptTarget.ES2022,
      module: typescript.ModuleKind.ESNext,
      moduleResolution: typescript.ModuleResolutionKind.Bundler,
      jsx: typescript.JsxEmit.ReactJSX,
      skipLibCheck: true,
    },
  );
  // Node's own resolution needs the endings of files.
  const withEndings = (text: string) => text.replace(/(from "\.\/\w+)"/g, '$1.js"');
  program.emit(undefined, (file, text) => typescript.sys.writeFile(file, withEndings(text)));
}

async function packageJson() {
  const { name, version, peerDependencies, peerDependenciesMeta } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description: "Loads the Wattleaf energy assistant, with types and a React component",
    type: "module",
    sideEffects: false,
    exports: { ".": entry("load"), "./react": entry("react") },
    peerDependencies,
    peerDependenciesMeta,
  };
}
