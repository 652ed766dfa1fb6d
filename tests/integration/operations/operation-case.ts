import type { Operation } from "../../../packages/shared/src/contracts/operation";
import type { ErrorCode } from "../../../packages/shared/src/errors";
import type { BrowserSession } from "../../support/browser-session";

/** The caller: each case gets its own session; a developer has an API key instead of cookies. */
export type Caller = "developer" | "user" | "visitor";

export interface OperationCase {
  operation: Operation;
  title: string;
  as: Caller;
  /** The page's origin; the site's own by default. */
  origin?: string;
  /** Sets up what the case needs, and returns the input. */
  input(session: BrowserSession): unknown;
  /** The expected output, or the error and the field that it names. */
  output?: unknown;
  error?: { code: ErrorCode; path?: string };
}
