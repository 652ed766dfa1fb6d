import { DomainError } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import { reasons as zh } from "@wattleaf/shared/i18n/messages/zh/reasons";
import { createTranslate } from "@wattleaf/shared/i18n/translate";

const inChinese = createTranslate<Readonly<Record<string, string>>>(zh);

/**
 * The same error with a message in the reader's language, for callers that have no catalog of reasons at hand, such as
 * the widget. An error without a reason, or one that is not ours, stays as it is.
 */
export function errorInLanguage(error: unknown, language: Language): unknown {
  if (language === "en" || !(error instanceof DomainError) || !error.reason) return error;
  const { code, reason, issues, retryAfterSeconds, cause } = error;
  const key = `reason.${reason.name}`;
  const message = inChinese(key, reason.values);
  if (message === key) return error;
  return new DomainError(code, message, {
    reason,
    issues,
    cause,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
