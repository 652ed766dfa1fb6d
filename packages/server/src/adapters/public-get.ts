import type { IncomingMessage } from "node:http";
import { requestPublic } from "./public-request";

const MAX_BODY_BYTES = 2 * 1024 * 1024;

export interface PublicPage {
  status: number;
  /** With lower-case names; several of one name joined with a comma. */
  headers: Readonly<Record<string, string>>;
  /** The first two megabytes. */
  body: string;
}

/**
 * Reads a page whose address a customer chose, with the care of {@link requestPublic}. Redirects are not followed.
 * @throws Error when the address is private, or nothing answers
 */
export async function getPublic(url: string, allowLoopback: boolean): Promise<PublicPage> {
  return new Promise<PublicPage>((done, failed) => {
    const outgoing = requestPublic(url, allowLoopback, {
      headers: { accept: "text/html", "accept-encoding": "identity", "user-agent": "Wattleaf page check" },
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
