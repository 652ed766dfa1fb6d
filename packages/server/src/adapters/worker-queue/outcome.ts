import { DomainError, type ErrorBody } from "@wattleaf/shared/errors";

/** How work ended, in a form that can be posted from one thread to another. */
export type Outcome =
  | { ok: true; value: unknown }
  | { ok: false; error: Pick<ErrorBody, "code" | "issues" | "message" | "reason"> | null; reason: string };

/** Runs `work` to its outcome; never throws. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, value: await work() };
  } catch (thrown) {
    return failedOutcome(thrown);
  }
}

export function failedOutcome(thrown: unknown): Extract<Outcome, { ok: false }> {
  const error =
    thrown instanceof DomainError
      ? {
          code: thrown.code,
          message: thrown.message,
          issues: [...thrown.issues],
          ...(thrown.reason === undefined ? {} : { reason: thrown.reason }),
        }
      : null;
  return { ok: false, error, reason: thrown instanceof Error ? thrown.message : "unknown" };
}

/** The error of another thread: a domain error as it was, anything else as "<what> failed: <why>". */
export function errorOf({ error, reason: why }: Extract<Outcome, { ok: false }>, what: string): Error {
  if (!error) return new Error(`${what} failed: ${why}`);
  const { code, message, reason, issues = [] } = error;
  return new DomainError(code, message, { issues, reason });
}
