import { accountRouter } from "../modules/account/router";
import { apiKeysRouter } from "../modules/api-keys/router";
import { assistantRouter } from "../modules/assistant/router";
import { authRouter } from "../modules/auth/router";
import { billsRouter } from "../modules/bills/router";
import { devicesRouter } from "../modules/devices/router";
import { facilitiesRouter } from "../modules/facilities/router";
import { anomaliesRouter, forecastRouter } from "../modules/forecast/router";
import { gamificationRouter } from "../modules/gamification/router";
import { greenButtonRouter } from "../modules/greenbutton/router";
import { healthRouter } from "../modules/health/router";
import { marketplaceRouter } from "../modules/marketplace/router";
import { metersRouter } from "../modules/meters/router";
import { newsletterRouter } from "../modules/newsletter/router";
import { nilmRouter } from "../modules/nilm/router";
import { onboardingRouter } from "../modules/onboarding/router";
import { signInRouter } from "../modules/openid/router";
import { optimizationRouter } from "../modules/optimization/router";
import { partnersRouter } from "../modules/partners/router";
import { tariffsRouter } from "../modules/tariffs/router";
import { uploadsRouter } from "../modules/uploads/router";
import { validationRouter } from "../modules/validation/router";
import { openAdrRouter } from "../modules/vpp/openadr/router";
import { vppRouter } from "../modules/vpp/router";
import { router } from "./init";

/** The typed API, by domain. */
export const appRouter = router({
  account: accountRouter,
  anomalies: anomaliesRouter,
  apiKeys: apiKeysRouter,
  assistant: assistantRouter,
  auth: authRouter,
  bills: billsRouter,
  devices: devicesRouter,
  facilities: facilitiesRouter,
  forecast: forecastRouter,
  greenbutton: greenButtonRouter,
  health: healthRouter,
  marketplace: marketplaceRouter,
  meters: metersRouter,
  newsletter: newsletterRouter,
  nilm: nilmRouter,
  onboarding: onboardingRouter,
  optimization: optimizationRouter,
  partners: partnersRouter,
  rewards: gamificationRouter,
  signIn: signInRouter,
  tariffs: tariffsRouter,
  uploads: uploadsRouter,
  openadr: openAdrRouter,
  validation: validationRouter,
  vpp: vppRouter,
});

export type AppRouter = typeof appRouter;
