import { argon2idHasher } from "../../packages/server/src/adapters/password-hasher";

/** Argon2id at a thousandth of its cost: most tests sign in, one is about how passwords are hashed. */
export const cheapPasswords = argon2idHasher({ memoryKib: 64, passes: 1 });
