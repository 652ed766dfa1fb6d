import { DomainError, type ErrorBody } from "@wattleaf/shared/errors";

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
export type JobReply =
  | { ok: true; value: unknown }
  | { ok: false; error: Pick<ErrorBody, "code" | "issues" | "message" | "reason"> | null; reason: string };

/** Runs one job of a Worker; never throws. */
export async function runJob(handlers: readonly JobHandler[], { name, input }: JobMessage): Promise<JobReply> {
  try {
    const handler = handlers.find((one) => one.name === name);
    if (!handler) throw new Error(`No handler is registered for the job ${name}`);
    return { ok: true, value: await handler.run(input) };
  } catch (thrown) {
    const error =
      thrown instanceof DomainError
        ? {
            code: thrown.code,
            message: thrown.message,
            issues: [...thrown.issues],
            ...(thrown.reason === undefined ? {} : { reason: thrown.reason }),
          }
        : null;
    return { ok: false, error, reason: thrown instanceof Error ? thrown.message : "unknown" };
  }
}
