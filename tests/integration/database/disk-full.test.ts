import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { NIGHTLY } from "../../support/nightly";
import { startServerProcess } from "../../support/server-process";

const DISK_MB = 12;
const NIGHT_TIMEOUT_MS = 120_000;

/** A small disk; null where this user may not mount one. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-disk-"));
  const mounted = Bun.spawnSync(["mount", "-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", folder]);
  onTestFinished(() => {
    if (mounted.success) Bun.spawnSync(["umount", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return mounted.success ? folder : null;
}

/** The quick suite has the same with a limit of SQLite's own, in writer.test.ts. */
test.runIf(NIGHTLY)(
  "a server on a full disk answers writes with a 503, and recovers when there is room",
  { timeout: NIGHT_TIMEOUT_MS },
  async ({ skip }) => {
    const disk = mountSmallDisk();
    if (disk === null) return skip("Only root may mount a small disk");
    const server = await startServerProcess({
      variables: { DATABASE_URL: `file:${join(disk, "site.db")}` },
      cheapPasswords: true,
    });
    onTestFinished(() => server.stop());
    let count = 0;
    const register = async () => {
      const email = `person${(count += 1)}@example.com`;
      const body = JSON.stringify({
        email,
        firstName: "Ada",
        lastName: "Byron",
        password: "engine-1843",
        language: "en",
      });
      const headers = { "content-type": "application/json", origin: server.url };
      return fetch(`${server.url}/api/auth/register`, { method: "POST", headers, body });
    };
    expect((await register()).status).toBe(200);

    const filler = join(disk, "filler");
    for (let mb = DISK_MB; mb > 0.001; mb /= 2) {
      try {
        writeFileSync(filler, new Uint8Array(mb * 1_000_000), { flag: "a" });
      } catch {
        // As much as fits.
      }
    }
    // The write-ahead log may still have room in its last pages.
    await expect.poll(async () => (await register()).status, { timeout: 60_000 }).toBe(503);
    const full = await register();
    expect(await full.json()).toMatchObject({ code: "unavailable" });
    expect(Number(full.headers.get("retry-after"))).toBeGreaterThan(0);
    // What reads goes on.
    expect((await fetch(`${server.url}/api/marketplace/items`)).status).toBe(200);

    rmSync(filler);
    expect((await register()).status).toBe(200);
  },
);
