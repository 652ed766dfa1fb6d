import { LibsqlError } from "@libsql/client";
import { DomainError } from "@wattleaf/shared/errors";
import { baseCode, isBusy } from "./error-code";
import type { PlainError } from "./write-outcome";

const RETRY_SECONDS = 2;
/** Room on a disk does not come back in seconds. */
const RETRY_FULL_DISK_SECONDS = 30;

/** What a caller is told while the database cannot be written or read; the cause is for the log. */
export const databaseUnavailable = (cause: unknown, retryAfterSeconds = RETRY_SECONDS) =>
  new DomainError("unavailable", "The service is temporarily unavailable. Please try again in a moment.", {
    retryAfterSeconds,
    cause,
  });

/** The disk, not the statement, is at fault: the same write may succeed later. */
const STORAGE_FAULTS = ["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_NOMEM", "SQLITE_CANTOPEN", "SQLITE_READONLY"];

/** The error that the caller of a failed write gets, as libSQL's own client gives it. */
export function toWriteError({ message, code, rawCode }: PlainError): Error {
  if (code === undefined) return new Error(message);
  const base = baseCode(code);
  const error = new LibsqlError(message, base || code, code, rawCode);
  if (base === "SQLITE_FULL") return databaseUnavailable(error, RETRY_FULL_DISK_SECONDS);
  return STORAGE_FAULTS.includes(base) || isBusy(code) ? databaseUnavailable(error) : error;
}
