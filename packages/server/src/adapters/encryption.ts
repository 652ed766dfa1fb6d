import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of every encrypted text; a new format gets a new version. */
const VERSION = "v1";

/** Encrypts what must be read back (tokens, account numbers): a copy of the database alone reveals none of it. */
export interface Encryption {
  /** AES-256-GCM with a fresh nonce: the same text gives another result each time. */
  encrypt(text: string): string;
  /** @throws Error when it was encrypted with another key or has been changed */
  decrypt(encrypted: string): string;
  /** HMAC-SHA-256: equal texts have equal fingerprints, and without the key none leads back to its text. */
  fingerprint(text: string): string;
}

/** @param key 32 random bytes */
export function createEncryption(key: Uint8Array): Encryption {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", key, "", `wattleaf ${purpose}`, KEY_BYTES));
  // The purpose is part of the key: another word could not decrypt what is stored.
  const encryptionKey = derived("sealing");
  const fingerprintKey = derived("fingerprints");
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", encryptionKey, nonce);
      const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${encrypted.toString("base64url")}`;
    },
    decrypt(text) {
      const [version, content = ""] = text.split(".");
      if (version !== VERSION) throw new Error(`Unknown encryption version: ${version}`);
      const encrypted = Buffer.from(content, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", encryptionKey, encrypted.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(encrypted.subarray(encrypted.length - TAG_BYTES));
      const decrypted = [
        decipher.update(encrypted.subarray(NONCE_BYTES, encrypted.length - TAG_BYTES)),
        decipher.final(),
      ];
      return Buffer.concat(decrypted).toString("utf8");
    },
    fingerprint: (text) => createHmac("sha256", fingerprintKey).update(text).digest("base64url"),
  };
}

/**
 * The key of this installation: the one that the operator gives, else a file beside the database file, made at the first
 * start and readable by its owner alone.
 * @param given base64 of 32 bytes
 * @param databaseUrl file:…
 */
export function installationKey(given: string | undefined, databaseUrl: string): Uint8Array {
  if (given !== undefined) return Buffer.from(given, "base64");
  const file = `${databaseUrl.slice("file:".length)}.key`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeWhole(file, `${randomBytes(KEY_BYTES).toString("base64")}\n`);
  } catch (error) {
    if (!(error instanceof Error && (error as NodeJS.ErrnoException).code === "EEXIST")) throw error;
  }
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64");
}

/**
 * Makes a new file with its content: another server that starts at the same time sees all of it or nothing.
 * @throws EEXIST when the file is there
 */
function writeWhole(file: string, content: string): void {
  if (existsSync(file)) return;
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, content, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } finally {
    unlinkSync(draft);
  }
}
