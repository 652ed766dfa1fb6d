import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { publicLookup } from "./public-lookup";
import { callbackProblem } from "./public-post";

const TIMEOUT_MS = 10 * SECOND_MS;
const MAX_BODY_BYTES = 2 * 1024 * 1024;

export interface PublicPage {
  status: number;
  /** With lower-case names; several of one name joined with a comma. */
  headers: Readonly<Record<string, string>>;
  /** The first two megabytes. */
  body: string;
}

/**
 * Reads a page whose address a customer chose, with the same care as {@link postToPublic}. Redirects are not followed.
 * @throws Error when the address is private, or nothing answers
 */
export async function getPublic(url: string, allowLoopback: boolean): Promise<PublicPage> {
  const problem = callbackProblem(url, allowLoopback);
  if (problem) throw new Error(problem);
  const request = url.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise<PublicPage>((done, failed) => {
    const outgoing = request(url, {
      headers: { accept: "text/html", "accept-encoding": "identity", "user-agent": "Wattleaf page check" },
      lookup: publicLookup(allowLoopback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      agent: false,
    });
    outgoing.on("error", failed);
    outgoing.on("response", (response) => {
      done(
        readStart(response).then((body) => {
          outgoing.destroy();
          const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value ?? "")]);
          return { status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body };
        }),
      );
    });
    outgoing.end();
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString("utf8");
}
