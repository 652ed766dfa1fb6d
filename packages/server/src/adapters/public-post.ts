import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { hostOf, isLoopback, isPrivateHost } from "./public-address";
import { publicLookup } from "./public-lookup";

const TIMEOUT_MS = 10 * SECOND_MS;

interface Message {
  /** JSON. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** Also calls this machine, over plain http too: for tests and development alone. */
  allowLoopback: boolean;
}

/** The receiver answered, and not with success. */
export class CallbackRejected extends Error {
  override name = "CallbackRejected";
  constructor(readonly status: number) {
    super(`The callback answered ${status}`);
  }
}

/**
 * Posts to a URL that a customer chose. It must not reach what only this server reaches: the address is checked after
 * the name has been resolved, and that address is connected to, so that a name which resolves differently the next time
 * gains nothing. Redirects are not followed, and the answer's body is not read.
 * @returns the status, 2xx
 * @throws CallbackRejected for any other answer; Error without one
 */
export async function postToPublic(url: string, { body, headers = {}, allowLoopback }: Message): Promise<number> {
  const problem = callbackProblem(url, allowLoopback);
  if (problem) throw new Error(problem);
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise<number>((done, failed) => {
    const outgoing = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      lookup: publicLookup(allowLoopback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    outgoing.on("error", failed);
    outgoing.on("response", ({ statusCode = 0 }) => {
      outgoing.destroy();
      if (statusCode >= 200 && statusCode < 300) done(statusCode);
      else failed(new CallbackRejected(statusCode));
    });
    outgoing.end(body);
  });
}

/** What is wrong with a URL before its name is resolved; null if nothing is. */
export function callbackProblem(url: string, allowLoopback: boolean): string | null {
  const parsed = URL.parse(url);
  if (!parsed) return "Use an https URL.";
  const host = hostOf(parsed);
  if (allowLoopback && isLoopback(host) && /^https?:$/.test(parsed.protocol)) return null;
  if (parsed.protocol !== "https:") return "Use an https URL.";
  if (parsed.username || parsed.password) return "Leave credentials out of the URL.";
  return isPrivateHost(host) ? "Private and local addresses can't be called." : null;
}
