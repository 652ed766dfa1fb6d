import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../adapters/clock";
import type { RequestContext } from "../../core/request-context";
import { openIdProvider } from "./openid-provider";
import { SignInProblem } from "./problem";

/** A provider that signs whatever it is told to: the real one of the integration tests never errs. */
let server: ReturnType<typeof Bun.serve>;
let issuer = "";
let idToken = "";
let authorization: string | null = null;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
beforeAll(async () => {
  keys = await generateKeyPair("ES256", { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256", use: "sig" };
  server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/jwks") return Response.json({ keys: [jwk] });
      if (pathname === "/token") {
        authorization = request.headers.get("authorization");
        return Response.json({ access_token: "a", token_type: "Bearer", id_token: idToken });
      }
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ["ES256", "HS256", "none"],
      });
    },
  });
  issuer = `http://localhost:${server.port}`;
});
afterAll(() => server.stop(true));

const seconds = () => Math.floor(Date.now() / 1000);
const claims = (overrides: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: "site",
  sub: "person",
  nonce: "the-nonce",
  iat: seconds(),
  exp: seconds() + 60,
  email: "person@mail.example",
  email_verified: true,
  ...overrides,
});
const signed = (payload: JWTPayload, key = keys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "one" }).sign(key);

const redeem = async (token: string, clientId = "site", clientSecret: string | null = null) => {
  idToken = token;
  const provider = openIdProvider({ issuer, clientId, clientSecret, scopes: ["openid"] }, systemClock);
  const asked = {
    state: "the-state",
    codeVerifier: "v".repeat(43),
    nonce: "the-nonce",
    redirectUri: "http://localhost:3000/callback",
  };
  return provider.redeem({} as RequestContext, new URLSearchParams({ code: "code", state: "the-state" }), asked);
};

test("an ID token that is right says who somebody is", async () => {
  expect(await redeem(await signed(claims()))).toEqual({
    issuer,
    subject: "person",
    email: "person@mail.example",
    emailVerified: true,
    firstName: "person",
    lastName: "",
  });
});

test("the client's secret goes as it was written down, for providers that decode nothing", async () => {
  const [id, secret] = ["123-abc.apps.example", "GOCSPX-a_b.c"];
  await redeem(await signed(claims({ aud: id })), id, secret);
  expect(authorization).toBe(`Basic ${btoa(`${id}:${secret}`)}`);
});

test.each<[string, () => Promise<string> | string]>([
  ["signed by somebody else", async () => signed(claims(), (await generateKeyPair("ES256")).privateKey)],
  ["not signed at all", () => new UnsecuredJWT(claims()).encode()],
  [
    "signed with a secret that everybody can read, the public key",
    async () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: "HS256", kid: "one" })
        .sign(new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))),
  ],
  ["of another issuer", () => signed(claims({ iss: "https://elsewhere.example" }))],
  ["for another client", () => signed(claims({ aud: "other" }))],
  ["for several clients, made for another", () => signed(claims({ aud: ["site", "other"], azp: "other" }))],
  ["of another sign-in", () => signed(claims({ nonce: "of-another" }))],
  ["without a nonce", () => signed(claims({ nonce: undefined }))],
  ["that has expired", () => signed(claims({ exp: seconds() - 120 }))],
  ["that never expires", () => signed(claims({ exp: undefined }))],
  ["of nobody", () => signed(claims({ sub: "" }))],
])("an ID token %s is rejected", async (_, token) => {
  const rejected = await redeem(await token()).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(SignInProblem);
  expect((rejected as SignInProblem).code).toBe("failed");
});
