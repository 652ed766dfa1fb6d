import { DomainError } from "@wattleaf/shared/errors";
import { invalidInput } from "../../platform/validate";

export const refused = (path: string, message: string): DomainError => invalidInput([{ path, message }]);

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
