import { type Outcome, outcomeOf } from "./outcome";

/** A kind of work that runs in a Worker: its name there, and the shapes of what goes in and what comes back. */
export interface Job<Input, Output> {
  readonly name: string;
  /** Types only; never set. */
  readonly shapes?: { input: Input; output: Output };
}

/** @param name unique among the jobs that a Worker handles */
export const defineJob = <Input, Output>(name: string): Job<Input, Output> => ({ name });

/** A job with the function that does it, as a Worker registers it. */
export interface JobHandler {
  name: string;
  run(input: unknown): Promise<unknown>;
}

export const handles = <Input, Output>(
  { name }: Job<Input, Output>,
  run: (input: Input) => Output | Promise<Output>,
): JobHandler => ({ name, run: async (input) => run(input as Input) });

/** What the queue posts to its Worker. */
export interface JobMessage {
  name: string;
  input: unknown;
}

/** What the Worker posts back. */
export type JobReply = Outcome;

/** What the queue hears from its Worker: replies and, first of all, its thread, so that memory can be charged to it. */
export type FromWorker = JobReply | { thread: string };

/** Runs one job of a Worker; never throws. */
export const runJob = (handlers: readonly JobHandler[], { name, input }: JobMessage): Promise<JobReply> =>
  outcomeOf(async () => {
    const handler = handlers.find((one) => one.name === name);
    if (!handler) throw new Error(`No handler is registered for the job ${name}`);
    return handler.run(input);
  });
