import { RECOVERY_CODES } from "@wattleaf/shared/domain/second-factor";
import type { Encryption } from "../../adapters/encryption";

/** No 0/O, 1/I/L or U: codes are written down by hand. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 10;
const HALF = CODE_LENGTH / 2;

/** Codes such as `K7QM2-XR49T`: 49 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, newLetter).join("");
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** Of bytes that would favor some letters none is used. */
function newLetter(): string {
  const fair = 256 - (256 % ALPHABET.length);
  for (;;) {
    const [byte = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return ALPHABET[byte % ALPHABET.length] ?? "";
  }
}

/** However it is typed: in lower case, without the hyphen, with spaces. Null for what is no recovery code. */
export function recoveryCodeHash(encryption: Encryption, userId: string, typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "");
  return code.length === CODE_LENGTH ? encryption.fingerprint(`recovery code ${userId} ${code}`) : null;
}
