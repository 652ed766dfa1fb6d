import * as oauth from "oauth4webapi";
import { SignInProblem } from "./problem";

/**
 * What a provider's answer says (RFC 6749, section 4.1.2), when it is this provider's (RFC 9207) and to this request.
 * @throws SignInProblem denied, failed
 */
export function checkAnswer(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  answer: URLSearchParams,
  state: string,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, answer, state);
  } catch (error) {
    const denied = error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    throw new SignInProblem(denied ? "denied" : "failed", error);
  }
}
