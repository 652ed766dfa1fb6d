import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createEncryption, installationKey } from "./encryption";

const KEY = new Uint8Array(32).fill(7);

test("what was sealed opens with the same key and no other, and looks different each time", () => {
  const encryption = createEncryption(KEY);
  const encrypted = encryption.encrypt("token ☀");
  expect(encrypted).not.toContain("token");
  expect(encryption.encrypt("token ☀")).not.toBe(encrypted);
  expect(encryption.decrypt(encrypted)).toBe("token ☀");
  expect(() => createEncryption(new Uint8Array(32).fill(8)).decrypt(encrypted)).toThrow();
  const middle = encrypted.length >> 1;
  const changed = `${encrypted.slice(0, middle)}${encrypted[middle] === "A" ? "B" : "A"}${encrypted.slice(middle + 1)}`;
  expect(() => encryption.decrypt(changed)).toThrow();
});

test("a fingerprint is the same for the same text, and depends on the key", () => {
  const { fingerprint } = createEncryption(KEY);
  expect(fingerprint("pge:1234")).toBe(fingerprint("pge:1234"));
  expect(fingerprint("pge:1234")).not.toBe(fingerprint("pge:1235"));
  expect(createEncryption(new Uint8Array(32)).fingerprint("pge:1234")).not.toBe(fingerprint("pge:1234"));
});

test("an installation makes its key once, for its owner's eyes", () => {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-key-"));
  const database = `file:${join(folder, "new", "site.db")}`;
  const key = installationKey(undefined, database);
  expect(key).toHaveLength(32);
  expect(installationKey(undefined, database)).toEqual(key);
  expect(statSync(join(folder, "new", "site.db.key")).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
