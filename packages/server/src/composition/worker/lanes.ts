import { availableParallelism } from "node:os";
import { DomainError } from "@wattleaf/shared/errors";
import { reasonError } from "@wattleaf/shared/error-reason";
import type { WorkerLane } from "../../adapters/worker-queue/worker-queue";

/** A job without an end after this hangs: with a quarter of one core it has had the longest limit twice. */
const HANG_LIMIT_MS = 240_000;

const fileLane = (processorLimitMs: number): WorkerLane => ({
  timeLimitMs: HANG_LIMIT_MS,
  processorLimitMs,
  tooSlow: () => reasonError("file_unreadable", "file_too_slow"),
  tooBig: () => reasonError("file_unreadable", "file_unpacks_too_large"),
});

/** CSV and Green Button: seconds at the most. */
export const TEXT_FILES = fileLane(15_000);
/** A large photograph takes 2 s, and a document has three scanned pages at the most. */
export const DOCUMENTS = fileLane(30_000);

/** One for each core that the main thread leaves free; more would only fill memory. */
const SOLVERS = Math.min(Math.max(1, availableParallelism() - 1), 4);

/** Schedules: the solver has its own limit of 10 s, but checks it only between its own steps. */
export const SCHEDULES: WorkerLane = {
  timeLimitMs: 30_000,
  workers: SOLVERS,
  maxWaitingJobs: 8,
  tooSlow: () =>
    new DomainError(
      "too_large",
      "This plan takes longer than 30 seconds. Use fewer or longer steps, or fewer devices.",
    ),
  tooBig: () => new DomainError("too_large", "This plan needs too much memory. Use fewer steps."),
};

/** Years of days planned under several tariffs: seconds for a home by the hour, more with storage and metered load. */
export const YEAR_PLANS: WorkerLane = {
  timeLimitMs: 120_000,
  maxWaitingJobs: 8,
  tooSlow: () =>
    new DomainError("too_large", "Planning this year takes longer than two minutes. Compare fewer tariffs at once."),
  tooBig: () => new DomainError("too_large", "This year needs too much memory. Compare fewer tariffs at once."),
};

/** The public API's long series. */
export const COMPUTE: WorkerLane = {
  timeLimitMs: 15_000,
  tooSlow: () => new DomainError("too_large", "This takes longer than 15 seconds to compute. Send a shorter series."),
  tooBig: () => new DomainError("too_large", "This needs too much memory. Send a shorter series."),
};
