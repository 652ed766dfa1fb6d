import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const SOURCE_FILE = /\.tsx?$/;
const NOT_SHIPPED = /\.(test|d)\.tsx?$/;

/** What a class can look like. Excludes prose, paths and twind's grouping syntax, which class attributes do not use. */
const CLASS_TOKEN = /^-?!?(?:[a-z@]|\[[^\s\]]*\])(?:[\w\-.:/@%!&>*=]|\[[^\s\]]*\])*$/;

/** Every shipped .ts/.tsx file under the given files or folders, sorted so that the result is deterministic. */
export function listSources(paths: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path)) if (name !== "node_modules" && name !== "dist") visit(join(path, name));
    } else if (SOURCE_FILE.test(path) && !NOT_SHIPPED.test(path)) {
      found.add(path);
    }
  };
  for (const path of paths) visit(path);
  return [...found].toSorted();
}

/**
 * The class tokens of one source: each word of each string literal, template part and JSX attribute. Classes can be in
 * a variant table far from any `className`, so all strings count; twind ignores those that are not classes.
 */
export function scanSource(fileName: string, text: string): Set<string> {
  const tokens = new Set<string>();
  const take = (literal: string) => {
    for (const word of literal.split(/\s+/)) if (CLASS_TOKEN.test(word)) tokens.add(word);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      take(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const kind = fileName.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false, kind));
  return tokens;
}

const scannedByFile = new Map<string, { modifiedMs: number; tokens: Set<string> }>();

/** The tokens of all sources, sorted. An unchanged file is parsed only once. */
export function scanClassTokens(paths: readonly string[]): string[] {
  const all = new Set<string>();
  for (const file of listSources(paths)) {
    const modifiedMs = statSync(file).mtimeMs;
    let scanned = scannedByFile.get(file);
    if (scanned?.modifiedMs !== modifiedMs) {
      scanned = { modifiedMs, tokens: scanSource(file, readFileSync(file, "utf8")) };
      scannedByFile.set(file, scanned);
    }
    for (const token of scanned.tokens) all.add(token);
  }
  return [...all].toSorted();
}
