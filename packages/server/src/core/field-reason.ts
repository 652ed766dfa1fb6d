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
      return tooBig(issue.origin, Number(issue.maximum), issue.exact);
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum), issue.exact);
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

function tooBig(origin: string, max: number, isExact = false): ErrorReason {
  if (origin === "string") return because("field_too_long", { max });
  if (origin !== "array") return because("field_above", { max });
  return isExact ? because("field_list_length", { count: max }) : because("field_list_too_long", { max });
}

function tooSmall(origin: string, min: number, isExact = false): ErrorReason {
  if (origin === "string") return min === 1 ? EMPTY : because("field_too_short", { min });
  if (origin !== "array") return because("field_below", { min });
  return isExact ? because("field_list_length", { count: min }) : because("field_list_too_short", { min });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}
