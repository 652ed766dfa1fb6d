import type { FieldIssue } from "@wattleaf/shared/errors";
import type { ApiError } from "../../lib/api-error";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Assigns the server's issues to their form fields and focuses the first one. `rename` maps a contract name to the
 * form's own where they differ (`identifier` is the email or the phone field).
 * @returns whether at least one field was matched
 */
export function showIssues<T extends FieldValues>(
  form: UseFormReturn<T>,
  apiError: ApiError,
  textOf: (issue: FieldIssue) => string,
  rename: Readonly<Record<string, Path<T>>> = {},
): boolean {
  const issues = new Map(apiError.issues.map((issue) => [rename[issue.path] ?? issue.path, issue]));
  // In the form's order, not the server's, so that the topmost invalid field gets the focus.
  const wrong = (Object.keys(form.getValues()) as Path<T>[]).filter((name) => issues.has(name));
  for (const name of wrong) {
    const issue = issues.get(name);
    if (issue) form.setError(name, { type: "server", message: textOf(issue) }, { shouldFocus: name === wrong[0] });
  }
  return wrong.length > 0;
}
