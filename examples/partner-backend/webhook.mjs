import { createHmac, timingSafeEqual } from "node:crypto";

/** Older messages may have been recorded and sent again by someone else. */
const MAX_AGE_SECONDS = 300;

/**
 * Whether a message is Wattleaf's, as Standard Webhooks describes (standardwebhooks.com).
 *
 * @param {{ secret: string, headers: Record<string, string | string[] | undefined>, body: string }} message the body as
 *   it arrived, before it is parsed
 */
export function isGenuine({ secret, headers, body }) {
  const id = headers["webhook-id"];
  const timestamp = Number(headers["webhook-timestamp"]);
  if (!id || !(Math.abs(Date.now() / 1000 - timestamp) <= MAX_AGE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  // Several signatures while a secret is being replaced.
  return String(headers["webhook-signature"])
    .split(" ")
    .filter((part) => part.startsWith("v1,"))
    .map((part) => Buffer.from(part.slice("v1,".length), "base64"))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
