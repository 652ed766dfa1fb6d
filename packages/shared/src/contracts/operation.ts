import type { z } from "zod";
import type { ApiKeyScope } from "../domain/api-keys";
import type { OpenAdrScope } from "../domain/openadr";
import type { PartnerFeature } from "../domain/partners";
import type { ErrorCode } from "../errors";

/**
 * Who may call: `anyone` needs no credential, `user` a signed-in session (or a key with the operation's `keyScope`),
 * `developer` an API key or a signed-in session, `chatOwner` a session, a visitor's cookie or a widget's bearer token,
 * never an API key. Browsers may only call these from the
 * site's own pages, or with a widget's token; `page` allows any origin, which the operation checks itself.
 */
export type Access = "anyone" | "chatOwner" | "developer" | "page" | "user";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * What a second run of the same call does, as happens when a client got no response and sends it again.
 *
 * - `required`: it would have another effect (a second purchase, key or email), or fail where the caller still needs
 *   the first response. A client sends an idempotency key with it: the header `Idempotency-Key`, or the field
 *   `idempotencyKey` of the JSON body. The server runs a call once for each key and repeats its response. A call
 *   without a key is served too, and is then a call of its own; our own clients always send one.
 * - `natural`: it leaves the same state, so that sending it again is safe: PUT and PATCH set, DELETE deletes, and of a
 *   POST `idempotencyReason` says why. A key is accepted and changes nothing.
 * - `none`: it has no lasting effect, or another run is what the caller asks for; `idempotencyReason` says which. A key
 *   is accepted and changes nothing.
 *
 * Details: docs/decisions/018-idempotency-keys.md.
 */
export type Idempotency = "required" | "natural" | "none";

/** Of a calculation. */
export const COMPUTES_ONLY = {
  idempotency: "none",
  idempotencyReason: "It computes, and stores nothing.",
} as const;

/** Every operation but a GET, which changes nothing, says what a second run does. */
export type IdempotencyDeclaration<M extends Method> = M extends "GET"
  ? { idempotency?: never; idempotencyReason?: never; idempotencyKeyField?: never }
  :
      | { idempotency: "required"; idempotencyReason?: never; idempotencyKeyField?: string }
      | (M extends "POST"
          ? { idempotency: "natural"; idempotencyReason: string; idempotencyKeyField?: never }
          : { idempotency: "natural"; idempotencyReason?: never; idempotencyKeyField?: never })
      | { idempotency: "none"; idempotencyReason: string; idempotencyKeyField?: never };

export interface CallLimit {
  calls: number;
  perSeconds: number;
}

/** For reads, which are cheap. */
export const READ_LIMIT: CallLimit = { calls: 600, perSeconds: 60 };
/** For writes to the caller's own data. */
export const WRITE_LIMIT: CallLimit = { calls: 120, perSeconds: 60 };
/** Calls of a signed-in session to one operation of the public API; with API keys, the account's plan is the limit. */
export const DEVELOPER_LIMIT: CallLimit = { calls: 600, perSeconds: 60 };
/** For operations that a script could abuse to guess passwords, fill lists or open sessions. */
export const ENTRY_LIMIT: CallLimit = { calls: 60, perSeconds: 60 };
/** For files, each of which a Worker parses. */
export const UPLOAD_LIMIT: CallLimit = { calls: 30, perSeconds: 60 };

/** The errors of every form that takes a file. */
export const FILE_ERRORS = [
  "file_missing",
  "file_type_not_supported",
  "file_too_large",
  "file_empty",
  "file_unreadable",
  "overloaded",
] as const;

/**
 * One operation of the product. Its REST route, tRPC procedure, form, OpenAPI document and typed client are all derived
 * from it.
 */
export interface Operation<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  M extends Method = Method,
> {
  /** `domain.name`: the module and the tRPC procedure; also the operationId in the OpenAPI document. */
  id: string;
  method: M;
  /** A part in braces, such as `/api/v1/vpp/events/{event_id}`, is the input field of that name. */
  path: `/api/${string}`;
  access: Access;
  /** Opens an operation of access `user` to API keys that have this scope. */
  keyScope?: ApiKeyScope;
  /**
   * What an API key needs besides, where a call of an operation of access `developer` is about the account's own readings
   * instead of those that it sends.
   */
  ownDataScope?: ApiKeyScope;
  /** Opens an operation to OpenADR clients whose token has this scope; without one, they are rejected. */
  openAdrScope?: OpenAdrScope;
  /**
   * Opens an operation of access `user` to customers whom a partner's server has identified, where the partner has turned
   * this feature on. Anonymous visitors of a partner's page are always rejected. An operation of access `anyone` is
   * closed to both where the feature is off.
   */
  customerFeature?: PartnerFeature;
  /** What it does, in a few words: the title of its documentation. */
  summary: string;
  /** What the summary leaves out, in a sentence or two. */
  description?: string;
  /** GET reads it from the query string, other methods from the JSON body. */
  input: I;
  output: O;
  /** REST answers 201 Created instead of 200. */
  creates?: true;
  /** How often one caller may use it, counted per credential, or per address without one. */
  limit: CallLimit;
  /**
   * The input has long series: up to 32 MB, which a Worker reads, checks and computes, so that the main thread is not
   * blocked.
   */
  bulk?: true;
  /**
   * Allowed for a read-only session (the sample household's, and single sign-on with the read scope) although it is not
   * a GET: it changes nothing in the account, or only the session's own conversation.
   */
  readOnlySession?: "allowed";
  /** Declared by every operation but a GET ({@link IdempotencyDeclaration}). */
  idempotency?: Idempotency;
  /** Why another run needs no protection, for `none` and for a `natural` POST. */
  idempotencyReason?: string;
  /**
   * The input field for the key, where the use case itself keeps the key with what it makes, for good: a purchase, a
   * message of the chat. The header fills this field.
   */
  idempotencyKeyField?: string;
  /**
   * An input that succeeds: the documentation shows it, and a test runs it. An id that only the server gives out is its
   * name in capitals, such as METER_ID.
   */
  example?: z.input<I>;
  /** Its own error codes, in addition to those that {@link errorsOf} adds for its kind. */
  errors: readonly ErrorCode[];
}

/** Every error code that a caller of the operation may get. */
export function errorsOf(called: Operation): readonly ErrorCode[] {
  const { access, method, readOnlySession, customerFeature, errors } = called;
  // A use case that keeps its keys itself declares its own errors.
  const storesKeys = takesIdempotencyKey(called) && called.idempotencyKeyField === undefined;
  return [
    ...errors,
    ...(access === "developer" ? (["invalid_api_key"] as const) : []),
    ...(keyScopeOf(called) ? (["insufficient_scope"] as const) : []),
    // An API key.
    ...(access === "chatOwner" && method === "GET" ? (["forbidden"] as const) : []),
    ...(customerFeature ? (["feature_off"] as const) : []),
    // A cross-site write from a browser; a body over the size limit, that arrives too slowly, or that has no room.
    ...(method === "GET" ? [] : (["forbidden", "too_large", "request_timeout", "overloaded"] as const)),
    // A write by the sample household's session.
    ...(needsFullSession({ access, method, readOnlySession }) ? (["read_only_session"] as const) : []),
    ...(storesKeys ? (["idempotency_mismatch", "idempotency_in_progress"] as const) : []),
    "invalid_input",
    "rate_limited",
    // The database or another system that the operation needs does not answer.
    "unavailable",
    "internal",
  ];
}

/** Every error code that a caller of a form with a file may get. */
export const errorsOfForm = ({ errors }: { errors: readonly ErrorCode[] }): readonly ErrorCode[] => [
  ...errors,
  "forbidden",
  "read_only_session",
  "invalid_input",
  "request_timeout",
  "rate_limited",
  "overloaded",
  "unavailable",
  "internal",
];

/** Whether a key makes the operation run once. */
export const takesIdempotencyKey = ({ idempotency }: Pick<Operation, "idempotency">): boolean =>
  idempotency === "required";

/** The scope that an API key needs for the operation; null if no key may call it, or any caller may. */
export const keyScopeOf = ({ access, keyScope }: Pick<Operation, "access" | "keyScope">): ApiKeyScope | null =>
  access === "developer" ? "api" : (keyScope ?? null);

/** Whether a read-only session is rejected. */
export const needsFullSession = ({
  access,
  method,
  readOnlySession,
}: Pick<Operation, "access" | "method" | "readOnlySession">): boolean =>
  access !== "anyone" && access !== "page" && method !== "GET" && readOnlySession !== "allowed";

const PATH_FIELD = /\{(\w+)\}/g;

/** The names of the input fields that are part of the path. */
export const pathFieldsOf = ({ path }: Pick<Operation, "path">): string[] =>
  Array.from(path.matchAll(PATH_FIELD), ([, name = ""]) => name);

/** The path with its fields filled in, and the remaining input for the query or the body. */
export function withPathFields({ path }: Pick<Operation, "path">, input: object) {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(PATH_FIELD, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

/** Gives an operation its exact types without writing them twice. */
export function operation<I extends z.ZodType, O extends z.ZodType, M extends Method>(
  definition: Operation<I, O, M> & IdempotencyDeclaration<M>,
): Operation<I, O, M> {
  return definition;
}

export type InputOf<T> = T extends Operation<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<T> = T extends Operation<z.ZodType, infer O> ? z.input<O> : never;
