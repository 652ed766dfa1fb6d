import { argon2idHasher } from "../../packages/server/src/adapters/password-hasher";

/** Argon2id at a thousandth of its cost: most tests sign in, and only one tests password hashing. */
export const cheapPasswords = argon2idHasher({ memoryKib: 64, passes: 1 });
