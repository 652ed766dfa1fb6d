import type { FieldIssue } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { type Refusal, refusalText } from "./refusal";

/** The contracts speak English; this table finds the same sentence in the catalogue. */
const keyByMessage: Record<string, MessageKey> = {
  "Please enter your email address": "auth.error.email",
  "Please enter your phone number": "auth.error.phone",
  "Please enter your email address or phone number": "auth.error.identifier",
  "Please enter a valid email address": "auth.error.emailInvalid",
  "Please enter a valid phone number, with the country code when it is outside the US.": "auth.error.phoneInvalid",
  "Please enter your email address to reset password": "auth.error.forgotEmail",
  "Please enter your password": "auth.error.password",
  "Password must be at least 6 characters": "auth.error.passwordShort",
  "Password must be at most 200 characters": "auth.error.passwordLong",
  "This is not your current password.": "settings.password.wrong",
  "Passwords do not match": "auth.error.passwordMismatch",
  "Please enter your first name": "auth.error.firstName",
  "Please enter your last name": "auth.error.lastName",
  "At most 80 characters": "auth.error.nameLong",
  "An invitation code has at most 6 characters": "auth.error.inviteLong",
  "Please enter an email address or a phone number": "auth.error.emailOrPhone",
};

/** What a server's issue says in the reader's language: by its sentence where known, else by the refusal's code. */
export function issueText(issue: FieldIssue, refusal: Refusal, language: Language, t: Translate<MessageKey>): string {
  const key = keyByMessage[issue.message];
  return key ? t(key) : refusalText({ code: refusal.code, message: issue.message }, language, t);
}

/** A field's message in the reader's language; one that no catalogue knows stays as it came. */
export function formMessage(message: string | undefined, t: Translate<MessageKey>): string | undefined {
  const key = message === undefined ? undefined : keyByMessage[message];
  return key ? t(key) : message;
}
