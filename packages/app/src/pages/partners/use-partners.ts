import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Partner } from "@wattleaf/shared/contracts/partners/workspaces";
import type { FieldIssue } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { type RefObject, useEffect } from "react";
import { type ApiError, apiErrorOf, apiErrorText } from "../../lib/api-error";
import { useT } from "../../lib/i18n";
import { showToast } from "../../lib/show-toast";
import { trpc } from "../../lib/trpc";
import { useLanguage } from "../../stores/language";
import { issueAt } from "./issue-at";

export const usePartners = () => useQuery(trpc.partners.list.queryOptions({}));
export const usePartner = (id: string) => useQuery(trpc.partners.get.queryOptions({ partner_id: id }));

/** Fields whose faults are named in the reader's language. */
const FIELDS = [
  "email",
  "phone",
  "outageUrl",
  "url",
  "publicKey",
  "quickQuestions",
  "questions",
  "greeting",
  "name",
  "title",
  "markdown",
  "events",
  "accent",
  "subject",
] as const;

/** Why an action failed. */
export function useFailureText(): (error: unknown) => string {
  const t = useT();
  const language = useLanguage();
  return (error) => {
    const apiError = apiErrorOf(error);
    const [issue] = apiError.issues;
    return issue ? textOfIssue(issue, apiError, language, t) : apiErrorText(apiError, language, t);
  };
}

/** What exactly is wrong with a field the server says in English alone; elsewhere, what the field must be. */
function textOfIssue(issue: FieldIssue, apiError: ApiError, language: Language, t: Translate<MessageKey>): string {
  if (apiError.reason) return apiErrorText(apiError, language, t);
  if (language === "en") return issue.message;
  const field = FIELDS.find((name) => issue.path.split(".").includes(name));
  return field ? t(`partners.fault.${field}`) : apiErrorText(apiError, language, t);
}

/**
 * What the server found wrong with a form's fields, by the end of their path (`url`, `greeting.en`; `quickQuestions.en`
 * of all its entries). The first of them is focused once they are shown.
 */
export function useFaults(error: unknown, form: RefObject<HTMLFormElement | null>) {
  const t = useT();
  const language = useLanguage();
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error, form]);
  const apiError = error ? apiErrorOf(error) : null;
  return (field: string): string | undefined => {
    const issue = apiError && issueAt(apiError.issues, field);
    return issue ? textOfIssue(issue, apiError, language, t) : undefined;
  };
}

/** Tells in a toast why an action failed. */
export function useFailure(): (error: unknown) => void {
  const t = useT();
  const textOf = useFailureText();
  return (error) => showToast({ title: t("partners.failed"), description: textOf(error), variant: "destructive" });
}

/** Puts a changed workspace into what is shown. */
export function useRefresh(): (changed?: Partner) => Promise<void> {
  const queries = useQueryClient();
  return async (changed) => {
    if (changed)
      queries.setQueryData(trpc.partners.get.queryOptions({ partner_id: changed.id }).queryKey, changed as never);
    await queries.invalidateQueries({ queryKey: trpc.partners.pathKey() });
    await queries.invalidateQueries({ queryKey: trpc.webhooks.pathKey() });
  };
}

/** Saves name and settings, and says that it did. */
export function useSaveSettings() {
  const t = useT();
  const refresh = useRefresh();
  const onError = useFailure();
  return useMutation(
    trpc.partners.update.mutationOptions({
      onError,
      async onSuccess(changed) {
        showToast({ title: t("partners.saved") });
        await refresh(changed);
      },
    }),
  );
}
