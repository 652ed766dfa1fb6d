import { fileURLToPath } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { achievements as enAchievements } from "@wattleaf/shared/i18n/messages/en/achievements";
import { ranks as enRanks } from "@wattleaf/shared/i18n/messages/en/ranks";
import { widget as enWidget } from "@wattleaf/shared/i18n/messages/en/widget";
import { achievements as zhAchievements } from "@wattleaf/shared/i18n/messages/zh/achievements";
import { ranks as zhRanks } from "@wattleaf/shared/i18n/messages/zh/ranks";
import { widget as zhWidget } from "@wattleaf/shared/i18n/messages/zh/widget";
import { twindRollup } from "@wattleaf/twind";
import type { OutputOptions, OutputPlugin, Plugin, RollupOptions } from "rollup";
import { panelCss } from "./src/panel/panel.css";

const root = fileURLToPath(new URL(".", import.meta.url));

/** A lost type or export must stop the build, not ship. */
const onLog: RollupOptions["onLog"] = (level, log, report) => report(level === "warn" ? "error" : level, log);

/** One compilation of the sources, and each file that is made of it: compiling takes most of a build. */
export interface BundleOptions extends RollupOptions {
  output: OutputOptions[];
}

function plugins(): Plugin[] {
  return [
    fitOwnStyles(),
    nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".js", ".mjs"] }),
    typescript({
      // Bundled from sources, while the type check reads the declarations of referenced projects.
      tsconfig: `${root}tsconfig.bundle.json`,
      // The shared package's sources lie outside this folder.
      filterRoot: false,
      exclude: ["**/*.test.ts"],
      // Types are checked with the rest of the repository, not at each build, which needs few of the language's own.
      compilerOptions: { noEmit: false, sourceMap: false, noCheck: true, lib: ["es5"] },
    }),
  ];
}

const minified = (): OutputPlugin =>
  terser({ ecma: 2020, compress: { passes: 3, unsafe_arrows: true, keep_fargs: false } });

/**
 * Fits the site's style sheet to the panel. Sizes in px: a `rem` is the font size of the page's own root element,
 * and many pages set that to 10 px. Tokens that no rule uses are left out, as is what the visitor's system would
 * choose: the panel follows the page (page-theme.ts).
 */
function fitStyles(): Plugin {
  return {
    name: "wattleaf-fit-styles",
    transform(code, id) {
      if (!id.includes("wattleaf-panel-styles")) return null;
      const used = (token: string) => code.includes(`var(${token})`) || panelCss.includes(`var(${token})`);
      return {
        map: null,
        code: code
          // The launcher's important `all: initial` outweighs the rest of the sheet's rule for the host.
          .replace(/:host\{all:initial[^}]*\}/, "")
          .replace(/color-scheme:(light|dark);(?=--wl)|\.resize\{[^}]*\}/g, "")
          .replace(/(\d*\.?\d+)rem\b/g, (_, rem: string) => `${Number(rem) * 16}px`)
          .replace(/@media \(prefers-color-scheme:dark\)\{:host\{[^}]*\}\}/g, "")
          .replace(/:host\(\[data-theme=light\]\)\{[^}]*\}/g, "")
          .replace(/-ms-[\w-]+:[^;}]+;|-webkit-flex-direction:[^;}]+;|grid-gap:[^;}]+;/g, "")
          .replace(/\}(\\n)+/g, "}")
          .replace(/;?(--wl-[\w-]+):[^;}]+/g, (declaration, token: string) => (used(token) ? declaration : "")),
      };
    },
  };
}

/** Own style sheets without the line breaks between their rules. */
const fitOwnStyles = (): Plugin => ({
  name: "wattleaf-fit-own-styles",
  transform: (code, id) =>
    id.endsWith(".css.ts") ? { code: code.replace(/(?<=[`{}])\n(?=[.:@[`\w])/g, ""), map: null } : null,
});

/** The bundle makes JSX of `h` (tsconfig.bundle.json): the automatic runtime would come on top of it. */
function importJsxFactory(): Plugin {
  return {
    name: "wattleaf-jsx-factory",
    transform: (code, id) =>
      id.endsWith(".tsx") ? { code: `import { h, Fragment } from "preact";${code}`, map: null } : null,
  };
}

const en = { ...enAchievements, ...enRanks, ...enWidget };
const zh = { ...zhAchievements, ...zhRanks, ...zhWidget };
const catalogs: Record<Language, Record<keyof typeof en, string>> = { en, zh };

/**
 * Writes the words of one language in place of their keys, so that a visitor loads neither the keys nor the other
 * language. A key that the catalog lacks stops the build.
 */
function inlineMessages(language: Language): OutputPlugin {
  const isKey = (key: string): key is keyof typeof en => key in en;
  return {
    name: "wattleaf-inline-messages",
    renderChunk(code, { name }) {
      const inlined = code.replace(/"((?:widget|achievements|rank)\.[\w.]+)"/g, (_, key: string) => {
        if (!isKey(key)) throw new Error(`${name}: no message ${key}`);
        return JSON.stringify(catalogs[language][key]);
      });
      return { code: inlined, map: null };
    },
  };
}

/** What the panel loads only when it is needed: its folder in src/parts. */
export const PART_NAMES = ["answer", "attachments", "failure", "handover", "rewards", "upload"] as const;
export type PartName = (typeof PART_NAMES)[number];

/** A part draws with the panel's copy of Preact (src/parts/preact.ts). */
const borrowPreact = (): Plugin => ({
  name: "wattleaf-borrow-preact",
  resolveId: (id) => (id === "preact" ? `${root}src/parts/preact.ts` : null),
});

/** A file of each language, in the order of {@link LANGUAGES}. */
const inEachLanguage = (name: string, more: (language: Language) => OutputOptions = () => ({})): OutputOptions[] =>
  LANGUAGES.map((language) => ({
    format: "es",
    entryFileNames: `widget/${name}.${language}.[hash].js`,
    hashCharacters: "hex",
    plugins: [inlineMessages(language), minified()],
    ...more(language),
  }));

/** One part: in each language an ES module that imports nothing. */
export function partOptions(name: PartName): BundleOptions {
  return {
    input: `${root}src/parts/${name}/index.tsx`,
    output: inEachLanguage(name),
    plugins: [borrowPreact(), importJsxFactory(), ...plugins()],
    onLog,
  };
}

/**
 * The panel: in each language an ES module that the launcher imports when the widget is first opened.
 *
 * @param partPaths each part's file, relative to the panel's address
 */
export function panelOptions(partPaths: Record<Language, Record<PartName, string>>): BundleOptions {
  return {
    input: `${root}src/panel/index.tsx`,
    output: inEachLanguage("panel", (language) => ({
      intro: `const __PART_PATHS__=${JSON.stringify(partPaths[language])};`,
    })),
    plugins: [twindRollup({ sources: ["src/panel"], root }), fitStyles(), importJsxFactory(), ...plugins()],
    onLog,
  };
}

/** The npm package: modules for a page's own bundler, which brings React. */
export function packageOptions(entries: readonly string[]): BundleOptions {
  return {
    input: Object.fromEntries(
      entries.map((entry) => [entry, `${root}src/${entry}${entry === "react" ? ".tsx" : ".ts"}`]),
    ),
    external: ["react"],
    output: [{ format: "es", entryFileNames: "[name].js", chunkFileNames: "[name].js", plugins: [minified()] }],
    plugins: plugins(),
    onLog,
  };
}

/** The name of a launcher's file, and each language's panel, relative to the launcher's address. */
export interface LauncherFile {
  fileName: string;
  panelPaths: Record<Language, string>;
}

/** The launcher: a classic script, so that `async` and `data-*` work on its tag and it knows which tag it came from. */
export function launcherOptions(files: readonly LauncherFile[]): BundleOptions {
  return {
    input: `${root}src/launcher.ts`,
    output: files.map(({ fileName, panelPaths }) => ({
      format: "iife",
      strict: false,
      entryFileNames: fileName,
      hashCharacters: "hex",
      intro: `const __PANEL_PATHS__=${JSON.stringify(panelPaths)};`,
      plugins: [minified()],
    })),
    plugins: plugins(),
    onLog,
  };
}
