import type { PlainError } from "../write-outcome";

/** An error as it crosses to another thread, which keeps no class of its own. */
export function toPlainError(error: unknown): PlainError {
  const { message, code, rawCode } = error as { message?: unknown; code?: unknown; rawCode?: unknown };
  return {
    message: typeof message === "string" ? message : String(error),
    code: typeof code === "string" ? code : undefined,
    rawCode: typeof rawCode === "number" ? rawCode : undefined,
  };
}
