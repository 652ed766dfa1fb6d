import type { ReasonName } from "@wattleaf/shared/error-reason";
import type { ErrorReason } from "@wattleaf/shared/errors";
import type { MessageValues } from "@wattleaf/shared/i18n/translate";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const because = (name: ReasonName, values: MessageValues = {}): ErrorReason => ({ name, values });

const MISSING = because("field_missing");
const EMPTY = because("field_empty");
const FORMAT = because("field_format");
const UNKNOWN = because("field_unknown");
const NOT_WHOLE = because("field_not_whole");
/** By the type that was expected. */
const NOT_OF_TYPE: Partial<Record<string, ErrorReason>> = {
  array: because("field_not_list"),
  boolean: because("field_not_boolean"),
  int: NOT_WHOLE,
  number: because("field_not_number"),
  object: because("field_not_object"),
  string: because("field_not_text"),
};

/**
 * What is wrong with a field, as a name with values: the schema's own message is English.
 * @param value what was checked, for telling a missing field from one of another type
 */
export function fieldReason(issue: Issue, value: unknown): ErrorReason | undefined {
  switch (issue.code) {
    case "invalid_type":
      return valueAt(value, issue.path) === undefined ? MISSING : NOT_OF_TYPE[issue.expected];
    case "too_big":
    case "too_small":
      return sizeReason(issue);
    case "invalid_value":
      return because("field_choice", { choices: issue.values.join(", ") });
    case "invalid_format":
      return FORMAT;
    case "unrecognized_keys":
      return UNKNOWN;
    case "custom":
      // A schema's own rule says its reason in `params`.
      return issue.params?.["reason"] as ErrorReason | undefined;
    default:
      return undefined;
  }
}

/** Also before its place and its message are known. */
type SizeIssue =
  | Omit<z.core.$ZodIssueTooBig, "path" | "message" | "input">
  | Omit<z.core.$ZodIssueTooSmall, "path" | "message" | "input">;

/** Why a text, a list or a number is too long or too short, too high or too low. */
export const sizeReason = (issue: SizeIssue): ErrorReason =>
  issue.code === "too_big" ? tooBig(issue, Number(issue.maximum)) : tooSmall(issue, Number(issue.minimum));

type Limit = Pick<SizeIssue, "origin" | "exact" | "inclusive">;

function tooBig({ origin, exact, inclusive }: Limit, max: number): ErrorReason {
  if (origin === "string") return because("field_too_long", { max });
  if (origin === "array")
    return exact ? because("field_list_length", { count: max }) : because("field_list_too_long", { max });
  return inclusive === false ? because("field_not_below", { max }) : because("field_above", { max });
}

function tooSmall({ origin, exact, inclusive }: Limit, min: number): ErrorReason {
  if (origin === "string") return min === 1 ? EMPTY : because("field_too_short", { min });
  if (origin === "array") {
    if (exact) return because("field_list_length", { count: min });
    return min === 1 ? because("field_list_empty") : because("field_list_too_short", { min });
  }
  return inclusive === false ? because("field_not_above", { min }) : because("field_below", { min });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
