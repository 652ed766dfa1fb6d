import { requestPublic } from "./public-request";

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
 * Posts to a URL that a customer chose. Redirects are not followed, and the answer's body is not read.
 * @returns the status, 2xx
 * @throws CallbackRejected for any other answer; Error without one
 */
export async function postToPublic(url: string, { body, headers = {}, allowLoopback }: Message): Promise<number> {
  return new Promise<number>((done, failed) => {
    const outgoing = requestPublic(url, allowLoopback, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
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
