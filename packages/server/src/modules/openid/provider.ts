import type { RequestContext } from "../../core/request-context";
import type { Identity } from "./identity";

/** What a sign-in is begun with, and what its answer is checked against. */
export interface Asked {
  state: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** An identity provider: authorization code flow with PKCE. */
export interface Provider<Answer> {
  /** Where the browser is sent. @throws SignInProblem unavailable */
  authorizationUrl(asked: Asked): Promise<string>;
  /** Redeems the code in the answer that came back. @throws SignInProblem denied, failed, unavailable */
  redeem(ctx: RequestContext, answer: URLSearchParams, asked: Asked): Promise<Answer>;
}

export type OpenIdProvider = Provider<Identity>;
