import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** A user with an account at the provider. */
export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID provider (`oidc-provider`) on loopback. Every user signs in as `account`, unless they decline. */
export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  account: ProviderAccount;
  /** The user declines on the consent page. */
  denies: boolean;
  /** Goes through the provider's pages as a browser would, and returns the URL of the final redirect. */
  visit(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
}

interface ProviderOptions {
  redirectUri: string;
  /** Google puts the email address into the ID token; by default, providers only return it at the userinfo endpoint. */
  addressInIdToken?: boolean;
}

export async function startOpenIdProvider({ redirectUri, addressInIdToken }: ProviderOptions): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = { client_id: "wattleaf", client_secret: "a-secret-of-the-test" };
  const provider = new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [redirectUri], grant_types: ["authorization_code"], response_types: ["code"] },
    ],
    scopes: ["openid", "email", "profile", "read"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: !addressInIdToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ["a-key-of-the-test"] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: async () => ({ ...test.account, sub: accountId }) }),
  });
  const respond = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/")) void decide(request, response);
    else void respond(request, response);
  });

  /** What a user does on the provider's pages. */
  async function decide(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (test.denies) return provider.interactionFinished(request, response, { error: "access_denied" });
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: test.account.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? "", clientId: String(params["client_id"]) });
    grant.addOIDCScope(String(params["scope"]));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  const test: TestProvider = {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    account: { sub: "nobody" },
    denies: false,
    visit: (authorizationUrl) => followWithin(issuer, authorizationUrl),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return test;
}

/** Follows redirects within the provider, with its own cookie jar. */
async function followWithin(issuer: string, start: string): Promise<URL> {
  const jar = new Map<string, string>();
  for (let url = new URL(start); ;) {
    if (url.origin !== issuer) return url;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
}
