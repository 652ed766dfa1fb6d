import { accountApi } from "../modules/account/api";
import { achievementsApi } from "../modules/achievements/api";
import { adviceApi } from "../modules/advice/api";
import { anomaliesApi } from "../modules/anomalies/api";
import { apiKeysApi } from "../modules/api-keys/api";
import { authApi } from "../modules/auth/api";
import { billingApi } from "../modules/billing/api";
import { billsApi } from "../modules/bills/api";
import { blogApi } from "../modules/blog/api";
import { chatApi } from "../modules/chat/api";
import { contactApi } from "../modules/contact/api";
import { devicesApi } from "../modules/devices/api";
import { energyQueryApi } from "../modules/energy-query/api";
import { eventsApi } from "../modules/events/api";
import { facilitiesApi } from "../modules/facilities/api";
import { forecastApi } from "../modules/forecast/api";
import { greenbuttonApi } from "../modules/greenbutton/api";
import { healthApi } from "../modules/health/api";
import { hubsApi } from "../modules/hubs/api";
import { marketplaceApi } from "../modules/marketplace/api";
import { metersApi } from "../modules/meters/api";
import { newsletterApi } from "../modules/newsletter/api";
import { nilmApi } from "../modules/nilm/api";
import { notificationsApi } from "../modules/notifications/api";
import { onboardingApi } from "../modules/onboarding/api";
import { openidApi } from "../modules/openid/api";
import { optimizationApi } from "../modules/optimization/api";
import { partnersApi } from "../modules/partners/api";
import { rewardsApi } from "../modules/rewards/api";
import { secondFactorApi } from "../modules/second-factor/api";
import { securityEventsApi } from "../modules/security-events/api";
import { tariffsApi } from "../modules/tariffs/api";
import { uploadsApi } from "../modules/uploads/api";
import { validationApi } from "../modules/validation/api";
import { vppApi } from "../modules/vpp/api";
import { webhooksApi } from "../modules/webhooks/api";
import { whitePapersApi } from "../modules/white-papers/api";
import { openadrApi } from "../modules/openadr/api";
import { Elysia } from "elysia";
import type { TransportHost } from "../http/admit";
import type { Api } from "../http/implement";
import { router } from "../trpc/procedure";

/** Every domain of the product, by the name that it has in tRPC and in its operations' ids. */
export const DOMAINS = {
  account: accountApi,
  achievements: achievementsApi,
  advice: adviceApi,
  anomalies: anomaliesApi,
  apiKeys: apiKeysApi,
  auth: authApi,
  billing: billingApi,
  bills: billsApi,
  blog: blogApi,
  chat: chatApi,
  contact: contactApi,
  devices: devicesApi,
  energyQuery: energyQueryApi,
  events: eventsApi,
  facilities: facilitiesApi,
  forecast: forecastApi,
  greenbutton: greenbuttonApi,
  health: healthApi,
  hubs: hubsApi,
  marketplace: marketplaceApi,
  meters: metersApi,
  newsletter: newsletterApi,
  nilm: nilmApi,
  notifications: notificationsApi,
  onboarding: onboardingApi,
  openadr: openadrApi,
  openid: openidApi,
  optimization: optimizationApi,
  partners: partnersApi,
  rewards: rewardsApi,
  secondFactor: secondFactorApi,
  securityEvents: securityEventsApi,
  tariffs: tariffsApi,
  uploads: uploadsApi,
  validation: validationApi,
  vpp: vppApi,
  webhooks: webhooksApi,
  whitePapers: whitePapersApi,
};

type Domains = typeof DOMAINS;
type Procedures = {
  [D in keyof Domains]: { [N in keyof Domains[D]["operations"]]: ProcedureIn<Domains[D]["operations"][N]> };
};
type ProcedureIn<T> = T extends { procedure: infer P } ? P : never;

const proceduresOf = ({ operations }: Api) =>
  Object.fromEntries(Object.entries(operations).map(([name, { procedure }]) => [name, procedure]));

const procedures = Object.fromEntries(
  Object.entries(DOMAINS).map(([domain, api]) => [domain, proceduresOf(api)]),
) as unknown as Procedures;

/** The typed API, by domain. */
export const appRouter = router(procedures);
export type AppRouter = typeof appRouter;

/** The REST API. */
export function restRoutes(host: TransportHost): Elysia {
  const app = new Elysia();
  for (const { operations, routes } of Object.values<Api>(DOMAINS)) {
    for (const { route } of Object.values(operations)) app.use(route(host));
    for (const route of routes) app.use(route(host));
  }
  return app;
}
