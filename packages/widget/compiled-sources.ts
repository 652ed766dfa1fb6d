import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rollup";
import typescript from "typescript";

const CONFIG = fileURLToPath(new URL("tsconfig.bundle.json", import.meta.url));

let options: typescript.CompilerOptions | undefined;

/** By path: most files are in several of the bundles. */
const compiled = new Map<string, string>();

/**
 * Loads TypeScript as JavaScript, one file at a time: types are checked with the rest of the repository, not at each
 * build.
 * @throws Error when a source is not TypeScript
 */
export const compiledSources = (): Plugin => ({
  name: "wattleaf-compiled-sources",
  load: (id) => (/\.tsx?$/.test(id) ? { code: compile(id), map: null } : null),
});

function compile(path: string): string {
  const known = compiled.get(path);
  if (known !== undefined) return known;
  const { outputText, diagnostics = [] } = typescript.transpileModule(readFileSync(path, "utf8"), {
    compilerOptions: (options ??= readOptions()),
    fileName: path,
    reportDiagnostics: true,
  });
  if (diagnostics.length > 0) throw new Error(`${path}: ${textOf(diagnostics)}`);
  compiled.set(path, outputText);
  return outputText;
}

function readOptions(): typescript.CompilerOptions {
  const { config, error } = typescript.readConfigFile(CONFIG, typescript.sys.readFile);
  if (error) throw new Error(textOf([error]));
  const parsed = typescript.parseJsonConfigFileContent(
    config,
    typescript.sys,
    fileURLToPath(new URL(".", import.meta.url)),
  );
  return { ...parsed.options, sourceMap: false };
}

const textOf = (diagnostics: readonly typescript.Diagnostic[]): string =>
  typescript.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => typescript.sys.getCurrentDirectory(),
    getNewLine: () => "\n",
  });
