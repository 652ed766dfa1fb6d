import { connect } from "node:net";

/** The response on the socket before it closed or went quiet. */
export interface RawAnswer {
  /** Null when the server closed the connection without a response. */
  status: number | null;
  body: string;
}

const QUIET_MS = 10_000;

/**
 * Sends raw bytes, which no HTTP client would.
 *
 * @param next returns the next bytes once the socket has taken the previous ones; undefined when there are no more
 */
export function sendRaw(url: string, head: string, next: () => string | Uint8Array | undefined = () => undefined) {
  const { hostname, port } = new URL(url);
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let received = "";
    const done = () => {
      socket.destroy();
      const [headers = "", body = ""] = received.split("\r\n\r\n", 2);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1];
      resolve({ status: status === undefined ? null : Number(status), body });
    };
    socket.setTimeout(QUIET_MS, done);
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1");
      const length = /content-length: (\d+)/i.exec(received)?.[1];
      const body = received.split("\r\n\r\n", 2)[1];
      if (length !== undefined && body !== undefined && body.length >= Number(length)) done();
    });
    socket.on("error", done);
    socket.on("close", done);
    const sendMore = () => {
      for (let bytes = next(); bytes !== undefined; bytes = next()) if (!socket.write(bytes)) return;
    };
    socket.on("drain", sendMore);
    socket.write(head);
    sendMore();
  });
}

const CRLF = "\r\n";
const lines = (...text: string[]) => text.join(CRLF) + CRLF + CRLF;
const HOST = "Host: localhost";
const JSON_TYPE = "Content-Type: application/json";
const FORM_TYPE = "Content-Type: multipart/form-data; boundary=x";

/** An endless series of chunks of 64 KB. */
function endlessChunks(): () => string {
  const chunk = `10000${CRLF}${"a".repeat(0x10000)}${CRLF}`;
  return () => chunk;
}

/** Opens a request without finishing it. */
export function holdOpen(url: string, head: string): Promise<{ letGo(): void }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", reject);
    socket.write(head, () => resolve({ letGo: () => socket.destroy() }));
  });
}

export const UNFINISHED = `${lines("POST /api/auth/login HTTP/1.1", HOST, JSON_TYPE, "Content-Length: 20")}{"`;

export interface RawRequest {
  title: string;
  head: string;
  next?: () => () => string | Uint8Array | undefined;
  /** The code in the body, when our own handler responds and not the HTTP parser. */
  code?: string;
}

const post = (path: string, ...headers: string[]) => lines(`POST ${path} HTTP/1.1`, HOST, ...headers);

const form = (type: string, body: string) => post("/api/upload", type, `Content-Length: ${body.length}`) + body;

export const RAW_REQUESTS: readonly RawRequest[] = [
  {
    title: "a file of 5 GB by its Content-Length",
    head: post("/api/upload", FORM_TYPE, "Content-Length: 5368709120"),
    code: "file_too_large",
  },
  {
    title: "JSON of 5 GB by its Content-Length",
    head: post("/api/auth/login", JSON_TYPE, "Content-Length: 5368709120"),
    code: "too_large",
  },
  { title: "a negative Content-Length", head: post("/api/auth/login", JSON_TYPE, "Content-Length: -1") },
  { title: "a Content-Length that is not a number", head: post("/api/auth/login", JSON_TYPE, "Content-Length: many") },
  {
    title: "a Content-Length beyond any integer",
    head: post("/api/auth/login", JSON_TYPE, `Content-Length: ${"9".repeat(40)}`),
  },
  {
    title: "two conflicting Content-Lengths",
    head: post("/api/auth/login", JSON_TYPE, "Content-Length: 2", "Content-Length: 9"),
  },
  { title: "no Content-Length and no body", head: post("/api/auth/login", JSON_TYPE), code: "invalid_input" },
  {
    title: "an endless file, in chunks",
    head: post("/api/upload", FORM_TYPE, "Transfer-Encoding: chunked"),
    next: endlessChunks,
    code: "file_too_large",
  },
  {
    title: "endless JSON, in chunks",
    head: post("/api/auth/login", JSON_TYPE, "Transfer-Encoding: chunked"),
    next: endlessChunks,
    code: "too_large",
  },
  {
    title: "an endless body for an operation that does not exist",
    head: post("/api/nothing", JSON_TYPE, "Transfer-Encoding: chunked"),
    next: endlessChunks,
    code: "not_found",
  },
  {
    title: "a chunk with an invalid size",
    head: post("/api/auth/login", JSON_TYPE, "Transfer-Encoding: chunked") + `zz${CRLF}{}${CRLF}`,
  },
  { title: "a form with another boundary", head: form(FORM_TYPE, `--y${CRLF}${CRLF}--y--`), code: "invalid_input" },
  { title: "a form without a boundary", head: form("Content-Type: multipart/form-data", "--"), code: "invalid_input" },
  {
    title: "a form that never ends its file",
    head: form(
      FORM_TYPE,
      `--x${CRLF}Content-Disposition: form-data; name="file"; filename="a.csv"${CRLF}${CRLF}Date,kWh`,
    ),
    code: "invalid_input",
  },
  {
    title: "a header of a megabyte",
    head: lines("GET /api/health HTTP/1.1", HOST, `X-Long: ${"a".repeat(1_000_000)}`),
  },
  { title: "a path of a megabyte", head: lines(`GET /${"a".repeat(1_000_000)} HTTP/1.1`, HOST) },
  { title: "an invalid request line", head: lines("\u0000\u0001\u0002 nonsense") },
  { title: "a request without Host", head: lines("GET /api/health HTTP/1.1") },
  { title: "a path with NUL", head: lines("GET /api/%00 HTTP/1.1", HOST), code: "not_found" },
  { title: "a path outside the site's folder", head: lines("GET /api/../../../../etc/passwd HTTP/1.1", HOST) },
];
