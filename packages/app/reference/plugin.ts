import type { Plugin } from "vite";
import { downloads, DOWNLOADS_FOLDER } from "./downloads";
import { apiReference } from "./operations";

const MODULE = "virtual:api-reference";
const ID = `\0${MODULE}`;

/**
 * The build-time data of the documentation page: `virtual:api-reference` has the public API from its contracts, so that
 * browsers do not load the contracts and zod; /downloads/ has the examples' files. In development, a changed contract
 * is visible after a restart.
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
