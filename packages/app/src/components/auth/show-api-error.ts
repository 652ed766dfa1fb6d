import type { Language } from "@wattleaf/shared/i18n/language";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type ApiError, apiErrorText } from "../../lib/api-error";
import { issueText } from "../../lib/form-messages";
import type { useT } from "../../lib/i18n";
import { showIssues } from "./show-issues";

/** Shows a failed request in its form: at the fields that the server names, else above the button. */
export function showApiError<T extends FieldValues>(
  form: UseFormReturn<T>,
  apiError: ApiError,
  language: Language,
  t: ReturnType<typeof useT>,
): void {
  if (showIssues(form, apiError, (issue) => issueText(issue, apiError, language, t))) return;
  form.setError("root", { type: "server", message: apiErrorText(apiError, language, t) });
}
