import { Elysia, NotFoundError } from "elysia";
import { createCallOpener } from "./composition/identify-caller";
import { openApiRoutes } from "./composition/openapi/openapi";
import { postmanRoutes } from "./composition/openapi/postman";
import { appRouter, restRoutes } from "./composition/operations";
import { createRateLimits, unlimited } from "./composition/rate-limits";
import type { Platform } from "./core/platform";
import { siteOrigin } from "./env";
import { callerNetworks } from "./core/network";
import { rejectBodies } from "./http/body-gate";
import { BodyBudget } from "./http/body-budget";
import { clientAddress, trustedProxies } from "./http/client-address";
import { readableAcrossOrigins, widgetCors } from "./http/cors";
import { FrontDoor, type PreparedResponse } from "./http/front-door";
import { onError } from "./http/on-error";
import { securityHeaders, sendHeaders } from "./http/security-headers";
import { Site, type SiteFolders } from "./http/site-files";
import { createSessionStore } from "./modules/auth";
import { blogFeed } from "./modules/blog/feed-route";
import { HEALTH_PATH, preparedHealth } from "./modules/health";
import { LEADERBOARD_PATH, preparedLeaderboard } from "./modules/rewards/prepared-route";
import { trpcHandler } from "./trpc/handler";

/** The whole server, not yet listening: tests hand requests to `fetch`, the start script calls `listen`. */
export function createApp(platform: Platform, folders: SiteFolders): FrontDoor {
  const { env, log } = platform;
  const origin = siteOrigin(env);
  const overHttps = origin.startsWith("https:");
  const headers = securityHeaders(overHttps);
  const host = {
    openCall: createCallOpener(platform, createSessionStore(platform, overHttps)),
    countCall: env.RATE_LIMITS === "on" ? createRateLimits(platform.callLimiters) : unlimited,
    onFault: (error: unknown, path: string) => log.error({ err: error, path }, "A request failed"),
  };
  const site = new Site(folders, { origin, headers });
  const router = new Elysia()
    .use(onError(log))
    .use(sendHeaders(headers))
    .use(widgetCors())
    .use(rejectBodies())
    .use(restRoutes(host))
    .use(openApiRoutes(origin))
    .use(postmanRoutes(origin))
    .use(blogFeed(origin))
    .use(trpcHandler(appRouter, host))
    .get("/api/*", () => {
      throw new NotFoundError();
    })
    .get("/", ({ request }) => site.respond(request))
    .get("/*", ({ request }) => site.respond(request));
  const isTrusted = trustedProxies(env.TRUSTED_PROXIES);
  return new FrontDoor({
    router,
    site,
    prepared: new Map<string, PreparedResponse>([
      [HEALTH_PATH, preparedHealth(headers)],
      // Only the router knows how to tell of a failure.
      [
        LEADERBOARD_PATH,
        readableAcrossOrigins(
          preparedLeaderboard(platform, headers, (request) => router.fetch(request) as Response | Promise<Response>),
        ),
      ],
    ]),
    bodies: {
      budget: new BodyBudget(),
      networksOf: (request, peerAddress) =>
        callerNetworks(clientAddress(peerAddress, request.headers.get("x-forwarded-for"), isTrusted)),
    },
  });
}
