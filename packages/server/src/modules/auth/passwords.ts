/** OWASP's argon2id setting: 19 MiB, two passes. */
const ARGON2ID = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

/** Stands in the hash's place for an account without a password; no password matches it. */
export const NO_PASSWORD = "";

export const hashPassword = (password: string): Promise<string> => Bun.password.hash(password, ARGON2ID);

let decoyHash: Promise<string> | undefined;

/** Takes as long for an account that does not exist, or has no password, as for a wrong one. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash && hash !== NO_PASSWORD) return Bun.password.verify(password, hash);
  decoyHash ??= hashPassword("no account has this password");
  await Bun.password.verify(password, await decoyHash);
  return false;
}
