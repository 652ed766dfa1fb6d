import type { PasswordHasher } from "../../adapters/password-hasher";

/** Stored in place of a hash for an account without a password; no password matches it. */
export const NO_PASSWORD = "";

const decoyHashes = new WeakMap<PasswordHasher, Promise<string>>();

/** Takes as long for an account that does not exist, or has no password, as for a wrong one. */
export async function verifyPassword(hasher: PasswordHasher, password: string, hash: string | null): Promise<boolean> {
  if (hash && hash !== NO_PASSWORD) return hasher.verify(password, hash);
  await hasher.verify(password, await decoyHashOf(hasher));
  return false;
}

function decoyHashOf(hasher: PasswordHasher): Promise<string> {
  const known = decoyHashes.get(hasher);
  if (known) return known;
  const decoyHash = hasher.hash("no account has this password");
  decoyHashes.set(hasher, decoyHash);
  return decoyHash;
}
