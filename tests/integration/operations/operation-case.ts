import type { Operation } from "../../../packages/shared/src/contracts/operation";
import type { ReasonName } from "../../../packages/shared/src/error-reason";
import type { ErrorCode } from "../../../packages/shared/src/errors";
import type { BrowserSession } from "../../support/browser-session";

/**
 * The caller: each case gets its own session; a developer has an API key instead of cookies. A `home` is a user whose
 * sandbox meter is read to its end: one for all cases of a server, which change nothing of it.
 */
export type Caller = "developer" | "home" | "user" | "visitor";

/**
 * What a second copy of the call gets: the first response `repeated` by its key; the `same` output, or the output or
 * error of what is done already, with nothing stored besides; or `another` of what it makes.
 */
export type SecondCopy = "repeated" | "same" | "another" | { output: unknown } | ErrorCode;

export interface OperationCase {
  operation: Operation;
  title: string;
  as: Caller;
  /** The page's origin; the site's own by default. */
  origin?: string;
  /** Sets up what the case needs, and returns the input. */
  input(session: BrowserSession): unknown;
  /** The expected output, or the error, the field that it names, and what it says in either language. */
  output?: unknown;
  error?: { code: ErrorCode; path?: string; reason?: ReasonName };
  /** Sends the call twice. One successful case of each operation but the GETs does. */
  again?: SecondCopy | undefined;
}
