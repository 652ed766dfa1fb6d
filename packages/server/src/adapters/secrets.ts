import { createHash, randomBytes } from "node:crypto";

/** An unguessable URL-safe token of 160 bits. */
export const newSecret = () => randomBytes(20).toString("base64url");

/** A row's id: unguessable, 128 bits. */
export const newId = () => randomBytes(16).toString("base64url");

/** The stored form of a secret: enough to verify it, useless to anyone who reads the database. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");
