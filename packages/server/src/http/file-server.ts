import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json))/;
/** What a build writes with absolute addresses in it: pages, the sitemap, robots.txt. Its scripts name none. */
const HOLDS_ADDRESSES = /^(text\/(html|plain|xml)|application\/xml)/;
/** Smaller ones gain nothing. */
const MIN_COMPRESSED_BYTES = 1_000;
/** Brotli's highest setting takes seconds; this one is a few percent larger and takes milliseconds. */
const BROTLI_QUALITY = 9;

type Encoding = "br" | "gzip";

const COMPRESS: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** The origin that a build's files name, and the site's own, which is known when the server starts. */
export interface OriginReplacement {
  built: string;
  served: string;
}

/**
 * Sends the files of a build: pages with the site's own origin in their addresses, text compressed. A build's files do
 * not change, so each is prepared once. A client that has the file already (If-None-Match) gets 304 and no body.
 */
export class FileServer {
  readonly #prepared = new Map<string, Promise<Uint8Array>>();
  readonly #origin: OriginReplacement;

  constructor(origin: OriginReplacement) {
    this.#origin = origin;
  }

  /** Null when there is no such file. */
  async send(path: string, request: Request, headers: Record<string, string>, status = 200): Promise<Response | null> {
    const file = Bun.file(path);
    if (!(await file.exists())) return null;
    const compressible = COMPRESSIBLE.test(file.type);
    const etag = this.#etagOf(path, file);
    const all = new Headers({ ...headers, etag });
    if (compressible) all.append("vary", "Accept-Encoding");
    if (status === 200 && has(request, etag)) return new Response(null, { status: 304, headers: all });
    all.set("content-type", file.type);
    const encoding = compressible && file.size >= MIN_COMPRESSED_BYTES ? accepted(request) : null;
    if (encoding) all.set("content-encoding", encoding);
    else if (!HOLDS_ADDRESSES.test(file.type)) return new Response(file, { status, headers: all });
    return new Response((await this.#prepare(path, file, encoding)) as BodyInit, { status, headers: all });
  }

  #prepare(path: string, file: Bun.BunFile, encoding: Encoding | null): Promise<Uint8Array> {
    const key = `${encoding} ${file.lastModified} ${path}`;
    let bytes = this.#prepared.get(key);
    if (!bytes) {
      const plain = this.#read(file);
      bytes = encoding ? plain.then(COMPRESS[encoding]) : plain;
      this.#prepared.set(key, bytes);
    }
    return bytes;
  }

  async #read(file: Bun.BunFile): Promise<Uint8Array> {
    if (!HOLDS_ADDRESSES.test(file.type)) return file.bytes();
    return new TextEncoder().encode((await file.text()).replaceAll(this.#origin.built, this.#origin.served));
  }

  /**
   * Weak, because it identifies the file and not one encoding of it. The path distinguishes a page's languages; the
   * origin is part of the content.
   */
  #etagOf(path: string, { size, lastModified }: Bun.BunFile): string {
    return `W/"${Bun.hash(`${path} ${size} ${lastModified} ${this.#origin.served}`).toString(36)}"`;
  }
}

const has = (request: Request, etag: string) =>
  (request.headers.get("if-none-match") ?? "").split(",").some((known) => known.trim() === etag);

function accepted(request: Request): Encoding | null {
  const accepts = request.headers.get("accept-encoding") ?? "";
  if (/\bbr\b/.test(accepts)) return "br";
  return /\bgzip\b/.test(accepts) ? "gzip" : null;
}
