import { WEBHOOK_SECRET_PREFIX } from "@wattleaf/shared/domain/webhooks";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { createHmac, randomBytes } from "node:crypto";

/** The standard recommends 24 to 64. */
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}`;

/**
 * The headers of a message, as Standard Webhooks describes: HMAC-SHA-256 over id, timestamp and body, a signature for
 * each secret.
 * @param secrets whsec_ and base64
 * @param nowMs of this try: receivers reject old timestamps
 */
export function signedHeaders(
  secrets: readonly string[],
  messageId: string,
  body: string,
  nowMs: number,
): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / SECOND_MS));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${messageId}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": messageId, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
