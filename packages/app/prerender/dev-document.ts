import type { Plugin } from "vite";
import { renderDocument } from "./document";

/** In development every address gets the empty shell; the browser renders. */
export function devDocument(): Plugin {
  return {
    name: "wattleaf-dev-document",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        const shell = renderDocument({
          language: "en",
          title: "Wattleaf",
          scripts: ["/src/entry-client.tsx"],
          styles: [],
          modulePreloads: [],
        });
        response.setHeader("content-type", "text/html; charset=utf-8");
        server.transformIndexHtml(request.url ?? "/", shell).then((html) => response.end(html), next);
      });
    },
  };
}
