import { z } from "zod";
import { OPERATIONS } from "../../../packages/shared/src/contracts/operations";
import { type Operation, pathFieldsOf } from "../../../packages/shared/src/contracts/operation";
import type { SeededRandom } from "./random";
import { mutated } from "./mutate";
import { type KnownId, odd, oddText, plausible, type Schema, SECRET_MARK } from "./values";

export const CALLERS = ["visitor", "user", "developer", "widget"] as const;
export type CallerKind = (typeof CALLERS)[number];

/** A call before its caller's credentials are added. */
export interface FuzzRequest {
  operation: Operation;
  caller: CallerKind;
  method: string;
  /** With the query string. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the credentials go out as they are, so that a rejected one means that it ended. */
  credentialsKept: boolean;
}

const SCHEMAS = new Map(
  OPERATIONS.map((one) => [one, z.toJSONSchema(one.input, { io: "input", unrepresentable: "any" }) as Schema] as const),
);

/** Their examples are real computations: a few of those are enough. */
const EXPENSIVE = new Set(["optimization.schedule", "nilm.analyze", "forecast.load", "anomalies.detect"]);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

const CONTENT_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "application/json; charset=utf-16",
  "application/xml",
  "nonsense",
  "",
] as const;

const ODD_HEADERS = [
  ["accept", "text/event-stream"],
  ["accept", "\u00ff"],
  ["accept-encoding", "br;q=2, gzip;q=x, *;q=0"],
  ["accept-language", "zh-CN;q=9,,,;"],
  ["authorization", "Basic eDp5"],
  ["authorization", `Bearer ${SECRET_MARK}-header`],
  ["authorization", "Bearer"],
  ["content-encoding", "gzip"],
  ["cookie", `wattleaf_session=${SECRET_MARK}-cookie; __proto__=1; =; ;;`],
  ["cookie", `${"a=b; ".repeat(300)}`],
  ["idempotency-key", "x".repeat(1_000)],
  ["if-none-match", '"'],
  ["last-event-id", "-1e999"],
  ["origin", "null"],
  ["origin", "https://elsewhere.example"],
  ["origin", "not a URL"],
  ["range", "bytes=9-1"],
  ["sec-fetch-site", "cross-site"],
  ["trpc-accept", "application/jsonl"],
  ["user-agent", "\u00e9".repeat(500)],
  ["x-forwarded-for", "999.1.1.1, ::ffff:0:0, x"],
  ["x-http-method-override", "DELETE"],
  ["x-trpc-source", "x"],
] as const;

/** The operations take turns, so that each gets the same number of calls. */
export function fuzzRequest(index: number, random: SeededRandom, knownId: KnownId): FuzzRequest {
  const operation = OPERATIONS[index % OPERATIONS.length]!;
  const overTrpc = random.chance(0.4);
  const caller = callerOf(operation, random);
  const input = inputOf(operation, random, knownId);
  const request = overTrpc ? trpcRequest(operation, input, random) : restRequest(operation, input, random, knownId);
  return disturbed({ operation, caller, credentialsKept: true, ...request }, random);
}

function callerOf({ access }: Operation, random: SeededRandom): CallerKind {
  if (random.chance(0.2)) return random.pick(CALLERS);
  if (access === "developer") return "developer";
  return access === "user" ? "user" : random.pick(CALLERS);
}

function inputOf(operation: Operation, random: SeededRandom, knownId: KnownId): unknown {
  const fromExample = operation.example !== undefined && random.chance(EXPENSIVE.has(operation.id) ? 0.05 : 0.5);
  const base = fromExample ? operation.example : plausible(SCHEMAS.get(operation)!, random, knownId);
  if (fromExample && typeof base === "object" && base !== null) return changedExample(base, random, knownId);
  return random.chance(0.65) ? mutated(base, random) : base;
}

/** With ids that exist, and usually a fault. */
function changedExample(example: object, random: SeededRandom, knownId: KnownId): unknown {
  const withIds = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, knownId(name) ?? value]));
  return random.chance(0.75) ? mutated(withIds, random) : withIds;
}

type Sent = Pick<FuzzRequest, "method" | "path" | "headers" | "body">;

function restRequest(operation: Operation, input: unknown, random: SeededRandom, knownId: KnownId): Sent {
  const fields: Record<string, unknown> =
    typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};
  const names = pathFieldsOf(operation);
  const path = names.reduce((filled, name) => {
    const given = fields[name] ?? knownId(name) ?? "missing";
    return filled.replace(`{${name}}`, () => inPath(random.chance(0.15) ? odd(random) : given));
  }, operation.path as string);
  if (operation.method === "GET") return { method: "GET", path: withQuery(path, fields, names), headers: {} };
  for (const name of names) if (random.chance(0.9)) delete fields[name];
  const body = typeof input === "object" && !Array.isArray(input) ? fields : input;
  return { method: operation.method, path, headers: JSON_HEADERS, body: JSON.stringify(body) ?? "" };
}

const JSON_HEADERS = { "content-type": "application/json" };

/** Longer addresses are for the HTTP server itself to reject. */
const MAX_PART = 500;

const inPath = (value: unknown) => encodeURIComponent(textOf(value).slice(0, MAX_PART).toWellFormed());

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"));

function withQuery(path: string, fields: Record<string, unknown>, without: readonly string[]): string {
  const query = Object.entries(fields)
    .filter(([name]) => !without.includes(name))
    .slice(0, 12)
    .map(([name, value]) => `${inPath(name)}=${inPath(value)}`);
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

function trpcRequest(operation: Operation, input: unknown, random: SeededRandom): Sent {
  const json = JSON.stringify(input) ?? "";
  const batch = random.chance(0.15);
  const path = `/trpc/${operation.id}`;
  if (operation.method === "GET") {
    const query = inPath(batch ? `{"0":${json}}` : json);
    return { method: "GET", path: `${path}?${batch ? "batch=1&" : ""}input=${query}`, headers: {} };
  }
  if (!batch) return { method: "POST", path, headers: JSON_HEADERS, body: json };
  const calls = random.pick([1, 2, 21]);
  const name = Array.from({ length: calls }, () => operation.id).join(",");
  return { method: "POST", path: `/trpc/${name}?batch=1`, headers: JSON_HEADERS, body: `{"0":${json}}` };
}

/** In a third of the calls, something around the input is wrong too. */
function disturbed(request: FuzzRequest, random: SeededRandom): FuzzRequest {
  if (random.chance(0.67)) return request;
  const { path, body } = request;
  switch (random.int(0, 5)) {
    case 0: {
      const method = random.pick(METHODS);
      const { body: _, ...bodiless } = request;
      return method === "GET" || method === "HEAD" ? { ...bodiless, method } : { ...request, method };
    }
    case 1: {
      const [name, value] = random.pick(ODD_HEADERS);
      return { ...request, headers: { ...request.headers, [name]: value }, credentialsKept: false };
    }
    case 2:
      return { ...request, headers: { ...request.headers, "content-type": random.pick(CONTENT_TYPES) } };
    case 3:
      return { ...request, path: oddPath(path, random) };
    case 4:
      return body === undefined ? request : { ...request, body: oddBody(body, random) };
    default:
      return { ...request, path: withOddQuery(path, random) };
  }
}

const oddPath = (path: string, random: SeededRandom): string =>
  random.pick([
    `${path}/`,
    path.replace("/api/", "/api//"),
    path.replace("/api/", "/API/"),
    path.replace(/[a-z](?=[^a-z]*$)/, "%"),
    path.replace(/\/([^/?]*)/, "/%2e%2e/$1"),
    `${path.split("?")[0]}%00`,
    `${path.split("?")[0]}/%ff%fe`,
    `${path.split("?")[0]}/constructor`,
    "/trpc/",
    "/trpc/__proto__.constructor",
    "/trpc/auth.toString,auth.__proto__?batch=1",
    "/api/__proto__",
  ]);

const withOddQuery = (path: string, random: SeededRandom): string =>
  `${path}${path.includes("?") ? "&" : "?"}${random.pick([
    "__proto__[a]=1",
    "constructor=1&constructor=2",
    "limit=1&limit=2",
    "limit=NaN",
    "input=%7B",
    "input=%00",
    "batch=2",
    "a[]=1&a[b]=2",
    "%",
    "&&&==&",
    `token=${SECRET_MARK}-query`,
    `${inPath(oddText(random))}=${inPath(odd(random))}`,
  ])}`;

const oddBody = (body: string, random: SeededRandom): string =>
  random.pick([
    "",
    "null",
    "[]",
    '"',
    "\ufeff" + body,
    body.slice(0, Math.floor(body.length * random.next())),
    body.replace(/\d+/, "1e999"),
    body.replace(/\d+/, "NaN"),
    body.replace(/\d+/, "-0"),
    body.replace("{", '{"__proto__":{"isAdmin":true},'),
    body + body,
    "[".repeat(20_000),
    `${" ".repeat(20_000)}${body}`,
    body.replaceAll('"', "'"),
  ]);
