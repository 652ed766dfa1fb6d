import { createHash, randomBytes } from "node:crypto";

/** An unguessable URL-safe token of 160 bits. */
export const newSecret = () => randomBytes(20).toString("base64url");

/** A row's id: unguessable, nearly 128 bits. It begins with no hyphen, which a command would take for an option. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString("base64url");
    if (!id.startsWith("-")) return id;
  }
}

/** The stored form of a secret: enough to verify it, useless to anyone who reads the database. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");
