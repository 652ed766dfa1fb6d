import { CONTACT_EMAIL } from "@wattleaf/shared/domain/contact";
import { z } from "zod";

const MAX_PORT = 65_535;
const port = z.coerce
  .number(`must be 1 to ${MAX_PORT}`)
  .refine((value) => Number.isInteger(value) && value >= 1 && value <= MAX_PORT, `must be 1 to ${MAX_PORT}`);
const ipRange = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** Plain http only for this machine: anyone who can read the traffic could take over a sign-in. */
const issuer = z
  .url("must be an https URL such as https://login.example")
  .refine((url) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url), "must be an https URL");
const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  PORT: port.default(3000),
  /** Address to listen on. */
  HOST: z.string().min(1).default("0.0.0.0"),
  /** Where people reach the site; decides cookie security and which Origin may use cookies. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, message: "must be an http(s) URL such as https://energy.example" })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|libsql:|https?:|wss?:)./, "must be file:<path> or a libsql:, http: or https: URL")
    .default("file:./data/wattleaf.db"),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  /** Counts throttles, quotas and calls for all processes; without it, see docs/scaling.md. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, message: "must be a redis:// or rediss:// URL" }).optional(),
  /** smtp://user:password@host:587 or smtps://…; without one, emails are kept in MAIL_OUTBOX. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: "must be an smtp:// or smtps:// URL" }).optional(),
  MAIL_OUTBOX: z.string().min(1).default("./data/outbox"),
  MAIL_FROM: z.string().min(3).default("Wattleaf <hello@wattleaf.example>"),
  /** Where the contact form's messages go. */
  CONTACT_EMAIL: z.email("must be an email address").default(CONTACT_EMAIL),
  /** With both, plans are paid through Stripe; without, the site simulates it and no plan changes. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server in Stripe's place, for tests. */
  STRIPE_API_URL: issuer.default("https://api.stripe.com"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** The client that Google's console gave out; with both, the sign-in page offers Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Another issuer in Google's place, for tests. */
  GOOGLE_ISSUER: issuer.default("https://accounts.google.com"),
  /** An OpenID issuer behind the Demo button; without one, the built-in demo issuer is. */
  SSO_ISSUER: issuer.optional(),
  SSO_CLIENT_ID: z.string().min(1).optional(),
  /** None for a public client. */
  SSO_CLIENT_SECRET: z.string().min(1).optional(),
  /** Comma-separated CIDR ranges of proxies whose X-Forwarded-* headers count. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((range) => range.trim())
        .filter(Boolean),
    )
    .refine(
      (ranges) => ranges.every((one) => ipRange.safeParse(one).success),
      "must be CIDR ranges such as 10.0.0.0/8",
    ),
  /** An endpoint of OpenAI's kind, up to and including /v1; with LLM_MODEL it drives the assistant's answers. */
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, message: "must be an http(s) URL such as https://api.openai.com/v1" })
    .refine((url) => !/\/chat\/completions\/?$/.test(url), "must end before /chat/completions")
    .optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  /**
   * Base64 of 32 random bytes, for encrypting utility tokens; if unset, a key file next to the database file is used.
   */
  SECRETS_KEY: z
    .base64("must be 32 bytes in base64, such as the output of `openssl rand -base64 32`")
    .refine(
      (key) => Buffer.from(key, "base64").length === 32,
      "must be 32 bytes in base64, such as the output of `openssl rand -base64 32`",
    )
    .optional(),
  /** A JSON file that names the utilities with Green Button Connect; without it every utility is the sandbox. */
  UTILITY_CONNECTORS: z.string().min(1).optional(),
  /** A broker whose devices belong to the account with the confirmed address MQTT_ACCOUNT, and to no other. */
  MQTT_URL: z
    .url({ protocol: /^mqtts?$/, message: "must be an mqtt:// or mqtts:// URL such as mqtt://user:password@host:1883" })
    .optional(),
  MQTT_ACCOUNT: z.email("must be the email address of an account").optional(),
  /** On where the server and its users share a home network: hubs may then have private addresses. */
  HUB_PRIVATE_ADDRESSES: z.enum(["on", "off"]).default("off"),
  /** On only for tests: OpenADR callbacks may then reach this machine, over plain http too. */
  OPENADR_LOOPBACK_CALLBACKS: z.enum(["on", "off"]).default("off"),
  PARTNER_LOOPBACK: z.enum(["on", "off"]).default("off"),
  /** Off only for benches and load tests. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Sample household and demo partner, whose password and key are public: off on a server for others. */
  SEED_DEMO: z.enum(["on", "off"]).default("on"),
  /** Port of the partner demo page (another origin); `off` leaves it out. */
  PARTNER_DEMO_PORT: z.union([z.literal("off"), port]).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A model needs both its endpoint and its name; one alone is a slip, not a choice. */
function modelIsWhole({ LLM_BASE_URL, LLM_MODEL }: Environment, { addIssue }: z.RefinementCtx): void {
  if (LLM_BASE_URL && !LLM_MODEL)
    addIssue({ code: "custom", path: ["LLM_MODEL"], message: "must name the model that LLM_BASE_URL serves" });
  if (LLM_MODEL && !LLM_BASE_URL)
    addIssue({ code: "custom", path: ["LLM_BASE_URL"], message: "must be set with LLM_MODEL" });
}

/** A database that is no file has no place beside it, and its servers must share one key. */
function hasOneEncryptionKey({ DATABASE_URL, SECRETS_KEY }: Environment, { addIssue }: z.RefinementCtx): void {
  if (!DATABASE_URL.startsWith("file:") && SECRETS_KEY === undefined)
    addIssue({ code: "custom", path: ["SECRETS_KEY"], message: "must be set if DATABASE_URL is not a file" });
}

/** Of little use without each other. */
const PAIRS = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ["SSO_ISSUER", "SSO_CLIENT_ID"],
  ["SSO_CLIENT_ID", "SSO_ISSUER"],
  ["MQTT_URL", "MQTT_ACCOUNT"],
  ["MQTT_ACCOUNT", "MQTT_URL"],
] as const;

function clientsAreWhole(env: Environment, { addIssue }: z.RefinementCtx): void {
  for (const [one, other] of PAIRS)
    if (env[one] && !env[other]) addIssue({ code: "custom", path: [other], message: `must be set with ${one}` });
}

/** A start that cannot go on; its message is one clear line for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
}

/**
 * Parses the process environment once. Empty values count as unset.
 * @throws StartError naming each bad variable and what it must be.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environmentSchema
    .superRefine(modelIsWhole)
    .superRefine(hasOneEncryptionKey)
    .superRefine(clientsAreWhole)
    .safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new StartError(`Invalid environment: ${faults.join("; ")}`);
}

/** The site's own origin, without a trailing slash. */
export function siteOrigin(env: Environment): string {
  return env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`;
}

/** The partner demo page's port, next to the site's own; null when it is off. */
export function partnerDemoPort(env: Environment): number | null {
  if (env.PARTNER_DEMO_PORT === "off") return null;
  return env.PARTNER_DEMO_PORT ?? (env.PORT < MAX_PORT ? env.PORT + 1 : env.PORT - 1);
}
