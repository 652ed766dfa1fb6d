import { lookup as resolve } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { hostOf, isLoopback, isPrivateHost, isPublicAddress } from "./public-address";

const TIMEOUT_MS = 10 * SECOND_MS;

interface Message {
  /** JSON. */
  body: string;
  bearerToken: string | null;
  /** Also calls this machine, over plain http too: for tests alone. */
  allowLoopback: boolean;
}

/**
 * Posts to a URL that a customer chose. It must not reach what only this server reaches: the address is checked after
 * the name has been resolved, and that address is connected to, so that a name which resolves differently the next time
 * gains nothing. Redirects are not followed, and the answer's body is not read.
 * @throws Error unless the answer is 2xx
 */
export async function postToPublic(url: string, { body, bearerToken, allowLoopback }: Message): Promise<void> {
  const problem = callbackProblem(url, allowLoopback);
  if (problem) throw new Error(problem);
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  await new Promise<void>((done, failed) => {
    const outgoing = request(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(bearerToken === null ? {} : { authorization: `Bearer ${bearerToken}` }),
      },
      lookup: publicLookup(allowLoopback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    outgoing.on("error", failed);
    outgoing.on("response", ({ statusCode = 0 }) => {
      outgoing.destroy();
      if (statusCode >= 200 && statusCode < 300) done();
      else failed(new Error(`The callback answered ${statusCode}`));
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
  if (parsed.username || parsed.password) return "Leave credentials out of the URL, and send a bearerToken.";
  return isPrivateHost(host) ? "Private and local addresses can't be called." : null;
}

/** Resolves a name as usual and rejects it if one of its addresses is private. */
const publicLookup =
  (allowLoopback: boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const isAllowed = ({ address }: { address: string }) =>
        isPublicAddress(address) || (allowLoopback && isLoopback(address));
      if (addresses.length === 0 || !addresses.every(isAllowed)) {
        return callback(new Error("The callback's name has a private address"), []);
      }
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first?.address ?? "", first?.family);
    });
