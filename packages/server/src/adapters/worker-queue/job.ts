import { type Outcome, outcomeOf } from "./outcome";

/** A kind of work that runs in a Worker: its name there, and the shapes of what goes in and what comes back. */
export interface Job<Input, Output> {
  readonly name: string;
  /** Types only; never set. */
  readonly shapes?: { input: Input; output: Output };
}

/** @param name unique among the jobs that a Worker handles */
export const defineJob = <Input, Output>(name: string): Job<Input, Output> => ({ name });

/** Tells the caller how far a long job is. */
export type ReportProgress = (progress: { done: number; of: number }) => void;

/** A job with the function that does it, as a Worker registers it. */
export interface JobHandler {
  name: string;
  run(input: unknown, report: ReportProgress): Promise<unknown>;
}

export const handles = <Input, Output>(
  { name }: Job<Input, Output>,
  run: (input: Input, report: ReportProgress) => Output | Promise<Output>,
): JobHandler => ({ name, run: async (input, report) => run(input as Input, report) });

/** What the queue posts to its Worker. */
export interface JobMessage {
  name: string;
  input: unknown;
}

/** What the Worker posts back. */
export type JobReply = Outcome;

/**
 * What the queue hears from its Worker: first of all its thread, so that memory can be charged to it, the progress of
 * long jobs, and replies.
 */
export type FromWorker = JobReply | { thread: string } | { progress: { done: number; of: number } };

/** Runs one job of a Worker; never throws. */
export const runJob = (
  handlers: readonly JobHandler[],
  { name, input }: JobMessage,
  report: ReportProgress = () => {},
): Promise<JobReply> =>
  outcomeOf(async () => {
    const handler = handlers.find((one) => one.name === name);
    if (!handler) throw new Error(`No handler is registered for the job ${name}`);
    return handler.run(input, report);
  });
