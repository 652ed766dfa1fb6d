import { DomainError } from "./errors";

/** The error of one field: `path` is its place in the input, repeated in the message. */
export const fieldError = (path: string, message: string, cause?: unknown): DomainError =>
  new DomainError("invalid_input", `${path}: ${message}`, { issues: [{ path, message }], cause });

/** Rethrows errors with their fields below `parent`, where the caller wrote them. */
export function below<T>(parent: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.issues.length === 0) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `${parent}.${issue.path}` }));
    throw new DomainError(error.code, `${parent}.${error.message}`, { issues, cause: error });
  }
}
