import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSealer, installationKey } from "./encryption";

const KEY = new Uint8Array(32).fill(7);

test("what was sealed opens with the same key and no other, and looks different each time", () => {
  const sealer = createSealer(KEY);
  const sealed = sealer.seal("token ☀");
  expect(sealed).not.toContain("token");
  expect(sealer.seal("token ☀")).not.toBe(sealed);
  expect(sealer.open(sealed)).toBe("token ☀");
  expect(() => createSealer(new Uint8Array(32).fill(8)).open(sealed)).toThrow();
  expect(() => sealer.open(`${sealed.slice(0, -2)}AA`)).toThrow();
});

test("a fingerprint is the same for the same text, and depends on the key", () => {
  const { fingerprint } = createSealer(KEY);
  expect(fingerprint("pge:1234")).toBe(fingerprint("pge:1234"));
  expect(fingerprint("pge:1234")).not.toBe(fingerprint("pge:1235"));
  expect(createSealer(new Uint8Array(32)).fingerprint("pge:1234")).not.toBe(fingerprint("pge:1234"));
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
