import * as oauth from "oauth4webapi";
import { SignInProblem } from "./problem";

/**
 * Validates a provider's response (RFC 6749, section 4.1.2): it must come from this provider (RFC 9207) and answer this
 * request.
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
