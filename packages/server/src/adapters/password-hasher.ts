/** How passwords are stored and checked. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

export interface Argon2idCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's setting. */
const OWASP_COST: Argon2idCost = { memoryKib: 19_456, passes: 2 };

/**
 * Passwords as argon2id hashes. What a hash costs is decided by code alone, never by a setting: a server has OWASP's
 * cost, tests hand in a cheap hasher.
 */
export function argon2idHasher({ memoryKib, passes }: Argon2idCost = OWASP_COST): PasswordHasher {
  return {
    hash: (password) => Bun.password.hash(password, { algorithm: "argon2id", memoryCost: memoryKib, timeCost: passes }),
    verify: (password, hash) => Bun.password.verify(password, hash),
  };
}
