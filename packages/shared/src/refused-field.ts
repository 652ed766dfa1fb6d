import { DomainError } from "./errors";

/** The refusal of one field: `path` is its place in the input, named in the message too. */
export const refusedField = (path: string, message: string, cause?: unknown): DomainError =>
  new DomainError("invalid_input", `${path}: ${message}`, { issues: [{ path, message }], cause });

/** What is thrown names fields below `parent`, where the caller wrote them. */
export function below<T>(parent: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.issues.length === 0) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: `${parent}.${issue.path}` }));
    throw new DomainError(error.code, `${parent}.${error.message}`, { issues, cause: error });
  }
}
