import { Elysia } from "elysia";
import { createCallOpener } from "./composition/identify-caller";
import { openApiRoutes } from "./composition/openapi/openapi";
import { postmanRoutes } from "./composition/openapi/postman";
import { appRouter, restRoutes } from "./composition/operations";
import { createRateLimits, unlimited } from "./composition/rate-limits";
import type { Platform } from "./core/platform";
import { siteOrigin } from "./env";
import { widgetCors } from "./http/cors";
import { onError } from "./http/on-error";
import { securityHeaders } from "./http/security-headers";
import { siteFiles, type SiteFolders } from "./http/site-files";
import { createSessionStore } from "./modules/auth";
import { trpcHandler } from "./trpc/handler";

/** The whole server, not yet listening: tests hand requests to `handle`, the start script calls `listen`. */
export function createApp(platform: Platform, site: SiteFolders) {
  const { env, log } = platform;
  const origin = siteOrigin(env);
  const overHttps = origin.startsWith("https:");
  const host = {
    openCall: createCallOpener(platform, createSessionStore(platform.db, overHttps)),
    countCall: env.RATE_LIMITS === "on" ? createRateLimits(platform.callLimiters) : unlimited,
    onFault: (error: unknown, path: string) => log.error({ err: error, path }, "A request failed"),
  };
  return new Elysia()
    .use(onError(log))
    .use(securityHeaders(overHttps))
    .use(widgetCors())
    .use(restRoutes(host))
    .use(openApiRoutes(origin))
    .use(postmanRoutes(origin))
    .use(trpcHandler(appRouter, host))
    .use(siteFiles(site, origin));
}
