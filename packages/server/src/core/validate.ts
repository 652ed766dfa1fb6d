import { z } from "zod";
import { MAX_SAMPLES } from "@wattleaf/shared/contracts/interval-series";
import { type ReasonName, reasonError } from "@wattleaf/shared/error-reason";
import { DomainError, type ErrorReason, type FieldIssue } from "@wattleaf/shared/errors";
import { fieldReason, sizeReason } from "./field-reason";

// Instead of zod's "expected string, received undefined" and "expected array to have <=4 items", over both transports, in
// the words of the reason that other languages get; a schema's own words come first.
z.config({
  customError(issue) {
    if (issue.code === "invalid_type" && issue.input === undefined) return "This field is required.";
    return issue.code === "too_big" || issue.code === "too_small" ? inEnglish(sizeReason(issue)) : undefined;
  },
});

const inEnglish = ({ name, values }: ErrorReason): string =>
  reasonError("invalid_input", name as ReasonName, values).message;

/** What every error about an unknown field begins with. */
export const NO_SUCH_FIELD = "There's no such field.";

export function toIssues(error: z.core.$ZodError): FieldIssue[] {
  return error.issues.flatMap(toFieldIssues);
}

function toFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code !== "unrecognized_keys") return [{ path: issue.path.join("."), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: NO_SUCH_FIELD }));
}

/** Each with a reason that other languages have words for. */
const toIssuesWithReasons = (error: z.core.$ZodError, value: unknown): FieldIssue[] =>
  error.issues.flatMap((issue) => {
    const reason = fieldReason(issue, value);
    return toFieldIssues(issue).map((one) => (reason ? { ...one, reason } : one));
  });

/** Names the first fault in the message itself, for callers that show only that. Never repeats what was sent. */
export function invalidInput(issues: readonly FieldIssue[]): DomainError {
  const [first] = issues;
  const message = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : "The input isn't valid.";
  return new DomainError("invalid_input", message, { issues });
}

/** @throws DomainError invalid_input with an issue for each bad field; too_large for a series of too many values */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = toIssuesWithReasons(parsed.error, value);
  if (parsed.error.issues.some(isTooManySamples)) throw tooManySamples(issues);
  throw invalidInput(issues);
}

const isTooManySamples = (issue: z.core.$ZodIssue): boolean =>
  issue.code === "too_big" && issue.origin === "array" && issue.maximum === MAX_SAMPLES;

const tooManySamples = (issues: readonly FieldIssue[]): DomainError =>
  new DomainError(
    "too_large",
    `A series can have up to ${MAX_SAMPLES} values. Send a shorter one, or use longer intervals.`,
    {
      issues,
    },
  );
