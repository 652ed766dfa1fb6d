/** OWASP's argon2id setting: 19 MiB, two passes. */
const ARGON2ID = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export const hashPassword = (password: string): Promise<string> => Bun.password.hash(password, ARGON2ID);

let decoyHash: Promise<string> | undefined;

/** Takes as long for an account that does not exist as for a wrong password. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash) return Bun.password.verify(password, hash);
  decoyHash ??= hashPassword("no account has this password");
  await Bun.password.verify(password, await decoyHash);
  return false;
}
