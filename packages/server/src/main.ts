import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createApp } from "./app";
import type { Platform } from "./core/platform";
import { closePlatform, createPlatform } from "./composition/platform";
import { DamagedFile } from "./db/file/check-file";
import { seedDemo, seedShop } from "./db/seed";
import { DEMO_WIDGET_KEY } from "./db/seed/demo";
import { type Environment, parseEnvironment, partnerDemoPort, siteOrigin, StartError } from "./env";
import { BUN_MAX_REQUEST_BYTES } from "./http/request-body";
import { startMaintenance } from "./composition/maintenance";
import { startAnswerLeases } from "./modules/chat";
import { startDueSchedules } from "./modules/devices";
import { startEmails } from "./modules/emails";
import { startCallbacks } from "./modules/openadr";
import { seedDemoHousehold } from "./modules/demo";
import { startPurchaseEmails, stockSamples } from "./modules/marketplace";
import { startHubs } from "./modules/hubs";
import { startMeterImports } from "./modules/meters";
import { startNotifications } from "./modules/notifications";
import { startTestQuestions } from "./modules/partners";
import { startAchievements } from "./modules/achievements";
import { startEffectMeasurement, startStatsRefresh } from "./modules/rewards";
import { startWebhooks } from "./modules/webhooks";

/** Longer than the heartbeat of a stream, so that only a dead connection is ended. */
const IDLE_TIMEOUT_SECONDS = 60;

/** The built-in engine takes milliseconds; a model's answer that takes longer is saved as far as it has come. */
const ANSWERS_GRACE_MS = 10_000;

const distOf = (workspace: string) => fileURLToPath(new URL(`../../${workspace}/dist`, import.meta.url));

export interface RunningServer {
  url: string;
  env: Environment;
  /** Of the partner demo page; null when it is off. */
  partnerDemo: { port: number; widgetKey: string } | null;
  /** Leads to single sign-on, or in one click to the sample household; null where there is neither. */
  demoUrl: string | null;
  /** Where emails go, in words. */
  mailDestination: string;
  /** Takes no new requests, lets open ones end, and closes the database. */
  stop(): Promise<void>;
}

/**
 * Migrates, seeds and serves.
 * @throws StartError with one clear line: a bad environment value, a taken port, an unwritable data folder
 */
export async function startServer({
  env: variables,
  parts = {},
}: {
  env: Readonly<Record<string, string | undefined>>;
  /** What a test puts in the place of the platform's own. */
  parts?: Partial<Platform>;
}): Promise<RunningServer> {
  const env = parseEnvironment(variables);
  const platform = await openPlatform(env, parts);
  const demo = env.SEED_DEMO === "on";
  const demoPort = demo ? partnerDemoPort(env) : null;
  await seedShop(platform.db);
  if (demo) {
    const demoPage = demoPort === null ? [] : [`http://localhost:${demoPort}`, `http://127.0.0.1:${demoPort}`];
    // The home page shows the demo partner's widget in a frame.
    const partnerDemoOrigins = [siteOrigin(env), ...demoPage];
    await seedDemo(platform.db, { nowMs: platform.clock.now(), partnerDemoOrigins });
    await stockSamples(platform);
  }
  if (platform.llm)
    platform.log.info(
      { model: `${platform.llm.modelId} at ${new URL(platform.llm.baseUrl).host}` },
      "The assistant uses a language model",
    );
  const app = listen(platform, env);
  platform.cpu.warm();
  platform.answerWorkers.warm();
  if (demo) platform.background.run("Seeding the sample household", () => seedDemoHousehold(platform));
  startTestQuestions(platform);
  const stopMaintenance = startMaintenance(platform);
  const stopLooking = startMeterImports(platform);
  const stopCounting = startStatsRefresh(platform);
  const stopMeasuring = startEffectMeasurement(platform);
  const stopAwarding = startAchievements(platform);
  const stopSchedules = startDueSchedules(platform);
  const stopLeases = startAnswerLeases(platform);
  const stopEmails = startEmails(platform);
  const stopCallbacks = startCallbacks(platform);
  const stopNotifications = startNotifications(platform);
  const stopPurchaseEmails = startPurchaseEmails(platform);
  const stopWebhooks = startWebhooks(platform);
  const stopHubs = startHubs(platform);
  return {
    url: siteOrigin(env),
    env,
    partnerDemo: demoPort === null ? null : { port: demoPort, widgetKey: DEMO_WIDGET_KEY },
    demoUrl: demo || env.SSO_ISSUER ? `${siteOrigin(env)}/api/auth/sso` : null,
    mailDestination: platform.mail.destination,
    async stop() {
      stopMaintenance();
      stopLooking();
      stopCounting();
      stopMeasuring();
      stopAwarding();
      stopSchedules();
      stopEmails();
      stopCallbacks();
      stopNotifications();
      stopPurchaseEmails();
      stopWebhooks();
      stopHubs();
      stopLeases();
      await app.stop();
      platform.imports.stop();
      await platform.imports.settled();
      // Answers that are being written: without their readers, who have been let go.
      await platform.answers.settled(ANSWERS_GRACE_MS);
      platform.answerWorkers.close();
      await platform.answers.settled();
      // Emails that are being sent.
      await platform.background.settled();
      await closePlatform(platform);
    },
  };
}

async function openPlatform(env: Environment, parts: Partial<Platform>): Promise<Platform> {
  try {
    return await createPlatform(env, parts);
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (error instanceof DamagedFile) {
      throw new StartError(
        `The database file ${error.path} is damaged (${error.damage}). Restore a backup: put it in the file's place, delete ${error.path}-wal and ${error.path}-shm, and start again.`,
      );
    }
    throw new StartError(`The database at ${env.DATABASE_URL} cannot be opened for writing: ${rootReason(error)}`);
  }
}

/** The first line of the root cause: wrapping errors only name the query that failed. */
function rootReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.cause instanceof Error ? rootReason(error.cause) : (error.message.split("\n")[0] ?? "unknown");
}

function listen(platform: Platform, env: Environment) {
  const site = { app: distOf("app"), widget: distOf("widget"), client: distOf("client") };
  if (!existsSync(site.app)) platform.log.warn("The site is not built: run `bun run build`");
  try {
    const app = createApp(platform, site);
    app.listen({
      port: env.PORT,
      hostname: env.HOST,
      idleTimeout: IDLE_TIMEOUT_SECONDS,
      maxRequestBodySize: BUN_MAX_REQUEST_BYTES,
    });
    return app;
  } catch (error) {
    void closePlatform(platform);
    if (error instanceof Error && /EADDRINUSE|in use/i.test(`${(error as { code?: string }).code} ${error.message}`)) {
      throw new StartError(`Port ${env.PORT} is taken. Set PORT to a free one, such as PORT=${env.PORT + 10}.`);
    }
    if (error instanceof Error && ["EADDRNOTAVAIL", "EINVAL"].includes(`${(error as { code?: string }).code}`)) {
      throw new StartError(
        `HOST ${env.HOST} is not an address of this machine. Use 0.0.0.0 to listen on all addresses.`,
      );
    }
    throw error;
  }
}
