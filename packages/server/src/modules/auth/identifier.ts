import { parsePhoneNumberFromString } from "libphonenumber-js";
import { DomainError } from "@wattleaf/shared/errors";

/** How a person names their account: an address in lower case or a phone number in E.164. */
export type Identifier = { kind: "email"; value: string } | { kind: "phone"; value: string };

/** A number without a country code is read as one of this country. */
const DEFAULT_COUNTRY = "US";

export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** @throws DomainError invalid_input when it is no possible phone number. */
export function normalisePhone(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, DEFAULT_COUNTRY);
  if (parsed?.isPossible()) return parsed.number;
  const message = "Please enter a valid phone number, with the country code when it is outside the US.";
  throw new DomainError("invalid_input", message, { issues: [{ path: "phone", message }] });
}

/** What the login form's one field holds; null when it can name no account. */
export function parseIdentifier(text: string): Identifier | null {
  if (text.includes("@")) return { kind: "email", value: normaliseEmail(text) };
  const parsed = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  return parsed?.isPossible() ? { kind: "phone", value: parsed.number } : null;
}
