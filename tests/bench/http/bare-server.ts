import { REQUEST_HEADERS } from "./request-headers";

/** A bare `Bun.serve` that answers everything with the bytes and headers that another server sends for a URL. */
const [url = "", port] = process.argv.slice(2);
const response = await fetch(url, { headers: REQUEST_HEADERS, decompress: false });
const headers = new Headers(response.headers);
// Bun writes these itself.
for (const name of ["content-length", "date"]) headers.delete(name);
const bytes = await response.bytes();
Bun.serve({ port: Number(port), hostname: "127.0.0.1", fetch: () => new Response(bytes, { headers }) });
console.log("ready");
