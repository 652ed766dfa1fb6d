import { reasonError } from "@wattleaf/shared/error-reason";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import * as oauth from "oauth4webapi";
import type { Clock } from "../../../../adapters/clock";
import { ConsentDeclined, ConsentWithdrawn } from "../connector";
import type { UtilityConfiguration } from "./configuration";
import type { UtilityHttp } from "./utility-http";

/** What a utility gave for one customer's readings. */
export interface Grant {
  accessToken: string;
  /** Null where the utility gives none: then the consent ends with the access token. */
  refreshToken: string | null;
  expiresAtMs: number | null;
  /** ESPI: where the readings are, and the resource that represents the consent. */
  resourceUri: string | null;
  authorizationUri: string | null;
}

/** OAuth 2 with one utility, as ESPI uses it: authorization code, client secret by HTTP Basic, rotating refresh tokens. */
export class UtilityTokens {
  readonly #server: oauth.AuthorizationServer;
  readonly #client: oauth.Client;
  readonly #secret: oauth.ClientAuth;

  constructor(
    readonly configuration: UtilityConfiguration,
    readonly http: UtilityHttp,
    readonly clock: Clock,
  ) {
    this.#server = {
      issuer: new URL(configuration.authorizationUrl).origin,
      token_endpoint: configuration.tokenUrl,
      revocation_endpoint: configuration.revocationUrl,
    };
    this.#client = { client_id: configuration.clientId };
    this.#secret = oauth.ClientSecretBasic(configuration.clientSecret);
  }

  /** Where the person agrees, and the verifier of the challenge in it; null without PKCE. */
  async consentPage(redirectUri: string, state: string): Promise<{ url: string; codeVerifier: string | null }> {
    const { authorizationUrl, clientId, scope, pkce } = this.configuration;
    const url = new URL(authorizationUrl);
    const codeVerifier = pkce ? oauth.generateRandomCodeVerifier() : null;
    const parameters = { response_type: "code", client_id: clientId, redirect_uri: redirectUri, scope, state };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (codeVerifier !== null) {
      url.searchParams.set("code_challenge", await oauth.calculatePKCECodeChallenge(codeVerifier));
      url.searchParams.set("code_challenge_method", "S256");
    }
    return { url: url.href, codeVerifier };
  }

  /** @throws ConsentDeclined; DomainError utility_rejected */
  async redeem(
    answer: URLSearchParams,
    redirectUri: string,
    state: string,
    codeVerifier: string | null,
  ): Promise<Grant> {
    try {
      const parameters = oauth.validateAuthResponse(this.#server, this.#client, answer, state);
      const response = await oauth.authorizationCodeGrantRequest(
        this.#server,
        this.#client,
        this.#secret,
        parameters,
        redirectUri,
        codeVerifier ?? oauth.nopkce,
        this.#options(),
      );
      return this.#grant(await oauth.processAuthorizationCodeResponse(this.#server, this.#client, response));
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError && error.error === "access_denied")
        throw new ConsentDeclined();
      throw tokenError(error);
    }
  }

  /** @throws ConsentWithdrawn when the refresh token counts no more; any other error when the utility does not answer */
  async refresh(grant: Grant, signal: AbortSignal): Promise<Grant> {
    if (grant.refreshToken === null) throw new ConsentWithdrawn();
    const response = await oauth.refreshTokenGrantRequest(
      this.#server,
      this.#client,
      this.#secret,
      grant.refreshToken,
      this.#options(signal),
    );
    try {
      const fresh = this.#grant(await oauth.processRefreshTokenResponse(this.#server, this.#client, response));
      return {
        ...fresh,
        refreshToken: fresh.refreshToken ?? grant.refreshToken,
        resourceUri: fresh.resourceUri ?? grant.resourceUri,
        authorizationUri: fresh.authorizationUri ?? grant.authorizationUri,
      };
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && error.error === "invalid_grant") throw new ConsentWithdrawn();
      throw error;
    }
  }

  /** RFC 7009, of the token that renews the others. */
  async revoke(grant: Grant): Promise<void> {
    const token = grant.refreshToken ?? grant.accessToken;
    const response = await oauth.revocationRequest(this.#server, this.#client, this.#secret, token, this.#options());
    await oauth.processRevocationResponse(response);
  }

  #grant(answer: oauth.TokenEndpointResponse): Grant {
    const { access_token: accessToken, refresh_token: refreshToken = null, expires_in: seconds } = answer;
    return {
      accessToken,
      refreshToken,
      expiresAtMs: seconds === undefined ? null : this.clock.now() + seconds * SECOND_MS,
      resourceUri: textOf(answer.resourceURI),
      authorizationUri: textOf(answer.authorizationURI),
    };
  }

  /** The operator may have written down an address without TLS, for a utility on the same machine. */
  #options(signal = new AbortController().signal) {
    return {
      [oauth.allowInsecureRequests]: true,
      [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
        this.http.once(url, init as RequestInit, signal),
    };
  }
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const tokenError = (cause: unknown) => reasonError("utility_rejected", "utility_not_confirmed", {}, { cause });
