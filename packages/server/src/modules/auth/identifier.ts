import { parsePhoneNumberFromString } from "libphonenumber-js";
import { DomainError } from "@wattleaf/shared/errors";

/** How a person names their account: an address in lower case or a phone number in E.164. */
export type Identifier = { kind: "email"; value: string } | { kind: "phone"; value: string };

/** A number without a country code is read as one of this country. */
const DEFAULT_COUNTRY = "US";
/** A Chinese mobile number as it is written there, 3-4-4 or in one piece: read as American it would lose its first digit. */
const CHINESE_MOBILE = /^1(?:[389]\d|4[57]|5[0-35-9]|6[2567]|7[0-8])[\s-]?\d{4}[\s-]?\d{4}$/;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** @throws DomainError invalid_input when it is no possible phone number. */
export function normalizePhone(phone: string): string {
  const number = possiblePhone(phone);
  if (number) return number;
  const message = "Please enter a valid phone number. Include the country code if it's outside the US.";
  throw new DomainError("invalid_input", message, { issues: [{ path: "phone", message }] });
}

/** What the login form's one field holds; null when it can name no account. */
export function parseIdentifier(text: string): Identifier | null {
  if (text.includes("@")) return { kind: "email", value: normalizeEmail(text) };
  const number = possiblePhone(text);
  return number ? { kind: "phone", value: number } : null;
}

function possiblePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  // 1 512 555 0100 in one piece looks Chinese too: only a number that no American can have is taken for one.
  const isChinese = CHINESE_MOBILE.test(text.trim()) && !parsed?.isValid();
  const meant = isChinese ? parsePhoneNumberFromString(text, "CN") : parsed;
  return meant?.isPossible() ? meant.number : null;
}
