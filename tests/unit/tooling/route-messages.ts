import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteRoute } from "../../../packages/app/src/routes";
import { en } from "../../../packages/shared/src/i18n/messages/en";

const APP = fileURLToPath(new URL("../../../packages/app/src/", import.meta.url));

/**
 * Messages that are looked up by what the server says, and replaced by another one where they are not loaded: a file, and
 * how their keys begin.
 */
const LOOKED_UP: readonly (readonly [file: string, start: string])[] = [
  ["lib/api-error.ts", "reason."],
  // The name of a tool of an account's own answers.
  ["components/chat/activity-text.ts", "chat.tool."],
  // Of the settings' own forms, in the table that all forms share.
  ["lib/form-messages.ts", "settings."],
];

const areaOf = new Map<string, string>(
  Object.entries(en).flatMap(([area, messages]) => Object.keys(messages).map((key) => [key, area] as const)),
);
const KEYS = [...areaOf.keys()];

/** What one file says and loads itself. */
export interface MessageUse {
  keys: string[];
  /** Areas that it loads when it needs them, or, of an island, that come with it. */
  loaded: string[];
  /** Modules of the app that come with it. */
  imports: string[];
}

/** @param template its start up to the first place, which names at least one area */
const keyOf = (template: string): string[] => KEYS.filter((key) => key.startsWith(template)).slice(0, 1);

/** Reads the source of a file: keys as whole strings, and templates such as `partners.tab.${name}` by their start. */
export function messageUse(source: string): MessageUse {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    keys: [
      ...all(/"([a-z]\w*(?:\.[\w-]+)+)"/g).filter((key) => areaOf.has(key)),
      ...all(/`([a-z]\w*\.[\w.-]*)\$\{/g).flatMap(keyOf),
    ],
    loaded: [...all(/loadAreas\([^,]+,\s*\[([^\]]*)\]/g), ...all(/defineIsland\([^)]*\bareas: \[([^\]]*)\]/g)].flatMap(
      (list) => [...list.matchAll(/"(\w+)"/g)].map(([, area = ""]) => area),
    ),
    imports: all(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+"(\.[^"]+)"/gm),
  };
}

const uses = new Map<string, MessageUse>();
function useOf(file: string): MessageUse {
  const known = uses.get(file) ?? messageUse(readFileSync(file, "utf8"));
  uses.set(file, known);
  return known;
}

const moduleAt = (path: string): string[] =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
    .filter((each) => /\.tsx?$/.test(each) && existsSync(each))
    .slice(0, 1);

const isLookedUp = (file: string, key: string) =>
  LOOKED_UP.some(([name, start]) => file === name && key.startsWith(start));

/** Messages that a page uses and that are not loaded for it, each with its file: `attachment.menu in components/…`. */
export function missingMessages({ page, kind, areas }: Pick<SiteRoute, "areas" | "kind" | "page">): string[] {
  const files = new Set([join(APP, "pages", page, kind === "document" ? "document.tsx" : "index.tsx")]);
  const loaded = new Set<string>(["common", ...areas]);
  // A set is walked through as it grows.
  for (const file of files) {
    const use = useOf(file);
    for (const area of use.loaded) loaded.add(area);
    for (const path of use.imports) for (const found of moduleAt(join(dirname(file), path))) files.add(found);
  }
  return [...files].flatMap((file) => {
    const name = relative(APP, file);
    return useOf(file)
      .keys.filter((key) => !loaded.has(areaOf.get(key) ?? "") && !isLookedUp(name, key))
      .map((key) => `${key} in ${name}`);
  });
}
