import type { RequestContext } from "../../core/request-context";
import type { Identity } from "./identity";

/** What a sign-in is begun with, and what its answer is checked against. */
export interface Asked {
  state: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** Somebody who signs people in: authorization code with PKCE. */
export interface Provider<Answer> {
  /** Named in the answer (RFC 9207), so that one provider's answer is not taken for another's. */
  issuer: string;
  /** Where the browser is sent. @throws SignInProblem unavailable */
  authorizationUrl(asked: Asked): Promise<string>;
  /** Redeems the code that came back. @throws SignInProblem failed, unavailable */
  redeem(ctx: RequestContext, code: string, asked: Omit<Asked, "state">): Promise<Answer>;
}

export type OpenIdProvider = Provider<Identity>;
