import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json))/;
/** Smaller ones gain nothing. */
const MIN_COMPRESSED_BYTES = 1_000;
/** Brotli's highest setting takes seconds; this one is a few percent larger and takes milliseconds. */
const BROTLI_QUALITY = 9;

type Encoding = "br" | "gzip";

const COMPRESS: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Sends the files of a build, text compressed. A build's files do not change, so each is compressed once. Who has the
 * file already (If-None-Match) gets 304 and no body.
 */
export class FileServer {
  readonly #compressed = new Map<string, Promise<Uint8Array>>();

  /** Null when there is no such file. */
  async send(path: string, request: Request, headers: Record<string, string>, status = 200): Promise<Response | null> {
    const file = Bun.file(path);
    if (!(await file.exists())) return null;
    const compressible = COMPRESSIBLE.test(file.type);
    const etag = etagOf(path, file);
    const all = new Headers({ ...headers, etag });
    if (compressible) all.append("vary", "Accept-Encoding");
    if (status === 200 && has(request, etag)) return new Response(null, { status: 304, headers: all });
    all.set("content-type", file.type);
    const encoding = compressible && file.size >= MIN_COMPRESSED_BYTES ? accepted(request) : null;
    if (!encoding) return new Response(file, { status, headers: all });
    all.set("content-encoding", encoding);
    return new Response((await this.#compress(path, file.lastModified, encoding)) as BodyInit, {
      status,
      headers: all,
    });
  }

  #compress(path: string, lastModified: number, encoding: Encoding): Promise<Uint8Array> {
    const key = `${encoding} ${lastModified} ${path}`;
    let bytes = this.#compressed.get(key);
    if (!bytes) {
      bytes = Bun.file(path)
        .bytes()
        .then((plain) => COMPRESS[encoding](plain));
      this.#compressed.set(key, bytes);
    }
    return bytes;
  }
}

/** Weak, because it names the file and not one encoding of it. The path tells a page's languages apart. */
const etagOf = (path: string, { size, lastModified }: Bun.BunFile) =>
  `W/"${Bun.hash(`${path} ${size} ${lastModified}`).toString(36)}"`;

const has = (request: Request, etag: string) =>
  (request.headers.get("if-none-match") ?? "").split(",").some((known) => known.trim() === etag);

function accepted(request: Request): Encoding | null {
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepts)) return "br";
  return /\bgzip\b/.test(accepts) ? "gzip" : null;
}
