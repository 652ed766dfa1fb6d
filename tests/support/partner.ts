import { createHmac } from "node:crypto";
import { type JWTPayload, SignJWT } from "jose";
import { partnerOrigins, partners } from "../../packages/server/src/db/schema/partners";
import { createSigningKey } from "../../packages/server/src/modules/partners";
import { openWidgetSession } from "../../packages/shared/src/contracts/partners";
import {
  DEFAULT_PARTNER_SETTINGS,
  type PartnerFeature,
  PARTNER_FEATURES,
} from "../../packages/shared/src/domain/partners";
import { SITE_ORIGIN, type TestApi } from "./api";
import { BrowserSession } from "./browser-session";

export interface TestPartner {
  id: string;
  key: string;
  origin: string;
  keyId: string;
  secret: string;
}

let made = 0;

/** A partner with one origin and one HS256 signing key. */
export async function createPartner(
  { platform }: TestApi,
  { features = PARTNER_FEATURES, origin }: { features?: readonly PartnerFeature[]; origin?: string } = {},
): Promise<TestPartner> {
  made += 1;
  const id = `test-partner-${made}`;
  const partner = { id, key: `wl_pk_test_${made}`, origin: origin ?? `https://www.utility-${made}.example` };
  await platform.db.insert(partners).values({
    id,
    name: `Gridville Power ${made}`,
    widgetKey: partner.key,
    createdAtMs: platform.clock.now(),
    settings: {
      ...DEFAULT_PARTNER_SETTINGS,
      features: {
        upload: features.includes("upload"),
        charts: features.includes("charts"),
        rewards: features.includes("rewards"),
        redeem: features.includes("redeem"),
      },
    },
  });
  await platform.db.insert(partnerOrigins).values({ partnerId: id, origin: partner.origin });
  const { keyId, secret } = await createSigningKey(platform, id, { algorithm: "HS256" });
  return { ...partner, keyId, secret: secret ?? "" };
}

/** What a partner's server does: signs a token for one of its customers. A claim that is undefined is left out. */
export function signToken(
  { platform }: { platform: Pick<TestApi["platform"], "clock"> },
  { keyId, secret }: Pick<TestPartner, "keyId" | "secret">,
  claims: JWTPayload = {},
  header: { alg?: string; kid?: string | undefined } = {},
): Promise<string> {
  const iat = Math.floor(platform.clock.now() / 1000);
  const payload: JWTPayload = {
    aud: SITE_ORIGIN,
    sub: "customer-1",
    iat,
    exp: iat + 300,
    jti: crypto.randomUUID(),
    ...claims,
  };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", kid: keyId, ...header })
    .sign(new TextEncoder().encode(secret));
}

/** A token signed with HS256 whose header and payload are any JSON, or any text, as no library would make it. */
export function signAnything(secret: string, header: unknown, payload: unknown): string {
  const encoded = [header, payload].map((part) =>
    Buffer.from(typeof part === "string" ? part : JSON.stringify(part)).toString("base64url"),
  );
  const signed = encoded.join(".");
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

export const exchange = (api: TestApi, { key, origin }: Pick<TestPartner, "key" | "origin">, token?: string) =>
  new BrowserSession(api, origin).postJson(openWidgetSession.path, { key, ...(token === undefined ? {} : { token }) });

/** A widget session's bearer token; of that customer, or of an anonymous visitor. */
export async function widgetToken(api: TestApi, partner: TestPartner, sub?: string): Promise<string> {
  const response = await exchange(api, partner, sub === undefined ? undefined : await signToken(api, partner, { sub }));
  return ((await response.json()) as { token: string }).token;
}
