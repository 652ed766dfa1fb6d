import type { z } from "zod";
import type { ErrorCode } from "../errors";

/**
 * Who may call: `anyone` needs no credential, `user` a signed-in session,
 * `chatter` a session, a visitor's cookie or a widget's bearer token. A browser may call these from the site's own
 * pages alone, or with a widget's token; `page` is for a page of any origin, which the operation itself judges.
 */
export type Access = "anyone" | "chatter" | "page" | "user";

export interface CallLimit {
  calls: number;
  perSeconds: number;
}

/** Reading is cheap. */
export const READ_LIMIT: CallLimit = { calls: 600, perSeconds: 60 };
/** Changing what is one's own. */
export const WRITE_LIMIT: CallLimit = { calls: 120, perSeconds: 60 };
/** What guesses passwords, fills lists or opens sessions when it is called by a program. */
export const ENTRY_LIMIT: CallLimit = { calls: 60, perSeconds: 60 };

/**
 * One operation of the product, said once: REST route, tRPC procedure, form, OpenAPI document and typed client
 * are all made from it.
 */
export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** `domain.verb`, also the operationId of the OpenAPI document. */
  id: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  access: Access;
  summary: string;
  /** GET reads it from the query string, other methods from the JSON body. */
  input: I;
  output: O;
  /** How often one caller may use it. Callers with a credential count by it, others by their address. */
  limit: CallLimit;
  /** What it can refuse with, beside invalid_input, rate_limited and internal. */
  refusals: readonly ErrorCode[];
}

/** Gives an operation its exact types without writing them twice. */
export function operation<I extends z.ZodType, O extends z.ZodType>(definition: Operation<I, O>): Operation<I, O> {
  return definition;
}

export type InputOf<T> = T extends Operation<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<T> = T extends Operation<z.ZodType, infer O> ? z.input<O> : never;
