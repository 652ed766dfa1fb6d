import { expect, test } from "vitest";
import { acceptedEncoding } from "./accept-encoding";

test.each([
  [null, null],
  ["", null],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;Q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br; q=0, gzip; q=0.0", null],
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=0, *", "gzip"],
  ["identity, gzip;q=0.5", null],
  ["deflate, zstd", null],
  ["brotli, gzipped", null],
  ["gzip;q=abc", null],
])("%s is answered with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
