import type { z } from "zod";
import { DomainError, type FieldIssue } from "@wattleaf/shared/errors";

export function toIssues(error: z.core.$ZodError): FieldIssue[] {
  return error.issues.map((issue) => ({ path: issue.path.join("."), message: issue.message }));
}

/** Names the first fault in the message itself, for callers that show only that. Never repeats what was sent. */
export function invalidInput(issues: readonly FieldIssue[]): DomainError {
  const [first] = issues;
  const message = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : "The input is not valid.";
  return new DomainError("invalid_input", message, { issues });
}

/** @throws DomainError invalid_input with an issue for each bad field */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidInput(toIssues(parsed.error));
}
