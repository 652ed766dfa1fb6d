import type { Operation } from "@wattleaf/shared/contracts/operation";
import { OPERATIONS } from "@wattleaf/shared/contracts/operations";
import { namesUnknownFields, outputWithNotices, strictInput } from "@wattleaf/shared/contracts/public-request";
import { ERROR_CODES } from "@wattleaf/shared/errors";
import { z } from "zod";
import { comment, typeOfSchema } from "./schema-type";

/**
 * The declarations of the published client, from the contracts. They need no other package: those of the router are
 * types of the server, zod and tRPC, which a program that installs the client does not have.
 */
export function clientDeclarations(): string {
  const domains = Map.groupBy(OPERATIONS, ({ id }) => id.split(".")[0] ?? id);
  const table = (name: string, typeOf: (operation: Operation) => string) =>
    [
      `export interface ${name} {`,
      ...Array.from(domains, ([domain, operations]) => [
        `  ${domain}: {`,
        ...operations.map(
          (operation) => `    ${comment(operation.summary)}${nameOf(operation)}: ${typeOf(operation)};`,
        ),
        "  };",
      ]).flat(),
      "}",
    ].join("\n");

  return [
    HEAD,
    `export type WattleafErrorCode = ${ERROR_CODES.map((code) => JSON.stringify(code)).join(" | ")};`,
    table("WattleafInputs", inputType),
    table("WattleafOutputs", (operation) => typeOfSchema(schemaOf(outputWithNotices(operation), "output"))),
    table("WattleafClient", (operation) => {
      const [domain, name] = operation.id.split(".");
      const types = ["Inputs", "Outputs"].map((side) => `Wattleaf${side}["${domain}"]["${name}"]`).join(", ");
      return `${operation.method === "GET" ? "Query" : "Mutation"}<${types}>`;
    }),
    "",
  ].join("\n\n");
}

const nameOf = ({ id }: Operation) => id.split(".")[1] ?? id;
const schemaOf = (schema: z.ZodType, io: "input" | "output") => z.toJSONSchema(schema, { io, unrepresentable: "any" });

function inputType(operation: Operation): string {
  const type = typeOfSchema(schemaOf(operation.input, "input"));
  return namesUnknownFields(operation) ? `${type} & ${typeOfSchema(schemaOf(strictInput, "input"))}` : type;
}

const HEAD = `/* The typed client of the Wattleaf API. Written from the server's contracts. */

export interface WattleafClientOptions {
  /** The server's URL, such as https://energy.example */
  url: string;
  /** An API key of your account; a function is called for each call, for keys that change. Never in a web page. */
  apiKey?: string | (() => string) | undefined;
  /** Sent with every call; a function is called each time. */
  headers?: Record<string, string> | (() => Record<string, string>) | undefined;
  /** How often a call is sent again: after a lost connection, 429, 502, 503 or 504. Defaults to 3. */
  retries?: number | undefined;
  /** The wait before the first retry in milliseconds, doubled for each further one; Retry-After wins. Defaults to 500. */
  retryDelayMs?: number | undefined;
  /** For runtimes that need another fetch, or for tests. */
  fetch?: ((input: string, init?: any) => Promise<any>) | undefined;
}

/**
 * The typed client: \`client.marketplace.items.query({})\`. A rejected call throws; {@link apiErrorOf} tells why. Every
 * mutation has an idempotency key, so that it has its effect once although it may be sent again.
 */
export declare function createWattleafClient(options: WattleafClientOptions): WattleafClient;

/** The code, message and fields of a rejected call; null for any other error (no network, say). */
export declare function apiErrorOf(error: unknown): WattleafApiError | null;

export interface WattleafApiError {
  code: WattleafErrorCode;
  /** Fit to show to a person. */
  message: string;
  /** What exactly is wrong, where several faults share a code. */
  reason?: { name: string; values: Record<string, string | number> };
  /** Each invalid field. */
  issues?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

/** What a single call may be given. */
export interface WattleafCallOptions {
  /** Ends the call, and the waits before it is sent again. */
  signal?: WattleafAbortSignal;
  /** A key of your own, to send a mutation again later or from another process. */
  context?: { idempotencyKey?: string };
}

/** An AbortSignal, as browsers, Node and Bun have it. */
export interface WattleafAbortSignal {
  readonly aborted: boolean;
}

interface Query<Input, Output> {
  query(input: Input, options?: WattleafCallOptions): Promise<Output>;
}

interface Mutation<Input, Output> {
  mutate(input: Input, options?: WattleafCallOptions): Promise<Output>;
}`;
