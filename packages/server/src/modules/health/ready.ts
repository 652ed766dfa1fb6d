import { DomainError } from "@wattleaf/shared/errors";
import type { ready as readyOperation } from "@wattleaf/shared/contracts/health";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Platform } from "../../core/platform";
import type { RequestContext } from "../../core/request-context";
import { pingJob } from "./jobs";
import { probeWrite } from "./repo";

type Part = keyof OutputOf<typeof readyOperation>["checks"];

/** Of each check: a load balancer waits a few seconds at most. */
const CHECK_LIMIT_MS = 5 * SECOND_MS;
/** Results are shared for so long, so that asking often costs nothing. */
const FRESH_MS: Record<Part, number> = {
  database: 2 * SECOND_MS,
  disk: 2 * SECOND_MS,
  mail: 30 * SECOND_MS,
  workers: 2 * SECOND_MS,
};
const RETRY_SECONDS = 5;
/** The log of writes of the database file grows to a few MB before it is merged. */
const MIN_FREE_BYTES = 100 * 1024 * 1024;
const PROBE_CALLER = "readiness probe";

const CHECKS: Record<Part, (platform: Platform) => Promise<unknown>> = {
  database: ({ db, clock }) => probeWrite(db, clock.now() + MINUTE_MS),
  async disk({ env }) {
    if (!env.DATABASE_URL.startsWith("file:")) return;
    const { bavail, bsize } = await statfs(dirname(env.DATABASE_URL.slice("file:".length)));
    if (bavail * bsize < MIN_FREE_BYTES) throw new Error(`Only ${bavail * bsize} bytes are free`);
  },
  mail: ({ mail }) => mail.check(),
  workers: async ({ cpu, answerWorkers }) => {
    await answerWorkers.loaded();
    // A Worker that has a job is at work, however long the job takes.
    if (!cpu.isBusy) await cpu.run(pingJob, null, { caller: PROBE_CALLER });
  },
};

interface Result {
  atMs: number;
  ok: Promise<boolean>;
}

const results = new WeakMap<Platform, Map<Part, Result>>();

/**
 * Readiness: whether the server can do its work, part by part. Unlike liveness it fails in an outage, so that a load
 * balancer sends visitors elsewhere; it names the parts and nothing else of what went wrong, which the log has.
 * @throws DomainError unavailable, with an issue for each part that fails
 */
export async function ready({ platform }: RequestContext): Promise<OutputOf<typeof readyOperation>> {
  const parts = Object.keys(CHECKS) as Part[];
  const oks = await Promise.all(parts.map((part) => resultOf(platform, part)));
  const failed = parts.filter((_, index) => !oks[index]);
  if (failed.length === 0)
    return { status: "ready", checks: { database: "ok", disk: "ok", mail: "ok", workers: "ok" } };
  throw new DomainError("unavailable", `The server isn't ready: ${failed.join(", ")}.`, {
    retryAfterSeconds: RETRY_SECONDS,
    issues: failed.map((part) => ({ path: part, message: "This part doesn't work at the moment." })),
  });
}

function resultOf(platform: Platform, part: Part): Promise<boolean> {
  const known = results.get(platform) ?? new Map<Part, Result>();
  results.set(platform, known);
  const nowMs = performance.now();
  const last = known.get(part);
  if (last && nowMs - last.atMs < FRESH_MS[part]) return last.ok;
  const ok = check(platform, part);
  known.set(part, { atMs: nowMs, ok });
  return ok;
}

async function check(platform: Platform, part: Part): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_LIMIT_MS} ms`)), CHECK_LIMIT_MS);
  try {
    await Promise.race([CHECKS[part](platform), late]);
    return true;
  } catch (error) {
    platform.log.warn({ err: error, part }, "The server is not ready");
    return false;
  } finally {
    clearTimeout(timer);
  }
}
