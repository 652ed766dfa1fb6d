import { normal, randomNumbers } from "../../packages/engine/src/savings/made-homes";
import { users } from "../../packages/server/src/db/schema/auth";
import { meterMonths, meters } from "../../packages/server/src/db/schema/meters";
import { isHeldOut } from "../../packages/server/src/modules/rewards";
import type { TestApi } from "./api";

/** 2025-01 to 2026-04, in months since the year 0. */
const MONTHS = Array.from({ length: 16 }, (_, index) => 2025 * 12 + index);
const TRIAL_BEGAN = 2026 * 12;
const ROWS_AT_ONCE = 200;

interface Town {
  seed: number;
  homes: number;
  /** Share that homes with reports use less, from the month after the trial began. */
  saved: number;
  source?: "green_button_connect" | "sandbox" | "file";
  /** Of the last readings: a running server fetches those of meters that have waited. */
  importedAtMs?: number;
}

/**
 * Accounts with a meter of hours, whose months differ from home to home by a fifth.
 * @returns their ids
 */
export async function meteredTown(
  { platform: { db } }: { platform: Pick<TestApi["platform"], "db"> },
  { seed, homes, saved, source = "green_button_connect", importedAtMs = 0 }: Town,
): Promise<string[]> {
  const random = randomNumbers(seed);
  const ids = Array.from({ length: homes }, (_, index) => `home-${seed}-${index}`);
  const people = ids.map((id) => ({
    id,
    email: `${id}@example.com`,
    firstName: "Robin",
    lastName: "Reed",
    passwordHash: "",
    inviteCode: id,
    language: "en" as const,
    createdAtMs: 0,
  }));
  const theirMeters = ids.map((id) => ({
    id: `meter-${id}`,
    userId: id,
    source,
    accountHash: `account-${id}`,
    commodity: "electricity" as const,
    timeZone: "UTC",
    status: "ready" as const,
    historyFromMs: 0,
    importedToMs: 0,
    importToMs: 0,
    lastImportAtMs: importedAtMs,
    createdAtMs: 0,
  }));
  const weather = MONTHS.map(() => 0.1 * normal(random));
  const rows = ids.flatMap((id) => {
    const size = 400_000 * Math.exp(0.6 * normal(random));
    const drift = 0.15 * normal(random);
    return MONTHS.map((month, index) => {
      const inTrial = month > TRIAL_BEGAN;
      const use = size * Math.exp((weather[index] ?? 0) + 0.1 * normal(random) + (inTrial ? drift : 0));
      const share = inTrial && !isHeldOut(id) ? 1 - saved : 1;
      const hours = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate() * 24;
      const counts = { intervalSeconds: 3_600, intervalCount: hours, measuredCount: hours };
      const packed = { days: Buffer.alloc(0), readings: Buffer.alloc(0) };
      const energyMilliWh = Math.round(use * share * 1_000);
      return { meterId: `meter-${id}`, month, startMs: month, ...counts, energyMilliWh, ...packed };
    });
  });
  const chunks = <Row>(all: readonly Row[]) =>
    Array.from({ length: Math.ceil(all.length / ROWS_AT_ONCE) }, (_, at) =>
      all.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
    );
  for (const some of chunks(people)) await db.insert(users).values(some);
  for (const some of chunks(theirMeters)) await db.insert(meters).values(some);
  for (const some of chunks(rows)) await db.insert(meterMonths).values(some);
  return ids;
}
