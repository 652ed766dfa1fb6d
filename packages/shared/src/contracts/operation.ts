import type { z } from "zod";
import type { ErrorCode } from "../errors";

/**
 * Who may call: `anyone` needs no credential, `user` a signed-in session, `developer` an API key or a signed-in
 * session, `chatter` a session, a visitor's cookie or a widget's bearer token. A browser may call these from the site's own
 * pages alone, or with a widget's token; `page` is for a page of any origin, which the operation itself judges.
 */
export type Access = "anyone" | "chatter" | "developer" | "page" | "user";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface CallLimit {
  calls: number;
  perSeconds: number;
}

/** Reading is cheap. */
export const READ_LIMIT: CallLimit = { calls: 600, perSeconds: 60 };
/** Changing what is one's own. */
export const WRITE_LIMIT: CallLimit = { calls: 120, perSeconds: 60 };
/** What a signed-in session may ask of one operation of the public API; with API keys the account's plan is the limit. */
export const DEVELOPER_LIMIT: CallLimit = { calls: 600, perSeconds: 60 };
/** What guesses passwords, fills lists or opens sessions when it is called by a program. */
export const ENTRY_LIMIT: CallLimit = { calls: 60, perSeconds: 60 };
/** Files, each of which a Worker reads. */
export const UPLOAD_LIMIT: CallLimit = { calls: 30, perSeconds: 60 };

/** What every form that takes a file refuses with. */
export const FILE_REFUSALS = [
  "file_missing",
  "file_type_not_supported",
  "file_too_large",
  "file_empty",
  "file_unreadable",
  "overloaded",
] as const;

/**
 * One operation of the product, said once: REST route, tRPC procedure, form, OpenAPI document and typed client
 * are all made from it.
 */
export interface Operation<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  M extends Method = Method,
> {
  /** `domain.name`: the module and the name of the tRPC procedure, also the operationId of the OpenAPI document. */
  id: string;
  method: M;
  /** A part in braces, such as `/api/v1/vpp/events/{event_id}`, is the input's field of that name. */
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** GET reads it from the query string, other methods from the JSON body. */
  input: I;
  output: O;
  /** How often one caller may use it. Callers with a credential count by it, others by their address. */
  limit: CallLimit;
  /**
   * Its input is long series: up to 32 MB, read, checked and computed in a Worker and never on the thread that answers
   * everybody else.
   */
  bulk?: true;
  /**
   * Allowed to a session that may only read (the sample household's, and single sign-on with the read scope) although it
   * is no GET: it changes nothing of the account's, or only the session's own conversation.
   */
  readOnlySession?: "allowed";
  /** An input that succeeds as it stands: shown in the documentation, and run by a test. */
  example?: z.input<I>;
  /** What it can refuse with of its own, beside what {@link refusalsOf} adds for its kind. */
  refusals: readonly ErrorCode[];
}

/** Every code that a caller of the operation may meet. */
export function refusalsOf({ access, bulk, method, readOnlySession, refusals }: Operation): readonly ErrorCode[] {
  return [
    ...refusals,
    ...(access === "developer" ? (["invalid_api_key"] as const) : []),
    ...(bulk ? (["overloaded"] as const) : []),
    // A browser's write from a page of another site; a body longer than may be.
    ...(method === "GET" ? [] : (["forbidden", "too_large"] as const)),
    // A write by the sample household's session.
    ...(needsFullSession({ access, method, readOnlySession }) ? (["read_only_session"] as const) : []),
    "invalid_input",
    "rate_limited",
    "internal",
  ];
}

/** Whether a session that may only read is refused. */
export const needsFullSession = ({
  access,
  method,
  readOnlySession,
}: Pick<Operation, "access" | "method" | "readOnlySession">): boolean =>
  access !== "anyone" && access !== "page" && method !== "GET" && readOnlySession !== "allowed";

const PATH_FIELD = /\{(\w+)\}/g;

/** The input's fields that stand in the path. */
export const pathFieldsOf = ({ path }: Pick<Operation, "path">): string[] =>
  Array.from(path.matchAll(PATH_FIELD), ([, name = ""]) => name);

/** The path with its fields filled in, and what is left for the query or the body. */
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
  definition: Operation<I, O, M>,
): Operation<I, O, M> {
  return definition;
}

export type InputOf<T> = T extends Operation<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<T> = T extends Operation<z.ZodType, infer O> ? z.input<O> : never;
