import { Elysia } from "elysia";
import type { Platform } from "./context";
import { siteOrigin } from "./env";
import { widgetCors } from "./http/cors";
import { onError } from "./http/on-error";
import { openApiRoutes } from "./http/openapi";
import { postmanRoutes } from "./http/postman";
import { createRateLimits, unlimited } from "./http/rate-limits";
import { createCallOpener } from "./http/request-context";
import { securityHeaders } from "./http/security-headers";
import { siteFiles, type SiteFolders } from "./http/site-files";
import { accountRoutes } from "./modules/account/routes";
import { apiKeysRoutes } from "./modules/api-keys/routes";
import { assistantRoutes } from "./modules/assistant/routes";
import { createSessionStore } from "./modules/auth";
import { authRoutes } from "./modules/auth/routes";
import { billsRoutes } from "./modules/bills/routes";
import { devicesRoutes } from "./modules/devices/routes";
import { facilitiesRoutes } from "./modules/facilities/routes";
import { forecastRoutes } from "./modules/forecast/routes";
import { gamificationRoutes } from "./modules/gamification/routes";
import { greenButtonRoutes } from "./modules/greenbutton/routes";
import { healthRoutes } from "./modules/health/routes";
import { marketplaceRoutes } from "./modules/marketplace/routes";
import { metersRoutes } from "./modules/meters/routes";
import { newsletterRoutes } from "./modules/newsletter/routes";
import { nilmRoutes } from "./modules/nilm/routes";
import { onboardingRoutes } from "./modules/onboarding/routes";
import { signInRoutes } from "./modules/openid/routes";
import { optimizationRoutes } from "./modules/optimization/routes";
import { partnersRoutes } from "./modules/partners/routes";
import { tariffsRoutes } from "./modules/tariffs/routes";
import { uploadsRoutes } from "./modules/uploads/routes";
import { validationRoutes } from "./modules/validation/routes";
import { openAdrRoutes } from "./modules/vpp/openadr/routes";
import { vppRoutes } from "./modules/vpp/routes";
import { trpcHandler } from "./trpc/handler";

/** The whole server, not yet listening: tests hand requests to `handle`, the start script calls `listen`. */
export function createApp(platform: Platform, site: SiteFolders) {
  const { env, log } = platform;
  const origin = siteOrigin(env);
  const overHttps = origin.startsWith("https:");
  const host = {
    openCall: createCallOpener(platform, createSessionStore(platform.db, overHttps)),
    countCall: env.RATE_LIMITS === "on" ? createRateLimits() : unlimited,
    onFault: (error: unknown, path: string) => log.error({ err: error, path }, "A request failed"),
  };
  return new Elysia()
    .use(onError(log))
    .use(securityHeaders(overHttps))
    .use(widgetCors())
    .use(authRoutes(host))
    .use(signInRoutes(host, platform))
    .use(accountRoutes(host))
    .use(apiKeysRoutes(host))
    .use(onboardingRoutes(host))
    .use(assistantRoutes(host))
    .use(uploadsRoutes(host))
    .use(devicesRoutes(host))
    .use(gamificationRoutes(host))
    .use(marketplaceRoutes(host))
    .use(metersRoutes(host))
    .use(newsletterRoutes(host))
    .use(partnersRoutes(host))
    .use(healthRoutes(host))
    .use(billsRoutes(host))
    .use(nilmRoutes(host))
    .use(forecastRoutes(host))
    .use(greenButtonRoutes(host))
    .use(tariffsRoutes(host))
    .use(facilitiesRoutes(host))
    .use(optimizationRoutes(host))
    .use(vppRoutes(host))
    .use(openAdrRoutes(host))
    .use(validationRoutes(host))
    .use(openApiRoutes(origin))
    .use(postmanRoutes(origin))
    .use(trpcHandler(host))
    .use(siteFiles(site, origin));
}
