import type { Operation } from "../../../packages/shared/src/contracts/operation";
import type { ErrorCode } from "../../../packages/shared/src/errors";
import type { BrowserSession } from "../../support/browser-session";

/** Who makes the call: each case gets a session of its own; a developer's has an API key instead of cookies. */
export type Caller = "developer" | "user" | "visitor";

export interface OperationCase {
  operation: Operation;
  title: string;
  as: Caller;
  /** The page's origin; the site's own unless said otherwise. */
  origin?: string;
  /** Brings about what the case needs, and gives the input. */
  input(session: BrowserSession): unknown;
  /** What comes back, or the refusal and the field that it names. */
  output?: unknown;
  refusal?: { code: ErrorCode; path?: string };
}
