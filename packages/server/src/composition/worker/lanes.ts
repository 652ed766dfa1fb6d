import { DomainError } from "@wattleaf/shared/errors";
import type { WorkerLane } from "../../adapters/worker-queue/worker-queue";

const fileLane = (timeLimitMs: number): WorkerLane => ({
  timeLimitMs,
  tooSlow: () =>
    new DomainError(
      "file_unreadable",
      "This file takes too long to read. Please upload a smaller export, or a picture with fewer pixels.",
    ),
  tooBig: () =>
    new DomainError(
      "file_unreadable",
      "This file unpacks to more data than can be read. Please upload a smaller export.",
    ),
});

/** CSV and Green Button: seconds at the most. */
export const TEXT_FILES = fileLane(15_000);
/** A large photograph takes 3 to 10 s, as busy as the machine is. */
export const DOCUMENTS = fileLane(30_000);

/** Schedules: the solver has its own limit of 10 s, but looks at it only between two steps of its own. */
export const SCHEDULES: WorkerLane = {
  timeLimitMs: 30_000,
  maxWaitingJobs: 8,
  tooSlow: () =>
    new DomainError("too_large", "This plan takes longer than 30 s. Ask for fewer or longer steps, or fewer devices."),
  tooBig: () =>
    new DomainError("too_large", "This plan needs more memory than one call may have. Ask for fewer steps."),
};

/** The public API's long series. */
export const COMPUTE: WorkerLane = {
  timeLimitMs: 15_000,
  tooSlow: () => new DomainError("too_large", "This takes longer than 15 s to compute. Send a shorter series."),
  tooBig: () => new DomainError("too_large", "This needs more memory than one call may have. Send a shorter series."),
};
