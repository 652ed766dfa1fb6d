import { dictionary } from "@zxcvbn-ts/language-common";
import { COMMON_PASSWORD } from "@wattleaf/shared/contracts/auth";
import { PASSWORD_MIN_LENGTH } from "@wattleaf/shared/domain/account";
import { DomainError } from "@wattleaf/shared/errors";

const COMMON_PASSWORDS = 10_000;

/** Most common first, in lower case: those of the list that are long enough to be allowed otherwise. */
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"]
    .filter((password) => String(password).length >= PASSWORD_MIN_LENGTH)
    .slice(0, COMMON_PASSWORDS)
    .map(String),
);

/**
 * Attackers try the most common passwords first, and what they know of an account: its address, its number, the
 * product's name.
 * @param field what to name in the error
 * @param own what the account is known by
 * @throws DomainError invalid_input
 */
export function requireUncommonPassword(password: string, field: string, own: readonly (string | null)[] = []): void {
  const lower = password.toLowerCase();
  const known = ["wattleaf", ...own.flatMap((name) => (name ? [name, name.split("@")[0]] : []))];
  if (!common.has(lower) && !known.some((name) => name?.toLowerCase() === lower)) return;
  throw new DomainError("invalid_input", COMMON_PASSWORD, { issues: [{ path: field, message: COMMON_PASSWORD }] });
}
