import { loadChangelog } from "@wattleaf/content/changelog/index";
import { loadPastEvents, loadUpcomingEvents } from "@wattleaf/content/events/index";
import { loadLabs } from "@wattleaf/content/labs/index";
import { loadWhitePapers } from "@wattleaf/content/white-papers/index";
import { loadBlog } from "@wattleaf/content/blog/index";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import type { Plugin } from "vite";
import { HELP_SHELVES, loadHelp } from "./help";
import { documentationIn } from "./documentation-index";
import type { Resource } from "./resource";
import { resourcesIn } from "./search-index";

const PREFIX = "virtual:content/";

/** The exports of `virtual:content/<kind>`. */
const kinds: Readonly<Record<string, () => Readonly<Record<string, unknown>>>> = {
  "white-papers": () => ({ whitePapers: loadWhitePapers() }),
  events: () => ({ upcomingEvents: loadUpcomingEvents(), pastEvents: loadPastEvents() }),
  labs: () => ({ labs: loadLabs() }),
  changelog: () => ({ changelog: loadChangelog() }),
  blog: () => ({ blog: loadBlog() }),
  help: () => ({ help: loadHelp(), shelves: HELP_SHELVES }),
  resources: () => ({ resources: Object.fromEntries(LANGUAGES.map((language) => [language, resourcesIn(language)])) }),
};

type SearchIndexes = readonly (readonly [file: string, found: readonly Resource[]])[];

let indexes: SearchIndexes | undefined;

/** What a search loads with its first word, by file; the same for both bundles of the site. */
const searchIndexes = (): SearchIndexes =>
  (indexes ??= LANGUAGES.flatMap((language) => [
    [`search/resources-${language}.json`, resourcesIn(language)],
    [`search/documentation-${language}.json`, documentationIn(language)],
  ]));

/**
 * Content as modules for documents, which are only rendered at the build: the loaders read files, so no browser code may
 * import them. In development, changed content is visible after a restart.
 */
export function contentVite(): Plugin {
  return {
    name: "wattleaf-content",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const exportsOf = kinds[id.slice(PREFIX.length + 1)];
      if (!exportsOf) throw new Error(`No content ${id.slice(1)}`);
      return Object.entries(exportsOf())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, found] of searchIndexes()) {
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(found) });
      }
    },
    configureServer({ middlewares }) {
      for (const [file, found] of searchIndexes()) {
        middlewares.use(`/${file}`, (_request, response) => response.end(JSON.stringify(found)));
      }
    },
  };
}
