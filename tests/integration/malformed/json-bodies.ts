import { gzipSync } from "node:zlib";
import { bytesOf, joined } from "./case";

/** A body that is invalid for every operation. */
export interface MalformedBody {
  title: string;
  body: () => Uint8Array | string;
  headers?: Record<string, string>;
}

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

export const MALFORMED_BODIES: readonly MalformedBody[] = [
  { title: "nothing", body: () => "" },
  { title: "whitespace", body: () => " \n\t" },
  { title: "half an object", body: () => '{"identifier":"a"' },
  { title: "invalid JSON", body: () => "identifier=a&password=b" },
  { title: "JSON with a comment", body: () => '{/* */"identifier":"a"}' },
  { title: "NaN", body: () => '{"identifier":NaN}' },
  { title: "an array", body: () => "[]" },
  { title: "null", body: () => "null" },
  { title: "a number of a thousand digits", body: () => "9".repeat(1_000) },
  { title: "1e999", body: () => '{"identifier":1e999,"data":[1e999],"sample_rate":1e999}' },
  { title: "a string", body: () => '"identifier"' },
  { title: "arrays a hundred thousand deep", body: () => deep("[", "]", 100_000) },
  { title: "objects fifty thousand deep", body: () => `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}` },
  {
    title: "fields that are all arrays",
    body: () => '{"identifier":[],"password":[],"message":[],"data":[[]],"xml":[]}',
  },
  {
    title: "fields that are all objects",
    body: () => '{"identifier":{},"password":{},"message":{},"data":{},"xml":{}}',
  },
  { title: "a duplicate field", body: () => '{"identifier":"a","identifier":"b","password":"c"}' },
  { title: "__proto__", body: () => '{"__proto__":{"isAdmin":true,"identifier":"a","password":"b"}}' },
  { title: "constructor and prototype", body: () => '{"constructor":{"prototype":{"identifier":"a"}}}' },
  { title: "an unpaired surrogate", body: () => '{"identifier":"\\ud800","password":"\\udc00"}' },
  { title: "NUL in every field", body: () => '{"identifier":"\\u0000","password":"\\u0000","message":"\\u0000"}' },
  { title: "invalid UTF-8", body: () => joined('{"identifier":"', Uint8Array.of(0xff, 0xfe, 0xc0), '"}') },
  { title: "UTF-16", body: () => new Uint8Array(Buffer.from('{"identifier":"a"}', "utf16le")) },
  {
    title: "a thousand unknown fields",
    body: () => JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, index]))),
  },
  {
    title: "a field of 200,000 letters",
    body: () => JSON.stringify({ identifier: "a".repeat(200_000), password: "b", message: "c".repeat(200_000) }),
  },
  { title: "another content type", body: () => "<identifier/>", headers: { "content-type": "application/xml" } },
  { title: "an invalid content type", body: () => "{}", headers: { "content-type": ';;;="' } },
  {
    title: "a form instead of JSON",
    body: () => "--x\r\n\r\n--x--",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  },
  {
    title: "gzip",
    body: () => new Uint8Array(gzipSync('{"identifier":"a"}')),
    headers: { "content-encoding": "gzip" },
  },
  {
    title: "a gzip bomb",
    body: () => new Uint8Array(gzipSync(new Uint8Array(150_000_000))),
    headers: { "content-encoding": "gzip" },
  },
  { title: "only a byte order mark", body: () => bytesOf("\ufeff") },
];
