import { type ClientRequest, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { reasonError } from "@wattleaf/shared/error-reason";
import { callbackProblem } from "./callback-problem";
import { publicLookup, type Resolver } from "./public-lookup";

const TIMEOUT_MS = 10 * SECOND_MS;

/**
 * Begins a request to a URL that a customer chose. It must not reach what only this server reaches: a name's address is
 * checked when it has been resolved, and that address is connected to, so that a name which resolves differently the
 * next time gains nothing. An address in the URL is connected to without a lookup; the URL is checked each time.
 * @param resolve the system's resolver by default; tests give another
 * @throws DomainError invalid_input for a URL that must not be called
 */
export function requestPublic(
  url: string,
  allowLoopback: boolean,
  options: Pick<RequestOptions, "headers" | "method">,
  resolve?: Resolver,
): ClientRequest {
  const problem = callbackProblem(url, allowLoopback);
  if (problem) throw reasonError("invalid_input", problem.name, problem.values);
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return request(url, {
    ...options,
    lookup: publicLookup(allowLoopback, resolve),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
  });
}
