import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accept-encoding";

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|javascript|(rss\+)?xml|manifest\+json))/;
/** Smaller ones gain nothing. */
const MIN_COMPRESSED_BYTES = 1_000;
/** Brotli's highest setting takes seconds; this one is a few percent larger and takes milliseconds. */
const BROTLI_QUALITY = 9;

const COMPRESS: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** A file as it is sent: every response that it can have differs only in these. */
export interface FileSource {
  /** Names it among all files; its path, if it is on the disk. */
  path: string;
  /** Made by the process: there is no file whose ranges could be read. */
  isMade?: true;
  bytes: Uint8Array;
  type: string;
  headers: Readonly<Record<string, string>>;
}

interface Form {
  body: Blob;
  found: ResponseInit;
  missing: ResponseInit;
}

/**
 * A file with its responses made beforehand: bytes, headers and entity tag; compressed, once a request has wanted it. What
 * is left to do for a request is to choose one, because building headers costs more than sending a page.
 */
export class PreparedFile {
  /** Without its bytes, of which a Blob makes a copy of its own. */
  readonly #source: Omit<FileSource, "bytes">;
  readonly #etag: string;
  readonly #compressible: boolean;
  readonly #plain: Form;
  readonly #notModified: ResponseInit;
  /** Made for the first request that wants it. */
  readonly #compressed = new Map<Encoding, Form | Promise<Form>>();

  constructor({ bytes, ...source }: FileSource) {
    this.#source = source;
    this.#compressible = COMPRESSIBLE.test(source.type);
    // Weak, because it identifies the file and not one encoding of it. The path distinguishes a page's languages.
    this.#etag = `W/"${Bun.hash(bytes, Bun.hash(source.path)).toString(36)}"`;
    this.#plain = this.#form(bytes, null);
    this.#notModified = { status: 304, headers: new Headers(this.#common()) };
  }

  respond(request: Request, status: 200 | 404 = 200): Response | Promise<Response> {
    const { headers } = request;
    if (status === 200 && matches(headers.get("if-none-match"), this.#etag))
      return new Response(null, this.#notModified);
    if (!this.#isCompressed) {
      // Bun answers the range of a file itself.
      if (status === 200 && headers.has("range") && !this.#source.isMade)
        return new Response(Bun.file(this.#source.path), this.#plain.found);
      return send(this.#plain, status);
    }
    const encoding = acceptedEncoding(headers.get("accept-encoding"));
    if (!encoding) return send(this.#plain, status);
    const form = this.#compressed.get(encoding) ?? this.#compress(encoding);
    return form instanceof Promise ? form.then((made) => send(made, status)) : send(form, status);
  }

  get #isCompressed(): boolean {
    return this.#compressible && this.#plain.body.size >= MIN_COMPRESSED_BYTES;
  }

  #compress(encoding: Encoding): Promise<Form> {
    const making = this.#plain.body.bytes().then(async (bytes) => {
      const form = this.#form(await COMPRESS[encoding](bytes), encoding);
      this.#compressed.set(encoding, form);
      return form;
    });
    this.#compressed.set(encoding, making);
    return making;
  }

  #common(): Record<string, string> {
    const { vary, ...headers } = this.#source.headers;
    const varies = [vary, this.#compressible ? "Accept-Encoding" : undefined].filter(Boolean).join(", ");
    return { ...headers, etag: this.#etag, ...(varies ? { vary: varies } : {}) };
  }

  #form(bytes: Uint8Array, encoding: Encoding | null): Form {
    const headers = new Headers({ ...this.#common(), "content-type": this.#source.type });
    if (encoding) headers.set("content-encoding", encoding);
    return { body: new Blob([bytes as BlobPart]), found: { status: 200, headers }, missing: { status: 404, headers } };
  }
}

const send = ({ body, found, missing }: Form, status: 200 | 404) =>
  new Response(body, status === 200 ? found : missing);

/** Entity tags are compared weakly here, as RFC 9110 asks of If-None-Match. */
function matches(known: string | null, etag: string): boolean {
  if (known === null) return false;
  return known === "*" || known.split(",").some((one) => one.trim().replace(/^(?!W\/)/, "W/") === etag);
}
