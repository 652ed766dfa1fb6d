import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { compileClasses } from "@wattleaf/twind";
import type { Plugin, ViteDevServer } from "vite";
import type * as PrerenderEntry from "../src/entry-prerender";
import { SITE_ORIGIN } from "../src/lib/site-origin";
import { renderDocument } from "./document";

const METHODS = ["GET", "HEAD"];

/**
 * In development, every URL that is not a file gets its page as the server would send it from a build: in the reader's
 * language, rendered by the prerender code, with status 404 if it does not exist. So React's development build reports
 * a page that does not match its HTML.
 */
export function devDocument(): Plugin {
  return {
    name: "wattleaf-dev-document",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!METHODS.includes(request.method ?? "")) return next();
        const send = ({ status, html }: { status: number; html: string }) =>
          response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
        renderPage(server, request).then(send, next);
      });
    },
  };
}

async function renderPage(server: ViteDevServer, request: IncomingMessage) {
  const url = new URL(`http://localhost${request.url}`);
  const language = languageOf(url, request.headers.cookie);
  const site = (await server.ssrLoadModule("/src/entry-prerender.tsx")) as typeof PrerenderEntry;
  const route = site.findRoute(url.pathname);
  // At / a signed-in user gets the chat, as from the server.
  const isForUser = route.signedInPath !== undefined && / ?wattleaf_session=/.test(request.headers.cookie ?? "");
  const kind = isForUser ? "app" : route.kind;
  const isPrerendered = route.prerendered && !isForUser;
  const page = isPrerendered
    ? await site.renderRoute(route, url.pathname, language)
    : await site.describeRoute(route, language);
  const document = renderDocument({
    ...page,
    kind,
    language,
    scripts: [kind === "document" ? "/src/entry-document.ts" : "/src/entry-client.tsx"],
    styles: ["/src/styles/base.css"],
    modulePreloads: [],
  });
  // A script replaces the style sheet; without it in the page, the HTML would be unstyled until then.
  const css = compileClasses({ sources: [join(server.config.root, "src")], scope: "page" });
  const html = await server.transformIndexHtml(
    url.pathname,
    document.replace("</head>", () => `<style>${css}</style>\n</head>`).replaceAll(SITE_ORIGIN, originOf(request)),
  );
  return { status: route === site.notFoundRoute ? 404 : 200, html };
}

const originOf = ({ headers }: IncomingMessage) => `http://${headers.host ?? "localhost"}`;

/** As in the server: `?lang=`, then the cookie, then English. */
function languageOf({ searchParams }: URL, cookies = ""): Language {
  const asked = LANGUAGES.find((language) => language === searchParams.get("lang"));
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_KEY}=([^;]*)`).exec(cookies)?.[1];
  return asked ?? parseLanguage(chosen);
}
