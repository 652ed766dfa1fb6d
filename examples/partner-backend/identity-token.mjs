import { createHmac, randomUUID } from "node:crypto";

const LIFETIME_SECONDS = 300;
const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * A JWT that tells Wattleaf who is signed in on your site. It works once, and for five minutes.
 *
 * @param {{ keyId: string, secret: string, audience: string, customerId: string, firstName?: string }} options
 */
export function identityToken({ keyId, secret, audience, customerId, firstName }) {
  const iat = Math.floor(Date.now() / 1000);
  const header = encode({ alg: "HS256", typ: "JWT", kid: keyId });
  const payload = encode({
    aud: audience,
    sub: customerId,
    iat,
    exp: iat + LIFETIME_SECONDS,
    jti: randomUUID(),
    ...(firstName ? { given_name: firstName } : {}),
  });
  const signature = createHmac("sha256", secret).update(`${header}.${payload}`).digest("base64url");
  return `${header}.${payload}.${signature}`;
}
