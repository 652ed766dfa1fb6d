import type { FieldIssue } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { type ApiError, apiErrorText } from "./api-error";

/** The contracts' messages are in English; this table maps them to the catalog. */
const keyByMessage: Record<string, MessageKey> = {
  "Please enter your email address": "auth.error.email",
  "Please enter your phone number": "auth.error.phone",
  "Please enter your email address or phone number": "auth.error.identifier",
  "Please enter a valid email address": "auth.error.emailInvalid",
  "Please enter a valid phone number. Include the country code if it's outside the US.": "auth.error.phoneInvalid",
  "Please enter your email address to reset password": "auth.error.forgotEmail",
  "Please enter your password": "auth.error.password",
  "Password must be at least 6 characters": "auth.error.passwordShort",
  "Password must be at most 200 characters": "auth.error.passwordLong",
  "This is one of the passwords that attackers try first. Please choose one that's harder to guess.":
    "auth.error.passwordCommon",
  "That's not your current password.": "settings.password.wrong",
  "Another account has this email address. Enter a different one, or sign in to that account.": "settings.email.taken",
  "Passwords do not match": "auth.error.passwordMismatch",
  "Please enter your first name": "auth.error.firstName",
  "Please enter your last name": "auth.error.lastName",
  "Names can be up to 80 characters": "auth.error.nameLong",
  "Invitation codes can be up to 6 characters": "auth.error.inviteLong",
  "Please enter an email address or a phone number": "auth.error.emailOrPhone",
};

/** A server issue in the reader's language: by its message if known, else by the error's code. */
export function issueText(issue: FieldIssue, apiError: ApiError, language: Language, t: Translate<MessageKey>): string {
  const key = keyByMessage[issue.message];
  return key ? t(key) : apiErrorText({ code: apiError.code, message: issue.message }, language, t);
}

/** A field's message in the reader's language; an unknown message is returned unchanged. */
export function formMessage(message: string | undefined, t: Translate<MessageKey>): string | undefined {
  const key = message === undefined ? undefined : keyByMessage[message];
  return key ? t(key) : message;
}
