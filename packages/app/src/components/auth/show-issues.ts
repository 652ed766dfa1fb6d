import type { FieldIssue } from "@wattleaf/shared/errors";
import type { Refusal } from "../../lib/refusal";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Puts the server's issues to the fields that they are about. `rename` maps a name of the contract to the form's own
 * where they differ (`identifier` is the email or the phone field).
 * @returns whether a field took at least one
 */
export function showIssues<T extends FieldValues>(
  form: UseFormReturn<T>,
  refusal: Refusal,
  textOf: (issue: FieldIssue) => string,
  rename: Readonly<Record<string, Path<T>>> = {},
): boolean {
  const fields = form.getValues();
  let shown = false;
  for (const issue of refusal.issues) {
    const name = rename[issue.path] ?? (issue.path as Path<T>);
    if (!(name in fields)) continue;
    form.setError(name, { type: "server", message: textOf(issue) }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
