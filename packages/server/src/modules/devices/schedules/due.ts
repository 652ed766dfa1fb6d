import { DomainError } from "@wattleaf/shared/errors";
import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { repeat } from "../../../adapters/repeat";
import type { Platform } from "../../../core/platform";
import { systemContext } from "../../../core/system-context";
import { commandDevice } from "../service";
import { nextStartMs } from "./next-time";
import * as repo from "./repo";

const EVERY_MS = 20 * SECOND_MS;
/** What could not be started in time (the server was down) is not started hours later: a car would charge by day. */
const TOO_LATE_MS = 30 * MINUTE_MS;
/** Longer than a device takes to answer. */
const LEASE_MS = MINUTE_MS;
/** After a failure; doubles with each one. */
const FIRST_RETRY_MS = 20 * SECOND_MS;

/** Gives the devices what they were scheduled to be told, as long as the server runs. Returns what stops it. */
export function startDueSchedules(platform: Platform): () => void {
  return repeat(
    { what: "Sending scheduled device commands", everyMs: EVERY_MS, run: () => runDueSchedules(platform) },
    platform.log,
  );
}

/**
 * Gives every due command at least once. The schedule moves on, or ends, in the transaction of the device's change; what
 * fails, or whose process dies, is tried again until it is too late. What began is turned off however late it is.
 */
export async function runDueSchedules(platform: Platform): Promise<void> {
  const nowMs = platform.clock.now();
  for (const schedule of await repo.takeDueSchedules(platform.db, nowMs, nowMs + LEASE_MS)) {
    const isLate = schedule.runningSinceMs === null && nowMs - schedule.atMs > TOO_LATE_MS;
    if (isLate) await skip(platform, schedule, "too late");
    else await give(platform, schedule);
  }
}

async function give(platform: Platform, schedule: repo.ScheduleRow): Promise<void> {
  const { db, log, clock } = platform;
  const { id, userId, deviceId, command, value, tries, reason } = schedule;
  const isEnd = schedule.runningSinceMs !== null;
  const input = isEnd
    ? { device_id: deviceId, command: "off" as const }
    : { device_id: deviceId, command, ...(value === null ? {} : { value }) };
  try {
    await commandDevice(systemContext(platform, userId), input, {
      by: "schedule",
      scheduleId: id,
      reason,
      alongside: (hasChanged) => [repo.moveSchedule(db, schedule, afterCommand(schedule, clock.now()), hasChanged)],
    });
  } catch (error) {
    // The device is gone, or takes other values now: the plan of a person who changed it since.
    if (error instanceof DomainError && isFinal(error)) return skip(platform, schedule, error.code);
    const waitMs = FIRST_RETRY_MS * 2 ** (tries - 1);
    log.error({ err: error, deviceId, tries, waitMs }, "A scheduled device command failed and will be tried again");
    await repo.moveSchedule(db, schedule, { nextTryAtMs: clock.now() + waitMs });
  }
}

const isFinal = ({ code }: DomainError) => code === "not_found" || code === "invalid_input";

async function skip({ db, log, clock }: Platform, schedule: repo.ScheduleRow, reason: string): Promise<void> {
  log.warn({ deviceId: schedule.deviceId, reason }, "A scheduled device command was skipped");
  await repo.moveSchedule(db, schedule, nextRun(schedule, clock.now()));
}

/** What a schedule does after a command was given: ends the run that began, or waits for the next one. */
function afterCommand(schedule: repo.ScheduleRow, nowMs: number): Partial<repo.ScheduleRow> | null {
  const { atMs, minutes, runningSinceMs } = schedule;
  if (runningSinceMs !== null || minutes === null) return nextRun(schedule, nowMs);
  return { atMs: atMs + minutes * MINUTE_MS, runningSinceMs: atMs, ...UNTRIED };
}

/** The next run of a schedule that repeats; null of a single one. */
export const nextRun = (schedule: repo.ScheduleRow, nowMs: number): Partial<repo.ScheduleRow> | null =>
  schedule.weekdays === 0
    ? null
    : { atMs: nextStartMs(schedule, Math.max(nowMs, schedule.atMs)), runningSinceMs: null, ...UNTRIED };

const UNTRIED = { tries: 0, nextTryAtMs: null };
