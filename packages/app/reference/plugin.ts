import type { Plugin } from "vite";
import { downloads, DOWNLOADS_FOLDER } from "./downloads";
import { apiReference } from "./operations";

const MODULE = "virtual:api-reference";
const ID = `\0${MODULE}`;

/**
 * What the documentation page is made of, at build time: `virtual:api-reference` holds the public API as told by its
 * contracts, so that no browser carries the contracts and zod for it; /downloads/ holds the examples' files. During
 * development a changed contract shows after a restart.
 */
export function referenceVite(): Plugin {
  return {
    name: "wattleaf-api-reference",
    resolveId: (id) => (id === MODULE ? ID : null),
    load: (id) => (id === ID ? `export const apiReference = ${JSON.stringify(apiReference())};` : null),
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [name, source] of await downloads()) {
        this.emitFile({ type: "asset", fileName: `${DOWNLOADS_FOLDER}/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${DOWNLOADS_FOLDER}`, async (request, response, next) => {
        const file = (await downloads()).get((request.url ?? "").slice(1));
        if (file) response.end(file);
        else next();
      });
    },
  };
}
