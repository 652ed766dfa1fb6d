import { z } from "zod";

const port = z.coerce.number().int().min(1, "must be 1 to 65535").max(65535, "must be 1 to 65535");

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
    .regex(/^(file:|libsql:|https?:|wss?:)/, "must start with file:, libsql:, http: or https:")
    .default("file:./data/wattleaf.db"),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  /** smtp://user:password@host:587 or smtps://…; without one, letters are kept in MAIL_OUTBOX. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, message: "must be an smtp:// or smtps:// URL" }).optional(),
  MAIL_OUTBOX: z.string().min(1).default("./data/outbox"),
  MAIL_FROM: z.string().min(3).default("Wattleaf <hello@wattleaf.example>"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** Comma-separated CIDR ranges of proxies whose X-Forwarded-* headers count. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((range) => range.trim())
        .filter(Boolean),
    ),
  /** Off only for benches and load tests. */
  RATE_LIMITS: z.enum(["on", "off"]).default("on"),
  /** Sample household, demo partner and shop: on for a local database unless said otherwise. */
  SEED_DEMO: z.enum(["on", "off"]).default("on"),
  /** Port of the partner demo page (another origin); `off` leaves it out. */
  PARTNER_DEMO_PORT: z.union([z.literal("off"), port]).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

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
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new StartError(`Bad environment: ${faults.join("; ")}`);
}

/** The site's own origin, without a trailing slash. */
export function siteOrigin(env: Environment): string {
  return env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`;
}

/** The partner demo page's port, or null when it is off. */
export function partnerDemoPort(env: Environment): number | null {
  if (env.PARTNER_DEMO_PORT === "off") return null;
  return env.PARTNER_DEMO_PORT ?? env.PORT + 1;
}
