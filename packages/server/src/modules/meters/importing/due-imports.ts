import { HOUR_MS } from "@wattleaf/shared/domain/time";
import type { Platform } from "../../../core/platform";
import { repeat } from "../../../adapters/repeat";
import * as repo from "../repo";
import { importMeter } from "./import-meter";

/** How often the list is looked through, and how old the last import of a connected meter may be. */
const LOOK_EVERY_MS = 20_000;
const SANDBOX_EVERY_MS = HOUR_MS;
/** Utilities publish once a day. */
const UTILITY_EVERY_MS = 12 * HOUR_MS;

/** Begins a meter's import, or leaves the one that is under way. */
export function beginImport(platform: Platform, meterId: string): void {
  platform.imports.begin(meterId, (signal) => importMeter(platform, meterId, signal));
}

/** Goes on with imports that broke off, and fetches what connected meters have gained. */
export async function beginDueImports(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  const due = await repo.listDueMeters(platform.db, {
    nowMs,
    sandboxBeforeMs: nowMs - SANDBOX_EVERY_MS,
    utilityBeforeMs: nowMs - UTILITY_EVERY_MS,
  });
  for (const { id, userId, status } of due) {
    // A first import goes on to the end that it had; what came since is the next one's.
    if (status === "ready") await repo.noteMeter(platform.db, userId, id, { importToMs: nowMs });
    beginImport(platform, id);
  }
}

/** At the start and three times a minute. Returns what stops it. */
export function startMeterImports(platform: Platform): () => void {
  const run = () => beginDueImports(platform);
  return repeat({ what: "Checking for due imports", everyMs: LOOK_EVERY_MS, run }, platform.log);
}
