import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First part of what was sealed; another number is another way of sealing. */
const VERSION = "v1";

/** Keeps what must be read back (tokens, account numbers) from whoever reads the database alone. */
export interface Sealer {
  /** AES-256-GCM with a nonce of its own: the same text looks different each time. */
  seal(text: string): string;
  /** @throws Error when it was sealed with another key or has been changed */
  open(sealed: string): string;
  /** The same for the same text, and of no use for finding the text without the key (HMAC-SHA-256). */
  fingerprint(text: string): string;
}

/** @param key 32 random bytes */
export function createSealer(key: Uint8Array): Sealer {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", key, "", `wattleaf ${purpose}`, KEY_BYTES));
  const sealing = derived("sealing");
  const fingerprints = derived("fingerprints");
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${sealed.toString("base64url")}`;
    },
    open(text) {
      const [version, content = ""] = text.split(".");
      if (version !== VERSION) throw new Error(`Sealed in an unknown way: ${version}`);
      const sealed = Buffer.from(content, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealing, sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      const opened = [decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES)), decipher.final()];
      return Buffer.concat(opened).toString("utf8");
    },
    fingerprint: (text) => createHmac("sha256", fingerprints).update(text).digest("base64url"),
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
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && (error as NodeJS.ErrnoException).code === "EEXIST")) throw error;
  }
  return Buffer.from(readFileSync(file, "utf8").trim(), "base64");
}
