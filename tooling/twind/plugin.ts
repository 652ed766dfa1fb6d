import { resolve } from "node:path";
import type { HotUpdateOptions, Plugin as VitePlugin } from "vite";
import type { Plugin as RollupPlugin } from "rollup";
import { compileClasses } from "./compile";
import { listSources } from "./scan";

export interface TwindPluginOptions {
  /** Files or folders to scan for classes, relative to `root`. Default: `["src"]`. */
  readonly sources?: readonly string[];
  /** Default: the build's working directory. */
  readonly root?: string;
}

const PAGE_MODULE = "virtual:twind.css";
/** Ends in .css without a NUL prefix: that is how Vite recognizes a style sheet, in build and dev. */
const PAGE_ID = "/@wattleaf-twind.css";
const PANEL_MODULE = "virtual:panel-styles";
const PANEL_ID = "\0wattleaf-panel-styles";

/**
 * Provides two virtual modules to Rollup and Vite: `virtual:twind.css`, the page's style sheet, and
 * `virtual:panel-styles`, whose default export is the text of a style sheet for a shadow root.
 */
export function twindRollup({ sources = ["src"], root = process.cwd() }: TwindPluginOptions = {}) {
  const paths = sources.map((source) => resolve(root, source));
  return {
    name: "wattleaf-twind",
    resolveId(id: string) {
      if (id === PAGE_MODULE) return PAGE_ID;
      if (id === PANEL_MODULE) return PANEL_ID;
      return null;
    },
    load(this: { addWatchFile(id: string): void }, id: string) {
      if (id !== PAGE_ID && id !== PANEL_ID) return null;
      for (const file of listSources(paths)) this.addWatchFile(file);
      if (id === PAGE_ID) return compileClasses({ sources: paths, scope: "page" });
      const css = compileClasses({ sources: paths, scope: "shadow" });
      return `export default ${JSON.stringify(css)};`;
    },
  } satisfies RollupPlugin;
}

/** The same plugin for Vite: a changed source also refreshes the style sheet in the running page. */
export function twindVite(options: TwindPluginOptions = {}): VitePlugin {
  const paths = (options.sources ?? ["src"]).map((source) => resolve(options.root ?? process.cwd(), source));
  return {
    ...twindRollup(options),
    enforce: "pre",
    hotUpdate({ file, modules }: HotUpdateOptions) {
      const styles = this.environment.moduleGraph.getModuleById(PAGE_ID);
      if (!styles || !paths.some((path) => file.startsWith(path)) || modules.includes(styles)) return undefined;
      this.environment.moduleGraph.invalidateModule(styles);
      return [...modules, styles];
    },
  };
}
