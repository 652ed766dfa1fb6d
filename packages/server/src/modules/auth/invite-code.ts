import { INVITE_CODE_LENGTH } from "@wattleaf/shared/domain/account";

/** No 0/O and no 1/I: codes are read aloud and typed by hand. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A code of six letters and digits. 256 is a multiple of the alphabet's 32, so all codes are equally likely. */
export function newInviteCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(INVITE_CODE_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
